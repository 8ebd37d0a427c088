import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { FIXTURE_NOW, longUzbekNotification, NOTIFICATION_TRANSLATIONS, overdueNotification } from './notification-fixtures.ts';
import { NotificationList, NotificationRow, type NotificationRowProps } from './notification-row.tsx';

const onRead = fn();
const order: NotificationRowProps = { ...overdueNotification, href: '#order', onRead };

const words: StoryTranslations = {
  ...NOTIFICATION_TRANSLATIONS,
  'Заказ № 100 482 едет к вам': '100\u00a0482-buyurtma yoʻlda',
  'Курьер приедет сегодня с 16 до 18.': 'Kuryer bugun soat 16 dan 18 gacha keladi.',
  'Рассрочка 0 % на технику': 'Texnikaga 0\u00a0% muddatli toʻlov',
  'Мы открылись в Нукусе': 'Nukusda ochildik',
};

const guidelines: Guidelines = {
  alsoCalled: 'уведомление, извещение, сообщение, bildirishnoma, notification, inbox',
  use: 'A list of notifications. NotificationList stacks several rows.',
  avoid: 'The answer to what the customer has just done (Toast); something important on the page (Banner).',
  anatomy: 'An icon of the kind, a title that is a link, the text, «новое» if it is unread, the time, a button that marks it as read.',
  content: 'The title says what happened, the text what to do and by which day. The time ranges from «только что» to a date.',
  accessibility:
    'Screen readers hear the kind as a word. Unread ones are marked by a word and by weight, not only by colour. The button names its notification.',
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

/** By keyboard: the title is a link; the button marks the notification as read and disappears. */
export const Default: Story = {
  render: (args) => <Marking {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('25 минут назад')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Платёж просрочен' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Отметить прочитанным: Платёж просрочен' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRead).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('новое')).toBeNull();
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
    now: FIXTURE_NOW,
    read: false,
    href: '#2',
    onRead,
  },
  { id: '3', kind: 'congrats', title: 'Лимит одобрен', createdAt: '2026-11-20T09:05:00.000Z', now: FIXTURE_NOW, read: true, href: '#3' },
  {
    id: '4',
    kind: 'promotion',
    title: 'Рассрочка 0 % на технику',
    createdAt: '2026-11-18T09:05:00.000Z',
    now: FIXTURE_NOW,
    read: true,
    href: '#4',
  },
  { id: '5', kind: 'news', title: 'Мы открылись в Нукусе', createdAt: '2026-11-01T09:05:00.000Z', now: FIXTURE_NOW, read: true },
  { id: '6', kind: 'weather', title: 'Вид, которого здесь не знают', createdAt: '2025-12-31T09:05:00.000Z', now: FIXTURE_NOW, read: true },
];
/** Each kind, read and unread, from minutes to years old, and an unknown kind. */
export const Overview: Story = { tags: ['picture'], render: () => <NotificationList label="Уведомления" notifications={list} /> };
export const LongUzbekText: Story = {
  args: longUzbekNotification,
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { ...Overview, tags: [], globals: { viewport: { value: 'phone' } } };
