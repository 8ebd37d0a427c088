import { addMonthsClamped, type CalendarDate } from '@muddat/schedule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { PaymentSchedule } from './payment-schedule.tsx';
import type { ScheduleRowData } from './schedule-row.tsx';

const amount = 508_000;
const row = (number: number, dueDate: CalendarDate, state: ScheduleRowData['state'], note?: string): ScheduleRowData => ({
  number,
  dueDate,
  amount,
  paidAmount: state === 'paid' ? amount : 0,
  state,
  note,
});
/** Months of 2026 and on: 13 is January 2027. */
const dayOfMonth = (month: number) => addMonthsClamped('2025-12-27', month);
const rows = [
  row(1, '2026-09-27', 'paid', 'картой ••\u00a04417'),
  row(2, '2026-10-27', 'paid', 'с баланса'),
  row(3, '2026-11-27', 'due'),
  ...Array.from({ length: 9 }, (_, at) => row(at + 4, dayOfMonth(at + 12), 'upcoming')),
];

const words: StoryTranslations = {
  'картой ••\u00a04417': '••\u00a04417 kartasi bilan',
  'с баланса': 'balansdan',
};

const guidelines: Guidelines = {
  alsoCalled: 'график платежей, рассрочка, платежи по датам, toʻlov jadvali, muddatli toʻlov, schedule, instalments, plan',
  use: "All payments of one order: on the order's page, on the home page for the nearest one, before signing.",
  avoid: 'Past events (PaymentTimeline); only the next payment (NextPaymentCard).',
  anatomy:
    'A title with «2 из 12», a line of payments (paid ones filled, the next one large, overdue ones red with their days), and the rest of the debt at the bottom.',
  content: '«через 6 дней», «просрочено на 3 дня», «оплачено 200 000 из 508 000». The year appears only if it is another one.',
  accessibility: 'An ordered list. A word states the state of each payment.',
  keyboard: {
    'Enter, Space on «Ещё 7 платежей»': 'Shows the folded payments.',
  },
};

const meta = {
  title: 'Product/PaymentSchedule',
  component: PaymentSchedule,
  args: { rows, today: '2026-11-21', remainder: 5_080_000, visibleRows: 5 },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
    // The code has a line for each field of sixty rows. A press on «Show code» unfolds it.
    docs: { canvas: { sourceState: 'hidden' } },
  },
} satisfies Meta<typeof PaymentSchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 из 12')).toBeVisible();
    const last = canvas.getByText('27 августа 2027');
    await expect(last).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Ещё 7 платежей').closest('summary')).toHaveFocus();
    // The browser opens a `summary` only on a real Enter; a scripted key does not reach it.
    await userEvent.click(canvas.getByText('Ещё 7 платежей'));
    await expect(last).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
export const Overdue: Story = {
  args: {
    today: '2026-11-30',
    visibleRows: 12,
    rows: [
      row(1, '2026-09-27', 'paid', 'картой ••\u00a04417'),
      { ...row(2, '2026-10-27', 'overdue'), paidAmount: 200_000 },
      row(3, '2026-11-27', 'overdue'),
      row(4, '2026-12-27', 'due'),
    ],
    remainder: 1_324_000,
  },
};
export const Overview: Story = { ...Overdue, tags: ['picture'] };
export const Empty: Story = {
  args: { rows: [], remainder: 508_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Даты и суммы появятся, когда магазин подтвердит заказ.')).toBeVisible();
  },
};
export const One: Story = { args: { rows: rows.slice(2, 3), remainder: amount } };
/** Five years of the longest amounts, on a phone. */
export const VeryMany: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_, at) => ({
      number: at + 1,
      dueDate: dayOfMonth(at + 12),
      amount: 999_999_999,
      paidAmount: at === 0 ? 499_999_999 : 0,
      state: at === 0 ? ('partially_paid' as const) : ('upcoming' as const),
    })),
    remainder: 59_499_999_941,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ещё 55 платежей')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const AllPaid: Story = { args: { rows: rows.slice(0, 2), remainder: 0 } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const FoldedFarPayments: Story = {
  name: 'Fold payments that are far ahead: the next one and the overdue ones stay visible.',
  tags: ['do', '!dev', '!autodocs'],
  args: { visibleRows: 3 },
};
export const AllRowsOpen: Story = {
  name: 'Twelve open rows: the next payment is lost, and the rest of the debt is below the screen of a phone.',
  tags: ['dont', '!dev', '!autodocs'],
  args: { visibleRows: 12 },
};
