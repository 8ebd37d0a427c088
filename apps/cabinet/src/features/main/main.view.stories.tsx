import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Limit } from '../../domain/limit/limit-step.ts';
import type { MonthPayment, NextPayment } from '../../domain/schedule/schedule-queries.ts';
import { LIMITS, RESTORABLE, RESTORING } from '../../testing/limits.ts';
import { COMING, monthOf, monthPayment, NEXT_YEAR, PAID_AHEAD } from '../../testing/month.ts';
import { OVERDUE } from '../../testing/orders.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { MainView, type MainViewProps } from './main.view.tsx';
import { type CardState, dueStateOf, mainOutcome } from './main-outcome.ts';

const TODAY = '2026-11-21';
const words = {
  'Планшет Zamin Tab': 'Zamin Tab plansheti',
  'Есть просроченный платёж.': 'Kechikkan toʻlov bor.',
  'Фото паспорта нечёткое.': 'Pasport surati xira.',
};
const TILE = { id: '100008', href: '#order', title: 'Планшет Zamin Tab', store: 'Zarafshon Elektron', status: 'delivered' };

type Case = { payments?: MonthPayment[]; next?: NextPayment; limit?: Limit; orders?: 0 | 1; card?: CardState };

/** A story of the page in the given case, with the outcome that `mainOutcome` computes. */
function of({ payments = [], next, limit = LIMITS.approved, orders = 1, card = 'usable' }: Case): Story {
  const outcome = mainOutcome({ due: dueStateOf({ payments, next: next ?? null, today: TODAY }), limit, orders, card });
  const single = new Set([...payments, ...(next ? [next] : [])].map(({ order_id }) => order_id)).size === 1;
  return {
    args: {
      month: loaded({ data: monthOf(...payments), as_of: TODAY }),
      next: next ?? null,
      limit: loaded({ data: limit }),
      orders: loaded(orders === 0 ? [] : [TILE]),
      schedule: single ? loaded({ data: next ? PAID_AHEAD : OVERDUE }) : null,
      outcome,
    },
  };
}

const meta = {
  title: 'Кабинет/Главная',
  component: MainView,
  decorators: [storyWords],
  args: {
    month: LOADING,
    next: null,
    limit: LOADING,
    orders: LOADING,
    schedule: null,
    balance: 250_000,
    claim: undefined,
    outcome: undefined,
    locale: 'ru',
    readable: (text) => text,
  } satisfies MainViewProps,
  parameters: { words },
} satisfies Meta<typeof MainView>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = monthPayment();
const otherLate = { ...COMING, due_date: '2026-11-10', overdue_days: 11, reason: 'overdue' } as const;

export const Loading: Story = {};
export const NotLoaded: Story = { args: { month: FAILED, limit: loaded({ data: LIMITS.approved }), orders: FAILED } };
export const PaidAhead: Story = of({ next: NEXT_YEAR });
export const Due: Story = of({ payments: [COMING] });
export const DueWithoutCard: Story = of({ payments: [COMING], card: 'none' });
export const DueWithAnEndedCard: Story = of({ payments: [COMING], card: 'expired' });
export const DueToday: Story = of({ payments: [{ ...COMING, due_date: TODAY }] });
export const OverdueInGrace: Story = of({ payments: [late, COMING] });
export const OverdueAndBlocked: Story = of({
  payments: [monthPayment({ overdue_days: 9, due_date: '2026-11-12' })],
  limit: LIMITS.blocked,
});
export const TwoLateOrders: Story = of({ payments: [otherLate, late], limit: LIMITS.blocked });
export const InCourt: Story = of({
  payments: [monthPayment({ overdue_days: 130, due_date: '2026-07-14', order_status: 'send_enveloper' })],
  limit: LIMITS.blocked,
});
export const InitialFee: Story = of({
  payments: [{ ...COMING, number: null, due_date: null, pay_until: '2026-11-22T08:02:00.000Z', reason: 'initial_fee', amount: 110_000 }],
});
export const New: Story = of({ limit: LIMITS.not_created, orders: 0 });
export const Requested: Story = of({ limit: LIMITS.requested, orders: 0 });
export const Pending: Story = of({ limit: LIMITS.pending, orders: 0 });
export const FirstPurchase: Story = of({ orders: 0 });
export const NothingDue: Story = of({});
export const Rejected: Story = of({ limit: LIMITS.rejected, orders: 0 });
export const Expired: Story = of({ limit: LIMITS.expired });
export const Restorable: Story = of({ limit: RESTORABLE });
export const Restoring: Story = of({ limit: RESTORING });
