import type { GuidelineSection } from '../../src/internal/story-guidelines.ts';

/** On the pages of everything that lies over a page. */
export const whichOverlay: GuidelineSection = {
  title: 'Which overlay when',
  text: `
Ask in this order, and take the first that fits. Often a part of the page itself is better than all of them.

| What the customer needs | Take | Page behind it | How it closes |
| --- | --- | --- | --- |
| To answer one question before anything else happens: «Удалить карту?» | [Dialog](?path=/docs/feedback-dialog--docs) | Dimmed, cannot be used | By an answer or Escape. With \`kind="dialog"\` also by the cross or a press outside |
| To do something longer and return here: filters, a new card | [Sheet](?path=/docs/feedback-sheet--docs) | Dimmed, cannot be used | By its action, the cross, Escape or a press outside |
| To choose one of several actions for a row or a card | [Menu](?path=/docs/actions-menu--docs) | Visible, not dimmed | By a choice, Escape or a press outside |
| An explanation of a word or a figure, when they ask for it | [Popover](?path=/docs/feedback-popover--docs) | Visible, not dimmed | By the cross, Escape or a press outside |
| To know that what they just did has worked: «Карта добавлена» | [Toast](?path=/docs/feedback-toast--docs) | In use | By itself after 5 seconds, or by the cross |
| A few more words about a button that is clear without them | [Tooltip](?path=/docs/feedback-tooltip--docs) | In use | When the pointer or the focus leaves. Never seen on a touch screen |

- **It must not be missed?** Not a toast: a [Banner](?path=/docs/feedback-banner--docs) in the page, or an error at the field.
- **A value from a list?** Not a menu: [Select](?path=/docs/fields-select--docs) or [RadioGroup](?path=/docs/fields-radiogroup--docs).
- **An overlay over an overlay?** Only a dialog that asks before something is lost.
`,
};
