import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { PaymentTimeline, type TimelineEvent } from './payment-timeline.tsx';

const events: TimelineEvent[] = [
  { id: '5', at: '2026-11-21T09:05:00Z', title: 'Проверяем платёж', amount: 508_000, text: 'с баланса', tone: 'soon' },
  { id: '4', at: '2026-10-27T05:12:00Z', title: 'Платёж принят', amount: 508_000, text: 'картой ••\u00a04417', tone: 'good' },
  { id: '3', at: '2026-10-26T13:40:00Z', title: 'Платёж не прошёл', amount: 508_000, text: 'недостаточно средств', tone: 'bad' },
  { id: '2', at: '2026-08-29T10:00:00Z', title: 'Заказ получен', tone: 'info' },
  { id: '1', at: '2026-08-27T09:30:00Z', title: 'Заказ оформлен' },
];

const words: StoryTranslations = {
  'Проверяем платёж': 'Toʻlov tekshirilmoqda',
  'с баланса': 'balansdan',
  'Платёж принят': 'Toʻlov qabul qilindi',
  'картой ••\u00a04417': '••\u00a04417 kartasi bilan',
  'Платёж не прошёл': 'Toʻlov oʻtmadi',
  'недостаточно средств': 'mablagʻ yetarli emas',
  'Заказ получен': 'Buyurtma olindi',
  'Заказ оформлен': 'Buyurtma rasmiylashtirildi',
  'История заказа': 'Buyurtma tarixi',
  Собран: 'Yigʻildi',
  'Едет к вам': 'Yoʻlda',
  'ждём 27 ноября': '27-noyabrda kutamiz',
  Получение: 'Olish',
};

const guidelines: Guidelines = {
  alsoCalled: 'история платежей, события, доставка, этапы, tarix, timeline, history, tracking',
  use: 'What has happened with an order or payment, newest first; or the steps of a delivery, some still ahead, in their order.',
  avoid: 'Payments that are still to come (PaymentSchedule); the steps of a form (Stepper).',
  anatomy: 'A dot, the event, the amount if money moved, when, and by whom or what.',
  content: "The event says what happened («Платёж принят»), not the system's status. An unknown status is shown as received.",
  accessibility: 'A named ordered list. Screen readers skip the dot and hear the tone as a word. Times are in Tashkent time.',
};

const meta = {
  title: 'Product/PaymentTimeline',
  component: PaymentTimeline,
  args: { label: 'История заказа', events },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof PaymentTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('list', { name: 'История заказа' })).getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent(/Платёж принят508.000.сум27\.10\.2026, 10:12 · картой/);
  },
};
export const Overview: Story = { tags: ['picture'] };
export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Пока ничего не произошло')).toBeVisible();
  },
};
/** Steps in their order: a step without a time is still to come. */
export const Steps: Story = {
  args: {
    events: [
      { id: '1', at: '2026-11-24T09:30:00Z', title: 'Собран', tone: 'good' },
      { id: '2', title: 'Едет к вам', text: 'ждём 27 ноября', tone: 'info', current: true },
      { id: '3', title: 'Получение' },
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    await expect(rows[2]).toHaveTextContent(/^Получение$/);
  },
};
export const One: Story = { args: { events: events.slice(-1) } };
export const LongUzbekText: Story = {
  args: {
    label: 'Buyurtma tarixi',
    events: [
      {
        id: '2',
        at: '2026-10-27T05:12:00Z',
        title: 'Toʻlov hali tasdiqlanmagan, bankdan javob kutyapmiz',
        amount: 999_999_999,
        text: 'Oʻzbekiston Respublikasi Tashqi iqtisodiy faoliyat milliy banki kartasi ••\u00a04417',
        tone: 'soon',
      },
      { id: '1', at: '2026-08-27T09:30:00Z', title: 'waiting_for_the_regional_warehouse_to_confirm_the_second_delivery' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
