import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Limit } from '../../domain/limit/limit-step.ts';
import type { MonthPayment, NextPayment } from '../../domain/schedule/schedule-queries.ts';
import { LIMIT_BY_STATUS, RESTORABLE_LIMIT, RESTORING_LIMIT } from '../../testing/limits.ts';
import { monthPayment, monthWith, NEXT_YEAR_PAYMENT, PAID_AHEAD_ORDER, UPCOMING_PAYMENT } from '../../testing/month.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { MainView, type MainViewProps } from './main.view.tsx';
import { type CardAvailability, decideMainContent, dueStateOf } from './main-content.ts';

const TODAY = '2026-11-21';
const translations = {
  'Планшет Zamin Tab': 'Zamin Tab plansheti',
  'Есть просроченный платёж.': 'Kechikkan toʻlov bor.',
  'Фото паспорта нечёткое.': 'Pasport surati xira.',
};
const TILE = { id: '100008', href: '#order', title: 'Планшет Zamin Tab', store: 'Zarafshon Elektron', status: 'delivered' };

type Case = { payments?: MonthPayment[]; next?: NextPayment; limit?: Limit; orders?: 0 | 1; card?: CardAvailability };

/** A story of the page in the given case, with the outcome that `decideMainContent` computes. */
function of({ payments = [], next, limit = LIMIT_BY_STATUS.approved, orders = 1, card = 'usable' }: Case): Story {
  const content = decideMainContent({ due: dueStateOf({ payments, next: next ?? null, today: TODAY }), limit, orders, card });
  const single = new Set([...payments, ...(next ? [next] : [])].map(({ order_id }) => order_id)).size === 1;
  return {
    args: {
      month: loadedQuery({ data: monthWith(...payments), as_of: TODAY }),
      next: next ?? null,
      limit: loadedQuery({ data: limit }),
      orders: loadedQuery(orders === 0 ? [] : [TILE]),
      schedule: single ? loadedQuery({ data: next ? PAID_AHEAD_ORDER : OVERDUE_ORDER }) : null,
      content,
    },
  };
}

const meta = {
  title: 'Cabinet/Home',
  component: MainView,
  decorators: [withStoryMessages],
  args: {
    month: LOADING_QUERY,
    next: null,
    limit: LOADING_QUERY,
    orders: LOADING_QUERY,
    schedule: null,
    balance: 250_000,
    claim: undefined,
    content: undefined,
    locale: 'ru',
    transliterate: (text) => text,
  } satisfies MainViewProps,
  parameters: { words: translations },
} satisfies Meta<typeof MainView>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = monthPayment();
const otherLate = { ...UPCOMING_PAYMENT, due_date: '2026-11-10', overdue_days: 11, reason: 'overdue' } as const;

export const Loading: Story = {};
export const NotLoaded: Story = {
  args: { month: FAILED_QUERY, limit: loadedQuery({ data: LIMIT_BY_STATUS.approved }), orders: FAILED_QUERY },
};
export const PaidAhead: Story = of({ next: NEXT_YEAR_PAYMENT });
export const Due: Story = of({ payments: [UPCOMING_PAYMENT] });
export const DueWithoutCard: Story = of({ payments: [UPCOMING_PAYMENT], card: 'none' });
export const DueWithAnEndedCard: Story = of({ payments: [UPCOMING_PAYMENT], card: 'expired' });
export const DueToday: Story = of({ payments: [{ ...UPCOMING_PAYMENT, due_date: TODAY }] });
export const OverdueInGrace: Story = of({ payments: [late, UPCOMING_PAYMENT] });
export const OverdueAndBlocked: Story = of({
  payments: [monthPayment({ overdue_days: 9, due_date: '2026-11-12' })],
  limit: LIMIT_BY_STATUS.blocked,
});
export const TwoLateOrders: Story = of({ payments: [otherLate, late], limit: LIMIT_BY_STATUS.blocked });
export const InCourt: Story = of({
  payments: [monthPayment({ overdue_days: 130, due_date: '2026-07-14', order_status: 'send_enveloper' })],
  limit: LIMIT_BY_STATUS.blocked,
});
export const InitialFee: Story = of({
  payments: [
    { ...UPCOMING_PAYMENT, number: null, due_date: null, pay_until: '2026-11-22T08:02:00.000Z', reason: 'initial_fee', amount: 110_000 },
  ],
});
export const New: Story = of({ limit: LIMIT_BY_STATUS.not_created, orders: 0 });
export const Requested: Story = of({ limit: LIMIT_BY_STATUS.requested, orders: 0 });
export const Pending: Story = of({ limit: LIMIT_BY_STATUS.pending, orders: 0 });
export const FirstPurchase: Story = of({ orders: 0 });
export const NothingDue: Story = of({});
export const Rejected: Story = of({ limit: LIMIT_BY_STATUS.rejected, orders: 0 });
export const Expired: Story = of({ limit: LIMIT_BY_STATUS.expired });
export const Restorable: Story = of({ limit: RESTORABLE_LIMIT });
export const Restoring: Story = of({ limit: RESTORING_LIMIT });
