import { addMonthsClamped, type CalendarDate, daysBetween } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { orderAmountsDue } from '../../../domain/order/order-money.ts';
import { orderPhase } from '../../../domain/order/order-phase.ts';
import type { OrderRows } from '../../../domain/order/order-view.ts';

type Schemas = installment.components['schemas'];
type Payment = Schemas['MonthPayment'];
/** The columns of an order that the month view reads. */
export type MonthOrder = Pick<OrderRows, 'order' | 'store' | 'schedule'>;

/** Maximum number of payments in a response; the totals include all payments. */
const MAX_LISTED = 100;

export const lastDayOfMonthView = (today: CalendarDate): CalendarDate => addMonthsClamped(today, 1);

/** The payments of all orders: those overdue first, then those without a due date and those due within a month from today. */
export function monthView(orders: readonly MonthOrder[], today: CalendarDate): Schemas['Month'] {
  const payments = orders.flatMap((order) => paymentsOf(order, today)).sort(byUrgency);
  const overdue = payments.filter((payment) => payment.overdue_days > 0);
  return {
    total: sumOf(payments),
    overdue_total: sumOf(overdue),
    overdue_orders: new Set(overdue.map((payment) => payment.order_id)).size,
    count: payments.length,
    until: lastDayOfMonthView(today),
    payments: payments.slice(0, MAX_LISTED),
  };
}

function paymentsOf({ order, store, schedule }: MonthOrder, today: CalendarDate): Payment[] {
  const of = { order_id: order.id, order_number: order.number, order_status: order.status, store };
  const whole = singlePaymentOf(order, today);
  const payUntil = order.status === 'waiting' ? (order.payUntil?.toISOString() ?? null) : null;
  const asWhole = whole === null ? [] : [{ ...of, number: null, due_date: null, pay_until: payUntil, ...whole, overdue_days: 0 }];
  if (orderPhase(order.status) !== 'running' || order.type === 'full') return asWhole;
  const instalments = schedule
    .filter((row) => row.paidAmount < row.amount && row.dueDate <= lastDayOfMonthView(today))
    .map((row) => {
      const late = Math.max(0, daysBetween(row.dueDate, today));
      const reason = late > 0 ? 'overdue' : 'instalment';
      const amount = row.amount - row.paidAmount;
      return { ...of, number: row.number, due_date: row.dueDate, pay_until: null, amount, reason, overdue_days: late } as const;
    });
  return [...asWhole, ...instalments];
}

/** The amount and reason of a payment without a due date: an initial fee or a full purchase. Null if the order has none. */
function singlePaymentOf(order: MonthOrder['order'], today: CalendarDate): Pick<Payment, 'amount' | 'reason'> | null {
  const { paymentReason: reason, paymentAmount: amount } = orderAmountsDue(order, [], today);
  return reason === 'initial_fee' || reason === 'order' ? { amount, reason } : null;
}

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Overdue payments first, oldest first, then those without a due date, then the rest by date. Equal dates are sorted by order id. */
function byUrgency(a: Payment, b: Payment): number {
  return urgencyRank(a) - urgencyRank(b) || compare(a.due_date ?? '', b.due_date ?? '') || compare(a.order_id, b.order_id);
}

const urgencyRank = ({ overdue_days, due_date }: Payment): number => (overdue_days > 0 ? 0 : due_date === null ? 1 : 2);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
