import { type Allocation, allocate, type CalendarDate, type Row } from '@muddat/schedule';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import type { Write } from '../../../db/write-together.ts';
import { earnBonuses } from './earned-bonuses.ts';
import { isForOrders, type OrderPurpose, remainingFor, statusAfterPayment } from './order-bounds.ts';
import type { OrderRow, PaidOrder, PaymentRow } from './payment-store.ts';
import { cutSaving } from './payoff-rows.ts';
import { purposeOf } from './status.ts';
import { findQuote } from './target.ts';

/** The sum that the order takes from a payment, the excess, the new status and the writes. */
export type Applied = {
  readonly applied: number;
  readonly excess: number;
  readonly orderStatus: string | null;
  /** The sum that each schedule row gets. */
  readonly rows: readonly Allocation[];
  readonly writes: readonly Write[];
};

type Moment = { readonly now: Date; readonly today: CalendarDate };

/**
 * Applies an order's share of a payment. The caller has locked the order, so payments of one order run one after another and none is
 * allocated twice. The excess is the sum above the order's remainder.
 */
export async function applyToOrder(tx: Database, payment: PaymentRow, { order, amount }: PaidOrder, moment: Moment): Promise<Applied> {
  const purpose = purposeOf(payment.purpose);
  const left = isForOrders(purpose) ? remainingFor(order, purpose) : 0;
  if (!isForOrders(purpose) || left === 0) return { applied: 0, excess: amount, orderStatus: null, rows: [], writes: [] };
  if (purpose === 'instalment' || purpose === 'payoff') return applyToSchedule(tx, payment, { order, amount }, purpose, moment);
  const applied = Math.min(amount, left);
  const sums = purpose === 'order' ? { paidAmount: order.paidAmount + applied } : { initialFeePaid: order.initialFeePaid + applied };
  return { applied, excess: amount - applied, rows: [], ...orderWrites(tx, order, sums, purpose, 0, moment.now) };
}

async function applyToSchedule(
  tx: Database,
  payment: PaymentRow,
  { order, amount }: PaidOrder,
  purpose: OrderPurpose,
  moment: Moment,
): Promise<Applied> {
  const agreed: Row[] = await tx
    .select({
      number: scheduleRows.number,
      dueDate: scheduleRows.dueDate,
      amount: scheduleRows.amount,
      paidAmount: scheduleRows.paidAmount,
    })
    .from(scheduleRows)
    .where(eq(scheduleRows.orderId, order.id))
    .orderBy(asc(scheduleRows.number));
  const saving = purpose === 'payoff' ? await savingOf(tx, payment, order) : 0;
  const cut = cutSaving(agreed, saving);
  const { allocations, excess } = allocate(cut, amount);
  const part = new Map(allocations.map((item) => [item.number, item.amount]));
  const after = cut.map((row) => ({ ...row, paidAmount: row.paidAmount + (part.get(row.number) ?? 0) }));
  const applied = amount - excess;
  const sums = { paidAmount: order.paidAmount + applied, totalAmount: order.totalAmount - saving, savedAmount: order.savedAmount + saving };
  const overdueLeft = after.filter((row) => row.dueDate < moment.today).reduce((sum, row) => sum + row.amount - row.paidAmount, 0);
  const changed = orderWrites(tx, order, sums, purpose, overdueLeft, moment.now);
  return {
    applied,
    excess,
    orderStatus: changed.orderStatus,
    rows: allocations,
    writes: [
      ...rowWrites(tx, order.id, agreed, after, moment.today),
      ...changed.writes,
      ...earnBonuses(tx, payment, order.id, onTime(cut, part, moment.today), moment),
    ],
  };
}

/** The share of a payment that is allocated to rows that are not overdue. */
function onTime(rows: readonly Row[], part: ReadonlyMap<number, number>, today: CalendarDate): number {
  return rows.filter((row) => row.dueDate >= today).reduce((sum, row) => sum + (part.get(row.number) ?? 0), 0);
}

/** The quote's saving, at most the remainder. Another payment may have been booked since the quote; the surplus is then the excess. */
async function savingOf(tx: Database, payment: PaymentRow, order: OrderRow): Promise<number> {
  const quote = payment.quoteId === null ? null : await findQuote(tx, payment.customerId, order.id, payment.quoteId);
  return Math.min(quote?.saving ?? 0, order.totalAmount - order.paidAmount);
}

/** Writes the changed rows. A row that a payoff reduced to 0 is deleted; the other rows keep their numbers. */
function rowWrites(tx: Database, orderId: string, before: readonly Row[], after: readonly Row[], today: CalendarDate): Write[] {
  return after.flatMap((row, index): Write[] => {
    const old = before[index];
    if (old === undefined || (old.amount === row.amount && old.paidAmount === row.paidAmount)) return [];
    const its = and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, row.number));
    if (row.amount === 0) return [tx.delete(scheduleRows).where(its)];
    const paid = old.paidAmount === row.paidAmount ? {} : { paidAmount: row.paidAmount, paidOn: today };
    return [
      tx
        .update(scheduleRows)
        .set({ amount: row.amount, ...paid })
        .where(its),
    ];
  });
}

type Sums = Partial<Pick<OrderRow, 'paidAmount' | 'initialFeePaid' | 'totalAmount' | 'savedAmount'>>;

function orderWrites(tx: Database, order: OrderRow, sums: Sums, purpose: OrderPurpose, overdueLeft: number, at: Date) {
  const status = statusAfterPayment({ ...order, ...sums }, purpose, overdueLeft);
  // Makes the store's next step due now; `nextStep` then decides how long the store takes.
  const next = status === 'paid' && order.checkoutId !== null ? { nextStepAt: at } : {};
  const update = tx
    .update(orders)
    .set({ ...sums, status, ...(status === order.status ? {} : next) })
    .where(eq(orders.id, order.id));
  if (status === order.status) return { orderStatus: null, writes: [update] };
  return { orderStatus: status, writes: [update, tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'bank' })] };
}
