import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkButton } from '../link/link.tsx';
import { FIXTURE_NOW, longUzbekNotification, NOTIFICATION_TRANSLATIONS, overdueNotification } from './notification-fixtures.ts';
import { FoldableNotification, FoldableNotificationList, type FoldableNotificationProps } from './notification-fold.tsx';

const onOpen = fn();
const toOrder = (
  <LinkButton href="#order" variant="secondary" size="s">
    К заказу
  </LinkButton>
);
const order: FoldableNotificationProps = { ...overdueNotification, onOpen, action: toOrder };

const words: StoryTranslations = {
  ...NOTIFICATION_TRANSLATIONS,
  'К заказу': 'Buyurtmaga oʻtish',
  'Вам доступно 15 000 000 сум на покупки в рассрочку.':
    'Muddatli toʻlovga xarid qilish uchun sizga 15\u00a0000\u00a0000\u00a0soʻm ajratildi.',
  'Текст, который ведёт никуда.': 'Hech qayerga yetaklamaydigan matn.',
};

const guidelines: Guidelines = {
  alsoCalled: 'уведомление, раскрыть, прочитать, bildirishnoma, notification, inbox',
  use: 'The notifications page: the text opens in place, and opening means reading. NotificationFoldList stacks several.',
  avoid: 'A few recent notifications on another page, where a row leads on (NotificationRow).',
  anatomy:
    'An icon of the kind, a title, «новое» if it is unread, the time, an arrow. Inside: the text, the exact time, and a button to the matter.',
  content: 'The title says what happened, the text what to do and by which day.',
  accessibility: "The browser's own details element; the page search finds closed text. Unread ones are marked by a word and by weight.",
  keyboard: {
    'Enter, Space': 'Opens or closes the text.',
  },
};

const meta = {
  title: 'Product/NotificationFold',
  component: FoldableNotification,
  args: order,
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof FoldableNotification>;

export default meta;
type Story = StoryObj<typeof meta>;

function Reading(props: FoldableNotificationProps) {
  const [read, setRead] = useState(props.read);
  return (
    <FoldableNotification
      {...props}
      read={read}
      onOpen={() => {
        onOpen();
        setRead(true);
      }}
    />
  );
}

/**
 * Opening a notification counts as reading it; closing it reports nothing. The browser opens a `summary` only on real key presses, which a
 * story cannot send.
 */
export const Default: Story = {
  render: (args) => <Reading {...args} />,
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByText('новое')).toBeVisible();
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('nothing to open');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(await canvas.findByRole('link', { name: 'К заказу' })).toBeVisible();
    await expect(canvas.getByText('21.11.2026, 13:40')).toBeVisible();
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText('новое')).toBeNull());
    await userEvent.click(summary);
    await expect(canvas.getByText('21.11.2026, 13:40')).not.toBeVisible();
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};
const list = [
  { ...order, id: '1' },
  {
    id: '2',
    kind: 'congrats',
    title: 'Лимит одобрен',
    body: 'Вам доступно 15 000 000 сум на покупки в рассрочку.',
    createdAt: '2026-11-20T09:05:00.000Z',
    now: FIXTURE_NOW,
    read: false,
    onOpen,
  },
  {
    id: '3',
    kind: 'weather',
    title: 'Вид, которого здесь не знают',
    body: 'Текст, который ведёт никуда.',
    createdAt: '2025-12-31T09:05:00.000Z',
    now: FIXTURE_NOW,
    read: true,
    onOpen,
  },
];
/** The first notification is open. */
export const Overview: Story = {
  tags: ['picture'],
  render: () => <FoldableNotificationList label="Уведомления" notifications={list} />,
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector('summary');
    if (first) await userEvent.click(first);
  },
};
export const LongUzbekText: Story = {
  args: longUzbekNotification,
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
