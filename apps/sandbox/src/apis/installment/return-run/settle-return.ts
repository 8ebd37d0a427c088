import { tashkentDate } from '@muddat/i18n';
import { bonusExpiresOn, type CalendarDate } from '@muddat/schedule';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { bonusEntries } from '../../../db/schema/checkout.ts';
import { orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import type { StoredReturnFigures } from '../../../db/schema/returns.ts';
import { revokeBonuses } from '../../billing/payment/earned-bonuses.ts';
import { statusAfterPayment } from '../../billing/payment/order-bounds.ts';
import { refundOrderToBalance } from '../../billing/refund/order-refund.ts';
import { type ClosedOrder, closePaidOff } from './close-paid-off.ts';
import { planReturn, type ReturnedLine, type ReturnPlan, toStoredSums } from './plan-return.ts';
import type { ReturnContext, ReturnRow } from './return-store.ts';

/**
 * Settles a return: schedule, order, ledger, balance, bonuses and stock of a locked order, in the caller's transaction. An order that
 * became `broke` or was paid off in the meantime is settled too: the customer owes nothing for returned goods. Returns the figures.
 */
export async function settleReturn(
  tx: Database,
  row: ReturnRow,
  { world, lines }: { readonly world: ReturnContext; readonly lines: readonly ReturnedLine[] },
  at: Date,
): Promise<StoredReturnFigures> {
  const plan = planReturn({ ...world, lines });
  const { id: orderId, customerId, cash } = world.order;
  // Locks the goods before the balance, as placing and canceling orders do: any other sequence could deadlock.
  if (row.category === 'changed_mind' && world.order.checkoutId !== null) await restock(tx, world, lines);
  if (!cash && plan.takenOffPayments > 0) {
    await refundOrderToBalance(tx, { orderId, customerId, kind: 'item_returned' }, { sum: plan.takenOffPayments, key: row.id, at });
  }
  await changeOrder(tx, world, plan, at);
  const closed = plan.isComplete ? null : await closePaidOff(tx, orderId, at);
  const leftRows = plan.isComplete ? null : plan.takenOffPayments - plan.feeBack;
  await runWritesAtOnce(tx, await revokeBonuses(tx, world.order, leftRows, { now: at, today: tashkentDate(at) }));
  if (plan.figures.bonusBack > 0) {
    const amount = plan.figures.bonusBack;
    await tx
      .insert(bonusEntries)
      .values({ customerId, amount, kind: 'returned', orderId, at, expiresOn: bonusExpiresOn(tashkentDate(at)) });
  }
  return closed === null ? plan.figures : figuresOfClosed(plan.figures, closed);
}

/** The figures of an order that the return closed: the saving is no longer owed. */
function figuresOfClosed(figures: StoredReturnFigures, { saving, rows }: ClosedOrder): StoredReturnFigures {
  return { ...figures, new: toStoredSums(figures.new.total - saving, figures.new.paid, rows) };
}

async function changeOrder(tx: Database, { order, rows }: ReturnContext, plan: ReturnPlan, at: Date): Promise<void> {
  const { figures, isComplete } = plan;
  const sums = isComplete
    ? { paidAmount: 0, initialFeePaid: 0 }
    : {
        totalAmount: figures.new.total,
        paidAmount: figures.new.paid,
        // The returned part of the fee was paid and is not owed again, so both columns go down.
        initialFee: order.initialFee - plan.feeCut,
        initialFeePaid: order.initialFeePaid - plan.feeBack,
        rescheduled: true,
        monthlyPayment: nextAmount(plan.rows) ?? order.monthlyPayment,
        returnedAmount: order.returnedAmount + figures.share,
        returnedMarkup: order.returnedMarkup + plan.markup,
      };
  const status = isComplete
    ? 'returned'
    : order.type === 'installment'
      ? statusAfterPayment({ ...order, ...sums }, 'instalment', overdueOf(plan.rows, tashkentDate(at)))
      : order.status;
  await tx
    .update(orders)
    .set({ ...sums, status })
    .where(eq(orders.id, order.id));
  if (status !== order.status)
    await tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: isComplete ? 'store' : 'system' });
  // A fully returned order keeps its agreed schedule, with nothing paid, like a canceled one.
  if (isComplete) await tx.update(scheduleRows).set({ paidAmount: 0, paidOn: null }).where(eq(scheduleRows.orderId, order.id));
  else await changeRows(tx, order.id, rows, plan);
}

const overdueOf = (rows: ReturnPlan['rows'], today: CalendarDate): number =>
  rows.reduce((sum, row) => sum + (row.dueDate < today ? row.amount - row.paidAmount : 0), 0);

const nextAmount = (rows: ReturnPlan['rows']): number | null => rows.find((row) => row.paidAmount < row.amount)?.amount ?? null;

async function changeRows(tx: Database, orderId: string, before: ReturnContext['rows'], { rows: after }: ReturnPlan): Promise<void> {
  for (const old of before) {
    const its = and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, old.number));
    const row = after.find(({ number }) => number === old.number);
    if (row === undefined) await tx.delete(scheduleRows).where(its);
    else if (row.amount !== old.amount || row.paidAmount !== old.paidAmount) {
      const { amount, paidAmount } = row;
      const unpaid = paidAmount === 0 ? { paidOn: null, paidBy: null, paidLast4: null } : {};
      await tx
        .update(scheduleRows)
        .set({ amount, paidAmount, ...unpaid })
        .where(its);
    }
  }
}

/** Adds the goods back to the stock. Called only for returns of category `changed_mind` whose order came from a checkout. */
async function restock(tx: Database, { items }: ReturnContext, lines: readonly ReturnedLine[]): Promise<void> {
  const goods = lines
    .map(({ line, quantity }) => ({ id: items.find(({ number }) => number === line)?.productId ?? null, quantity }))
    .toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''));
  for (const { id, quantity } of goods) {
    if (id === null) continue;
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(eq(products.id, id));
  }
}
