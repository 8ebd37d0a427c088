import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { whichOverlay } from '../../.storybook/sections/which-overlay.ts';
import { WindowFrame } from '../../.storybook/sections/window-frame.tsx';
import { Button } from '../button/button.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

interface Labels {
  open: string;
  answer: string;
  back: string;
}
interface ExampleProps {
  kind?: 'dialog' | 'alert';
  title?: string;
  text?: string;
  labels?: Labels;
}

const LABELS: Labels = { open: 'Открыть', answer: 'Удалить', back: 'Оставить' };
const TITLE = 'Удалить карту?';
const TEXT = 'Карту можно добавить снова в любой момент.';

function Actions({ labels, onPress }: { labels: Labels; onPress?: () => void }) {
  const say = useStoryTranslation();
  return (
    <>
      <Button variant="danger" {...(onPress && { onClick: onPress })}>
        {say(labels.answer)}
      </Button>
      <Button variant="secondary" {...(onPress && { onClick: onPress })}>
        {say(labels.back)}
      </Button>
    </>
  );
}

function Example({ kind = 'dialog', title = TITLE, text = TEXT, labels = LABELS }: ExampleProps) {
  const say = useStoryTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say(labels.open)}
      </Button>
      <Dialog open={open} onClose={close} kind={kind} title={say(title)} actions={<Actions labels={labels} onPress={close} />}>
        <Text tone="quiet">{say(text)}</Text>
      </Dialog>
    </>
  );
}

/** The open dialog in the page. */
function OpenExample({ title = TITLE, text = TEXT, labels = LABELS }: Omit<ExampleProps, 'kind'>) {
  const say = useStoryTranslation();
  return (
    <WindowFrame title={say(title)} actions={<Actions labels={labels} />} onClose={() => {}}>
      <Text tone="quiet">{say(text)}</Text>
    </WindowFrame>
  );
}

const code = (kind: string, title: string, text: string, answer: string, back: string) => `const [open, setOpen] = useState(false);

<Dialog
  open={open}
  onClose={() => setOpen(false)}${kind}
  title="${title}"
  actions={
    <>
      <Button variant="danger" onClick={answer}>
        ${answer}
      </Button>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        ${back}
      </Button>
    </>
  }
>
  ${text}
</Dialog>`;

const words: StoryTranslations = {
  'Удалить карту?': 'Karta oʻchirilsinmi?',
  'Карту можно добавить снова в любой момент.': 'Kartani istalgan vaqtda qayta qoʻshish mumkin.',
  Открыть: 'Ochish',
  Удалить: 'Oʻchirish',
  Оставить: 'Qoldirish',
  'Платёж ещё не завершён': 'Toʻlov hali yakunlanmagan',
  'Если уйти сейчас, результат появится в истории заказа.': 'Hozir chiqib ketsangiz, natija buyurtma tarixida koʻrinadi.',
  Уйти: 'Chiqish',
  'Продолжить оплату': 'Toʻlovni davom ettirish',
  ОК: 'OK',
  Отмена: 'Bekor qilish',
  'Внимание!': 'Diqqat!',
  'Вы уверены?': 'Ishonchingiz komilmi?',
};

const guidelines: Guidelines = {
  alsoCalled: 'окно, диалог, подтверждение, вопрос, попап, oyna, tasdiqlash, modal, confirm, popup',
  use: 'A question that must be answered to go on: delete a card, leave an unfinished payment (`kind="alert"`).',
  avoid: 'Saying that all went well (Toast); long content (Sheet); explaining a word (Popover).',
  anatomy: 'The question as the title, one or two sentences, the answer and the way back. On phones it stands at the bottom.',
  parts: [
    { selector: 'h2', side: 'start', name: 'Title', text: 'The question. It names the dialog for screen readers.' },
    {
      selector: 'div:has(> h2) + div button',
      side: 'end',
      name: 'Close button',
      text: 'Closes without an answer. `kind="alert"` has none.',
    },
    {
      selector: 'p',
      side: 'start',
      name: 'Content',
      text: 'One or two sentences: what happens, and whether it can be undone. It scrolls if it must.',
    },
    { selector: 'button:has(+ button)', side: 'end', name: 'Answer', text: 'The words of the title. `danger` if it cannot be undone.' },
    {
      selector: 'button + button',
      side: 'bottom',
      name: 'Way back',
      text: 'Says what stays: «Оставить». On a phone both buttons are as wide as the dialog.',
    },
  ],
  content:
    'The title is the question, and the button answers it with the same words: «Удалить карту?», «Удалить». The way back is «Оставить», not «Отмена».',
  sections: [whichOverlay],
  accessibility:
    "The focus stays inside and returns to the trigger. The page below does not scroll. The buttons that only screen readers find speak the page's language.",
  keyboard: {
    'Tab, Shift+Tab': 'Moves the focus inside the dialog.',
    'Escape, Back on Android': 'Closes it without an answer.',
  },
};

const meta = {
  title: 'Feedback/Dialog',
  component: Example,
  // The stories open and close the dialog themselves.
  argTypes: Object.fromEntries(['open', 'onClose', 'children', 'actions'].map((name) => [name, { control: false }])),
  parameters: {
    props: Dialog,
    words,
    guidelines,
    docs: { source: { code: code('', TITLE, TEXT, LABELS.answer, LABELS.back) } },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.tab();
  await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: 'Удалить карту?' });
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Открыть' })).toHaveFocus());
  },
};
export const Opened: Story = { tags: ['!autodocs'], play: async ({ canvasElement }) => open(canvasElement) };
export const Alert: Story = {
  args: {
    kind: 'alert',
    title: 'Платёж ещё не завершён',
    text: 'Если уйти сейчас, результат появится в истории заказа.',
    labels: { open: 'Открыть', answer: 'Уйти', back: 'Продолжить оплату' },
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  },
  parameters: {
    docs: {
      source: {
        code: code(
          '\n  kind="alert"',
          'Платёж ещё не завершён',
          'Если уйти сейчас, результат появится в истории заказа.',
          'Уйти',
          'Продолжить оплату',
        ),
      },
    },
  },
};
export const LongUzbekText: Story = {
  args: {
    labels: { open: 'Ochish', answer: 'Sahifadan chiqish', back: 'Toʻlovni davom ettirish' },
    title: 'Toʻlov hali yakunlanmagan',
    text: 'Agar hozir chiqib ketsangiz, natija buyurtma tarixida koʻrinadi. Toʻlovni takrorlash shart emas.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => open(canvasElement),
};
export const Overview: Story = { tags: ['picture'], play: async ({ canvasElement }) => open(canvasElement) };

export const Parts: Story = { tags: ['anatomy', '!dev', '!autodocs'], render: (args) => <OpenExample {...args} /> };

export const QuestionAndAnswer: Story = {
  name: 'The title asks, and the buttons answer in the same words.',
  tags: ['do', '!dev', '!autodocs'],
  render: (args) => <OpenExample {...args} />,
};
export const WarningWithoutQuestion: Story = {
  name: 'A title that names nothing, with «ОК» and «Отмена»: people must read all of it, and may cancel what they wanted.',
  tags: ['dont', '!dev', '!autodocs'],
  args: { title: 'Внимание!', text: 'Вы уверены?', labels: { open: 'Открыть', answer: 'ОК', back: 'Отмена' } },
  render: (args) => <OpenExample {...args} />,
};
