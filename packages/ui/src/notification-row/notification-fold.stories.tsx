import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
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

const meta = {
  title: 'Продукт/NotificationFold',
  component: FoldableNotification,
  args: order,
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    docs: {
      description: {
        component: [
          '- **Когда**: страница уведомлений: текст открывается на месте, и открыть значит прочитать. Несколько строк ставит NotificationFoldList.',
          '- **Когда не**: для пары последних уведомлений на другой странице, где строка ведёт дальше (NotificationRow).',
          '- **Из чего**: знак вида, заголовок, «новое» у непрочитанного, когда, стрелка; внутри текст, точное время, кнопка туда, о чём речь.',
          '- **Слова**: заголовок говорит, что случилось, текст — что сделать и до какого дня.',
          '- **Доступность**: родной details: Enter и пробел открывают, поиск по странице находит закрытое; непрочитанное отмечено словом и толщиной.',
        ].join('\n'),
      },
    },
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
