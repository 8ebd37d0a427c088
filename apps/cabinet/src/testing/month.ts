import type { Month, MonthPayment } from '../data/queries.ts';
import { OVERDUE } from './orders.ts';

/** A payment of the overdue order, by what it differs in. */
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

/** A payment of another order, in two weeks. */
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

/** A month of these payments, as the server sums them. */
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
