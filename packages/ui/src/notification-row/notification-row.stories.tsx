import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { FIXTURE_NOW, longUzbekNotification, NOTIFICATION_TRANSLATIONS, overdueNotification } from './notification-fixtures.ts';
import { NotificationList, NotificationRow, type NotificationRowProps } from './notification-row.tsx';

const onRead = fn();
const order: NotificationRowProps = { ...overdueNotification, onRead };
const topUp = { kind: 'top_up', title: 'Баланс пополнен', createdAt: '2026-11-20T09:05:00.000Z', href: '#balance' };

const words: StoryTranslations = {
  ...NOTIFICATION_TRANSLATIONS,
  'Заказ № 100 482 едет к вам': '100\u00a0482-buyurtma yoʻlda',
  'Курьер приедет сегодня с 16 до 18.': 'Kuryer bugun soat 16 dan 18 gacha keladi.',
  'Рассрочка 0 % на технику': 'Texnikaga 0\u00a0% muddatli toʻlov',
  'Мы открылись в Нукусе': 'Nukusda ochildik',
  'Баланс пополнен': 'Balans toʻldirildi',
  '2 пополнения': '2 ta toʻldirish',
  '15 000 сум': '15\u00a0000\u00a0soʻm',
  'На баланс пришло 10 000 сум.': 'Balansga 10\u00a0000\u00a0soʻm tushdi.',
  'На баланс пришло 5 000 сум.': 'Balansga 5\u00a0000\u00a0soʻm tushdi.',
};

const guidelines: Guidelines = {
  alsoCalled: 'уведомление, извещение, сообщение, bildirishnoma, notification, inbox',
  use: 'A list of notifications. NotificationList stacks several rows.',
  avoid: 'The answer to what the customer has just done (Toast); something important on the page (Banner).',
  anatomy:
    'An icon of the kind, with a dot if it is unread, a title, the whole text, the time; an arrow if the row leads on, else a button that marks it as read.',
  content: 'The title says what happened, the text what to do and by which day. Days are headings; same events of a day are folded.',
  accessibility: 'Screen readers hear the kind and «новое» as words. Unread ones are marked by a dot and by weight, not only by colour.',
};

const meta = {
  title: 'Product/NotificationRow',
  component: NotificationRow,
  args: order,
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof NotificationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

function Marking(props: NotificationRowProps) {
  const [read, setRead] = useState(props.read);
  return (
    <NotificationRow
      {...props}
      read={read}
      onRead={() => {
        onRead();
        setRead(true);
      }}
    />
  );
}

/** By keyboard: the button marks a notification that leads nowhere as read and disappears. */
export const Default: Story = {
  render: (args) => <Marking {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('13:40')).toBeVisible();
    await expect(canvas.getByText('новое')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Отметить прочитанным: Платёж просрочен' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRead).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('новое')).toBeNull();
  },
};
/** The link is the whole row. Following it counts as reading. */
export const WithLink: Story = {
  args: { href: '#order' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Платёж просрочен' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
const list = [
  { ...order, id: '1' },
  {
    id: '2',
    kind: 'delivery',
    title: 'Заказ № 100 482 едет к вам',
    body: 'Курьер приедет сегодня с 16 до 18.',
    createdAt: '2026-11-21T06:05:00.000Z',
    read: false,
    href: '#2',
    onRead,
  },
  {
    ...topUp,
    id: '7',
    title: '2 пополнения',
    body: '15 000 сум',
    read: true,
    folded: [
      { ...topUp, id: '8', body: 'На баланс пришло 10 000 сум.', read: true },
      { ...topUp, id: '9', body: 'На баланс пришло 5 000 сум.', read: true },
    ],
  },
  { id: '3', kind: 'congrats', title: 'Лимит одобрен', createdAt: '2026-11-20T08:05:00.000Z', read: true, href: '#3' },
  {
    id: '4',
    kind: 'promotion',
    title: 'Рассрочка 0 % на технику',
    createdAt: '2026-11-18T09:05:00.000Z',
    read: true,
    href: '#4',
  },
  { id: '5', kind: 'news', title: 'Мы открылись в Нукусе', createdAt: '2026-11-01T09:05:00.000Z', read: true },
  { id: '6', kind: 'weather', title: 'Вид, которого здесь не знают', createdAt: '2025-12-31T09:05:00.000Z', read: true },
];
/** Kinds, read and unread, from minutes to years old, an unknown kind, and two events that are folded. */
export const Overview: Story = {
  tags: ['picture'],
  render: () => <NotificationList label="Уведомления" notifications={list} now={FIXTURE_NOW} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    // The stories also run in Uzbek, where these are other words; the names of the days have their own test.
    await expect(days).toHaveLength(5);
  },
};
/** A press on the row of two same events shows the single ones. */
export const Folded: Story = {
  render: () => <NotificationList label="Уведомления" notifications={list} now={FIXTURE_NOW} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const single = canvas.getByText('На баланс пришло 5 000 сум.');
    await expect(single).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 пополнения'));
    await expect(single).toBeVisible();
  },
};
export const LongUzbekText: Story = {
  args: longUzbekNotification,
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { ...Overview, tags: [], globals: { viewport: { value: 'phone' } } };
