import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate, GRACE_DAYS } from '@muddat/schedule';
import { and, asc, eq, inArray, lt, notExists, or } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import { DAILY_JOB_IDS, isJobDoneOn } from '../../../core/daily-jobs.ts';
import type { Database } from '../../../db/client.ts';
import { checkoutQuotes, checkouts } from '../../../db/schema/checkout.ts';
import { dailyRuns, limits, notifications, orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { brokenSubject, limitSubject } from '../../../domain/message/drop-queued-sms.ts';
import { limitBlocked, limitExpired, type NotificationText, orderBroke, orderInCourt } from '../../../domain/message/notification-texts.ts';
import { statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { dueLimitChange, dueOrderStatusChanges, type LimitChange, type OrderStatusChange, overdueSince } from './daily-run-rules.ts';

/** Rows per statement, well below the 65 535 parameters of the protocol. */
const BATCH_SIZE = 500;

const EARLIEST_DAY = '0001-01-01';

type OrderRow = typeof orders.$inferSelect;
/** `dated` returns the time to record for a change that falls on `day`; `nth` is the index of the change among those of its order. */
type Run = { readonly today: CalendarDate; readonly dated: (day: CalendarDate, nth?: number) => Date };

/**
 * Dates each change to its own day, even when the clock jumped over that day. If an earlier run has already covered the day (a bank took a
 * payment back, so the debt is new), the change is dated to the day after that run.
 */
function datedAfter(lastRun: CalendarDate): Run['dated'] {
  // One millisecond apart: lists sort by time and must keep the order of the changes.
  return (day, nth = 0) => (day > lastRun ? startOfDay(day) : new Date(startOfDay(addDays(lastRun, 1)).getTime() + nth));
}
type Debt = { readonly order: OrderRow; readonly since: CalendarDate };

/**
 * Does the daily run unless it was done today. Blocks overdue limits, expires limits, moves orders 60 and 120 days late to `broke` and to
 * court (domain, Overdue), and deletes old quotes. Called at start, when the clock is moved, and by every operation that shows orders or
 * limits.
 */
export async function runDueDailyRun({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const today = clock.today();
  if (await isJobDoneOn(db, 'orders', today)) return;
  await db.transaction(async (tx) => {
    const own = eq(dailyRuns.id, DAILY_JOB_IDS.orders);
    await tx.insert(dailyRuns).values({ id: DAILY_JOB_IDS.orders, lastDay: EARLIEST_DAY }).onConflictDoNothing();
    const [locked] = await tx.select().from(dailyRuns).where(own).for('update');
    if (locked?.lastDay === today) return;
    const debts = await loadDebts(tx, today);
    const run: Run = { today, dated: datedAfter(locked?.lastDay ?? EARLIEST_DAY) };
    await changeLimits(tx, debts, run);
    await changeOrders(tx, debts, run);
    await deleteUnsignedQuotes(tx, today);
    await tx.update(dailyRuns).set({ lastDay: today, doneAt: clock.now() }).where(own);
  });
}

/** Sends a locked order to court early, as the daily run does after 120 days: through `broke`, and the customer's limit is blocked. */
export async function sendToCourt(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const steps = order.status === 'broke' ? (['send_enveloper'] as const) : (['broke', 'send_enveloper'] as const);
  // One millisecond apart: lists sort by time and must keep the order of the changes.
  await applyChanges(
    tx,
    steps.map((status, index) => ({ order, status, at: new Date(now.getTime() + index) })),
  );
  const [limit] = await tx
    .select()
    .from(limits)
    .where(and(eq(limits.customerId, order.customerId), eq(limits.status, 'approved')))
    .for('update');
  if (limit !== undefined) await changeLimitBatch(tx, [{ customerId: order.customerId, status: 'blocked', at: now }]);
}

/** Orders past the grace period. They are locked, so that a run and a payment on the same order wait for each other. */
async function loadDebts(tx: Database, today: CalendarDate): Promise<Debt[]> {
  const late = await tx
    .selectDistinct({ id: scheduleRows.orderId })
    .from(scheduleRows)
    .where(and(lt(scheduleRows.paidAmount, scheduleRows.amount), lt(scheduleRows.dueDate, addDays(today, -GRACE_DAYS))));
  const debts: Debt[] = [];
  for (const ids of batches(late.map((row) => row.id).sort())) {
    const found = await tx
      .select()
      .from(orders)
      .where(and(inArray(orders.id, ids), inArray(orders.status, statusesOfPhases('running'))))
      .orderBy(asc(orders.id))
      .for('update');
    const rows = await tx.select().from(scheduleRows).where(inArray(scheduleRows.orderId, ids));
    const rowsOf = Map.groupBy(rows, (row) => row.orderId);
    for (const order of found) {
      const since = overdueSince(order.status, rowsOf.get(order.id) ?? [], today);
      if (since !== null) debts.push({ order, since });
    }
  }
  return debts;
}

async function changeLimits(tx: Database, debts: readonly Debt[], { today, dated }: Run): Promise<void> {
  const sinceOf = new Map<string, CalendarDate>();
  for (const { order, since } of debts) {
    const known = sinceOf.get(order.customerId);
    if (known === undefined || since < known) sinceOf.set(order.customerId, since);
  }
  const approved = await tx.select().from(limits).where(eq(limits.status, 'approved')).orderBy(asc(limits.customerId)).for('update');
  const changed = approved.flatMap(({ customerId, validUntil }) => {
    const change = dueLimitChange({ validUntil }, sinceOf.get(customerId) ?? null, today);
    return change === null ? [] : [{ customerId, status: change.status, at: dated(change.on) }];
  });
  for (const same of Map.groupBy(changed, ({ status, at }) => `${status} ${at.getTime()}`).values()) {
    for (const batch of batches(same)) await changeLimitBatch(tx, batch);
  }
}

type ChangedLimit = Pick<LimitChange, 'status'> & { readonly customerId: string; readonly at: Date };

/** Changes limits that all get the same status at the same time. */
async function changeLimitBatch(tx: Database, batch: readonly ChangedLimit[]): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  const { status, at: updatedAt } = first;
  const ids = batch.map((change) => change.customerId);
  await tx
    .update(limits)
    .set({ status, reason: status === 'blocked' ? 'overdue' : null, updatedAt })
    .where(inArray(limits.customerId, ids));
  const text = status === 'blocked' ? limitBlocked : limitExpired;
  await insertNotifications(
    tx,
    ids.map((id) => notificationRow(id, text, updatedAt, '/cabinet/limit', limitSubject(id))),
  );
}

async function changeOrders(tx: Database, debts: readonly Debt[], { today, dated }: Run): Promise<void> {
  await applyChanges(
    tx,
    debts.flatMap(({ order, since }) =>
      dueOrderStatusChanges(order.status, since, today).map(({ status, on }, index) => ({ order, status, at: dated(on, index) })),
    ),
  );
}

type ChangedOrder = Pick<OrderStatusChange, 'status'> & { readonly order: OrderRow; readonly at: Date };

async function applyChanges(tx: Database, changed: readonly ChangedOrder[]): Promise<void> {
  for (const batch of batches(changed)) {
    await tx.insert(orderEvents).values(batch.map(({ order, status, at }) => ({ orderId: order.id, status, at, actor: 'system' })));
    await insertNotifications(
      tx,
      batch.map(({ order, status, at }) => {
        const text = status === 'broke' ? orderBroke(order.number) : orderInCourt(order.number);
        return notificationRow(order.customerId, text, at, `/orders/${order.id}`, status === 'broke' ? brokenSubject(order.id) : null);
      }),
    );
  }
  // `broke` first: an order that makes both changes in this run must end in court.
  for (const status of ['broke', 'send_enveloper'] as const) {
    const ids = changed.filter((change) => change.status === status).map((change) => change.order.id);
    for (const batch of batches(ids)) await tx.update(orders).set({ status }).where(inArray(orders.id, batch));
  }
}

const QUOTE_RETENTION_DAYS = 2;

/** Deletes quotes that were never signed, two days after they expired: the checkout form makes a new quote with each change. */
async function deleteUnsignedQuotes(tx: Database, today: CalendarDate): Promise<void> {
  const signed = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(or(eq(checkouts.quoteId, checkoutQuotes.id), eq(checkouts.nextQuoteId, checkoutQuotes.id)));
  await tx
    .delete(checkoutQuotes)
    .where(and(lt(checkoutQuotes.goodUntil, startOfDay(addDays(today, -QUOTE_RETENTION_DAYS))), notExists(signed)));
}

type NotificationInsert = typeof notifications.$inferInsert;

function notificationRow(
  customerId: string,
  text: NotificationText,
  createdAt: Date,
  link: string,
  smsSubject: string | null,
): NotificationInsert {
  return { id: randomUUID(), customerId, type: 'order', ...text, createdAt, link, sms: 'by_day', smsSubject };
}

async function insertNotifications(tx: Database, notices: NotificationInsert[]): Promise<void> {
  await tx.insert(notifications).values(notices);
}

const startOfDay = (day: CalendarDate) => new Date(`${day}T00:00:00+05:00`);

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_SIZE) }, (_, index) =>
    rows.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
