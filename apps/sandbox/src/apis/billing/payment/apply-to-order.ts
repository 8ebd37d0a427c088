import { type Allocation, allocate, type CalendarDate, type Row } from '@muddat/schedule';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { isHeldForPayment } from '../../../domain/order/held-order.ts';
import { computePayoffQuote } from '../../../domain/order/payoff-quote.ts';
import { earnBonuses } from './earned-bonuses.ts';
import { isOrderPurpose, type OrderPurpose, remainingAmount, statusAfterPayment } from './order-bounds.ts';
import { findPayoffQuote } from './payable-orders.ts';
import { parsePurpose } from './payment-status.ts';
import type { OrderWithShare, PayableOrderRow, PaymentRow } from './payment-store.ts';
import { deductSaving } from './payoff-rows.ts';

/**
 * What a payment changes on one order. `applied`: the sum that the order takes. `excess`: the rest of its share. `orderStatus`: the new
 * status; null if it does not change.
 */
export type AppliedShare = {
  readonly applied: number;
  readonly excess: number;
  readonly orderStatus: string | null;
  /** The sum that each schedule row gets; empty if the purpose pays no rows. */
  readonly rows: readonly Allocation[];
  readonly writes: readonly PendingWrite[];
};

type ScheduleRow = typeof scheduleRows.$inferSelect;
type Moment = { readonly now: Date; readonly today: CalendarDate };

/**
 * Applies an order's share of a payment. The caller has locked the order, so payments of one order run one after another and none is
 * allocated twice. The excess is the sum above the order's remainder.
 */
export async function applyToOrder(
  tx: Database,
  payment: PaymentRow,
  { order, amount }: OrderWithShare,
  moment: Moment,
): Promise<AppliedShare> {
  const purpose = parsePurpose(payment.purpose);
  const left = isOrderPurpose(purpose) ? remainingAmount(order, purpose) : 0;
  if (!isOrderPurpose(purpose) || left === 0) return { applied: 0, excess: amount, orderStatus: null, rows: [], writes: [] };
  if (purpose === 'instalment' || purpose === 'payoff') return applyToSchedule(tx, payment, { order, amount }, purpose, moment);
  const applied = Math.min(amount, left);
  const sums = purpose === 'order' ? { paidAmount: order.paidAmount + applied } : { initialFeePaid: order.initialFeePaid + applied };
  return { applied, excess: amount - applied, rows: [], ...orderWrites(tx, order, sums, purpose, 0, moment.now) };
}

async function applyToSchedule(
  tx: Database,
  payment: PaymentRow,
  { order, amount }: OrderWithShare,
  purpose: OrderPurpose,
  moment: Moment,
): Promise<AppliedShare> {
  const agreed = await tx.select().from(scheduleRows).where(eq(scheduleRows.orderId, order.id)).orderBy(asc(scheduleRows.number));
  const saving = Math.max(
    purpose === 'payoff' ? await quoteSavingOf(tx, payment, order) : 0,
    await closingSaving(tx, { orderId: order.id, amount, schedule: agreed }, moment.today),
  );
  const cut = deductSaving(agreed, saving);
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
      ...earnBonuses(tx, payment, order.id, paidOnTime(cut, part, moment.today), moment),
    ],
  };
}

/** The share of a payment that is allocated to rows that are not overdue. */
function paidOnTime(rows: readonly Row[], part: ReadonlyMap<number, number>, today: CalendarDate): number {
  return rows.filter((row) => row.dueDate >= today).reduce((sum, row) => sum + (part.get(row.number) ?? 0), 0);
}

type ClosingParams = { readonly orderId: string; readonly amount: number; readonly schedule: readonly ScheduleRow[] };

/**
 * The saving of a payment that is enough to close its order today; 0 for a smaller one. Whatever closes an order is a payoff: the mark-up of
 * months that have not begun is not charged, no matter what the payment was called (domain, Arithmetic).
 */
async function closingSaving(tx: Database, { orderId, amount, schedule }: ClosingParams, today: CalendarDate): Promise<number> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return 0;
  const payoff = computePayoffQuote({ order, schedule }, { date: today, today });
  return payoff.kind === 'quoted' && amount >= payoff.amount ? payoff.saving : 0;
}

/** The quote's saving, but not more than is left on the order, since another payment may have been booked after the quote. */
async function quoteSavingOf(tx: Database, payment: PaymentRow, order: PayableOrderRow): Promise<number> {
  const quote = payment.quoteId === null ? null : await findPayoffQuote(tx, payment.customerId, order.id, payment.quoteId);
  return Math.min(quote?.saving ?? 0, order.totalAmount - order.paidAmount);
}

/** Writes the changed rows. A row that a payoff reduced to 0 is deleted; the other rows keep their numbers. */
function rowWrites(tx: Database, orderId: string, before: readonly Row[], after: readonly Row[], today: CalendarDate): PendingWrite[] {
  return after.flatMap((row, index): PendingWrite[] => {
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

type AmountColumns = Partial<Pick<PayableOrderRow, 'paidAmount' | 'initialFeePaid' | 'totalAmount' | 'savedAmount'>>;

function orderWrites(tx: Database, order: PayableOrderRow, sums: AmountColumns, purpose: OrderPurpose, overdueLeft: number, at: Date) {
  const status = statusAfterPayment({ ...order, ...sums }, purpose, overdueLeft);
  // Makes the store's next step due now; `nextOrderStep` then decides how long the store takes.
  const isReleased = isHeldForPayment(order) && !isHeldForPayment({ ...order, ...sums, status });
  const next = (isReleased || (status === 'paid' && status !== order.status)) && order.checkoutId !== null ? { nextStepAt: at } : {};
  const update = tx
    .update(orders)
    .set({ ...sums, status, ...next })
    .where(eq(orders.id, order.id));
  if (status === order.status) return { orderStatus: null, writes: [update] };
  return { orderStatus: status, writes: [update, tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'bank' })] };
}
