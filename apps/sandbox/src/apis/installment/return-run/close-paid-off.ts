import { tashkentDate } from '@muddat/i18n';
import type { Row } from '@muddat/schedule';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { computePayoffQuote } from '../../../domain/order/payoff-quote.ts';
import { deductSaving } from '../../billing/payment/payoff-rows.ts';
import { finishOrderIfPaid } from '../store-run/finish-if-paid.ts';

/** `rows`: what is left of the schedule, all paid. */
export type ClosedOrder = { readonly saving: number; readonly rows: readonly Row[] };

/**
 * Closes a locked order whose early payoff is 0 after a return of some goods, because nobody can pay 0 so'm. The mark-up of the months that
 * have not begun is saved, as in a payoff. Null if something is left to pay.
 */
export async function closePaidOff(tx: Database, orderId: string, at: Date): Promise<ClosedOrder | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return null;
  const schedule = await tx.select().from(scheduleRows).where(eq(scheduleRows.orderId, orderId)).orderBy(asc(scheduleRows.number));
  const today = tashkentDate(at);
  const payoff = computePayoffQuote({ order, schedule }, { date: today, today });
  if (payoff.kind === 'refused' || payoff.amount > 0) return null;
  const { saving } = payoff;
  const cut = deductSaving(schedule, saving);
  for (const [index, { number, amount }] of cut.entries()) {
    if (amount === schedule[index]?.amount) continue;
    const its = and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, number));
    if (amount === 0) await tx.delete(scheduleRows).where(its);
    else await tx.update(scheduleRows).set({ amount }).where(its);
  }
  const sums = { totalAmount: order.totalAmount - saving, savedAmount: order.savedAmount + saving };
  await tx.update(orders).set(sums).where(eq(orders.id, orderId));
  await finishOrderIfPaid(tx, { ...order, ...sums }, at);
  return { saving, rows: cut.filter(({ amount }) => amount > 0) };
}
