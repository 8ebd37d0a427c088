import { randomUUID } from 'node:crypto';
import type { CalendarDate, Row } from '@muddat/schedule';
import { and, eq, sql } from 'drizzle-orm';
import { runIdempotently } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { momentOf } from '../../../core/moment.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { hardships } from '../../../db/schema/hardships.ts';
import { notifications, orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { dueDateMoved, overdueSplit } from '../../../domain/message/notification-texts.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { type HardshipRequest, statusAfterHardship } from './hardship-rules.ts';
import { type HardshipRow, toStoredRows, viewHardship } from './hardship-view.ts';
import { loadPossibleHardship, type PossibleHardship, parseHardshipRequest } from './load-hardship.ts';

/**
 * Applies a hardship: rows, sums, status, case and notification in one transaction. With `quote_id`, applies exactly the schedule that the
 * quote showed, or throws 409 `hardship_changed`.
 */
export const agreeHardship = operation('installment', 'agreeHardship', async ({ ctx, customer, params, headers, body }) => {
  const { id: customerId } = requireCustomer(customer);
  const ask = parseHardshipRequest(body);
  await runDueJobs(ctx);
  const key = headers['idempotency-key'];
  const same = { id: params.id, ...body };
  return runIdempotently({ ctx, customerId, operation: 'installment.agreeHardship', key, body: same }, (keep) =>
    ctx.db.transaction(async (tx) => {
      const { now, today } = momentOf(ctx);
      const asked = { orderId: params.id, customerId, ask, today, costs: ctx.config.hardshipCost };
      const possible = await loadPossibleHardship(tx, asked, true);
      if (body.quote_id !== undefined && body.quote_id !== possible.quoteId) throw new Problem('hardship_changed');
      const row = toHardshipRow(possible, ask, { customerId, key, now, today });
      const reply = { status: 201, body: { data: viewHardship(row) } } as const;
      await runWritesAtOnce(tx, [
        ...rowWrites(tx, possible),
        ...orderWrites(tx, possible, now, today),
        tx.insert(hardships).values(row),
        tx.insert(notifications).values(hardshipNotification(possible, ask, now)),
        ...keep(tx, reply),
      ]);
      return reply;
    }),
  );
});

function toHardshipRow(
  { order, before, after, cost }: PossibleHardship,
  ask: HardshipRequest,
  { customerId, key, now, today }: { customerId: string; key: string; now: Date; today: CalendarDate },
): HardshipRow {
  const isMove = ask.kind === 'move';
  return {
    id: newId('hrd'),
    orderId: order.id,
    customerId,
    kind: ask.kind,
    number: isMove ? ask.number : null,
    date: isMove ? ask.date : null,
    parts: isMove ? null : ask.parts,
    cost,
    rowsBefore: toStoredRows(before),
    rowsAfter: toStoredRows(after),
    idempotencyKey: key,
    at: now,
    today,
  };
}

/** Updates the rows that changed, and deletes those that a split removed: nothing was paid on them. */
function rowWrites(tx: Database, { order, before, after }: PossibleHardship): PendingWrite[] {
  const now = new Map(after.map((row) => [row.number, row]));
  return before.flatMap((old): PendingWrite[] => {
    const its = and(eq(scheduleRows.orderId, order.id), eq(scheduleRows.number, old.number));
    const row = now.get(old.number);
    if (row === undefined) return [tx.delete(scheduleRows).where(its)];
    if (row.amount === old.amount && row.dueDate === old.dueDate) return [];
    const set = { amount: row.amount, dueDate: row.dueDate };
    return [tx.update(scheduleRows).set(set).where(its)];
  });
}

function orderWrites(tx: Database, { order, after, cost }: PossibleHardship, at: Date, today: CalendarDate): PendingWrite[] {
  const status = statusAfterHardship(order.status, after, today);
  const sums = { totalAmount: sql`${orders.totalAmount} + ${cost}`, hardshipCost: sql`${orders.hardshipCost} + ${cost}` };
  const update = tx
    .update(orders)
    .set({ ...sums, status, rescheduled: true })
    .where(eq(orders.id, order.id));
  if (status === order.status) return [update];
  return [update, tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'system' })];
}

function hardshipNotification({ order, before, after }: PossibleHardship, ask: HardshipRequest, createdAt: Date) {
  const text =
    ask.kind === 'move' ? dueDateMoved(order.number, ask.date) : overdueSplit(order.number, movedOverdueAmount(before, after), ask.parts);
  return { id: randomUUID(), customerId: order.customerId, type: 'order', ...text, createdAt, link: `/orders/${order.id}` };
}

/** The overdue sum that was moved to later payments. */
function movedOverdueAmount(before: readonly Row[], after: readonly Row[]): number {
  const now = new Map(after.map((row) => [row.number, row.amount]));
  return before.reduce((sum, row) => sum + Math.max(0, row.amount - (now.get(row.number) ?? 0)), 0);
}
