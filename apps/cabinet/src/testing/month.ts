import type { Order } from '../domain/order/order-queries.ts';
import type { MonthPayment, MonthSummary, NextPayment } from '../domain/schedule/schedule-queries.ts';
import { OVERDUE_ORDER } from './orders.ts';

/** A payment of the overdue order, with `change` applied. */
export const monthPayment = (change: Partial<MonthPayment> = {}): MonthPayment => ({
  order_id: OVERDUE_ORDER.id,
  order_number: OVERDUE_ORDER.number,
  order_status: OVERDUE_ORDER.status,
  store: OVERDUE_ORDER.store,
  number: 2,
  due_date: '2026-11-18',
  pay_until: null,
  amount: 467_000,
  reason: 'overdue',
  overdue_days: 3,
  ...change,
});

/** A payment of another order, due on 4 December 2026: 13 days after the test date. */
export const UPCOMING_PAYMENT = monthPayment({
  order_id: '100004',
  order_number: '100004',
  store: { id: '1', name: 'Texno Olam', logo: '' },
  number: 1,
  due_date: '2026-12-04',
  amount: 412_000,
  reason: 'instalment',
  overdue_days: 0,
});

/** An order that is paid ahead: its next payment is more than a month away. */
export const PAID_AHEAD_ORDER: Order = {
  ...OVERDUE_ORDER,
  payment_date: '2027-01-01',
  payment_reason: 'instalment',
  payment_max: 467_000,
  paid_amount: 933_980,
  remainder: 467_000,
  overdue_days: 0,
  past_due_debt: 0,
  schedule: [
    { number: 1, due_date: '2026-11-01', amount: 467_000, paid_amount: 467_000, state: 'paid' },
    { number: 2, due_date: '2026-12-01', amount: 466_980, paid_amount: 466_980, state: 'paid' },
    { number: 3, due_date: '2027-01-01', amount: 467_000, paid_amount: 0, state: 'upcoming' },
  ],
};
export const NEXT_YEAR_PAYMENT: NextPayment = {
  order_id: PAID_AHEAD_ORDER.id,
  order_number: PAID_AHEAD_ORDER.number,
  store: PAID_AHEAD_ORDER.store,
  payment_date: PAID_AHEAD_ORDER.payment_date,
  payment_amount: PAID_AHEAD_ORDER.payment_amount,
  payment_reason: PAID_AHEAD_ORDER.payment_reason,
  payment_min: PAID_AHEAD_ORDER.payment_min,
  payment_max: PAID_AHEAD_ORDER.payment_max,
  overdue_days: 0,
  past_due_debt: 0,
};

/** A month with these payments, with the totals that the server would compute. */
export function monthWith(...payments: MonthPayment[]): MonthSummary {
  const sum = (of: readonly MonthPayment[]) => of.reduce((total, { amount }) => total + amount, 0);
  const late = payments.filter(({ overdue_days }) => overdue_days > 0);
  return {
    total: sum(payments),
    overdue_total: sum(late),
    overdue_orders: new Set(late.map(({ order_id }) => order_id)).size,
    count: payments.length,
    until: '2026-12-21',
    payments,
  };
}
