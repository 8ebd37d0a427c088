import type { Order } from '../domain/order/order-queries.ts';
import type { Month, MonthPayment, NextPayment } from '../domain/schedule/schedule-queries.ts';
import { OVERDUE } from './orders.ts';

/** A payment of the overdue order, with `change` applied. */
export const monthPayment = (change: Partial<MonthPayment> = {}): MonthPayment => ({
  order_id: OVERDUE.id,
  order_number: OVERDUE.number,
  order_status: OVERDUE.status,
  store: OVERDUE.store,
  number: 2,
  due_date: '2026-11-18',
  pay_until: null,
  amount: 467_000,
  reason: 'overdue',
  overdue_days: 3,
  ...change,
});

/** A payment of another order, due in two weeks. */
export const COMING = monthPayment({
  order_id: '100004',
  order_number: '100004',
  store: { id: '1', name: 'Texno Olam', logo: '' },
  number: 1,
  due_date: '2026-12-04',
  amount: 412_000,
  reason: 'instalment',
  overdue_days: 0,
});

/** Paid ahead: the next payment is more than a month away. */
export const PAID_AHEAD: Order = {
  ...OVERDUE,
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
export const NEXT_YEAR: NextPayment = {
  order_id: PAID_AHEAD.id,
  order_number: PAID_AHEAD.number,
  store: PAID_AHEAD.store,
  payment_date: PAID_AHEAD.payment_date,
  payment_amount: PAID_AHEAD.payment_amount,
  payment_reason: PAID_AHEAD.payment_reason,
  payment_min: PAID_AHEAD.payment_min,
  payment_max: PAID_AHEAD.payment_max,
  overdue_days: 0,
  past_due_debt: 0,
};

/** A month with these payments, with the totals that the server would compute. */
export function monthOf(...payments: MonthPayment[]): Month {
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
