import type { CalendarDate } from '@muddat/schedule';
import { and, eq, gte, isNotNull, isNull, lt, lte, notExists, or } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { isJobDoneOn, markJobDone } from '../../../core/daily-jobs.ts';
import { logFailure } from '../../../core/request-log.ts';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { payments } from '../../../db/schema/billing.ts';
import { bonusEntries } from '../../../db/schema/checkout.ts';
import { documents } from '../../../db/schema/documents.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { deleteExpiredReturnPhotos } from '../../installment/return-run/return-photos.ts';
import { compactBonuses } from './compact-bonuses.ts';
import { eraseCheckouts, removeOrdersFromQuotes } from './erase-checkouts.ts';
import { eraseConsents } from './erase-consents.ts';
import { eraseIdentity, findEndedAccounts } from './erase-identity.ts';
import { eraseOrders } from './erase-orders.ts';
import { erasePayments } from './erase-payments.ts';
import { loadCustomerRetention, mayHaveEndedCondition } from './load-customer-retention.ts';
import { type Erasure, planErasure } from './plan-erasure.ts';
import { retentionCutoff, startOfDay } from './retention-term.ts';

type Tools = Pick<Context, 'db' | 'clock' | 'files' | 'log'>;

/** For each database, the last day on which the erasure ran. A cache, because `eraseExpiredData` is called every second. */
const doneOn = new WeakMap<Database, string>();

/**
 * Once a business day, erases data at the end of the term that the trust page states (docs/decisions/retention.md). A transaction for each
 * customer locks the rows that it checks, so two parallel processes erase nothing twice. After a crash the next run continues.
 */
export async function eraseExpiredData(tools: Tools): Promise<void> {
  const { db, clock, log } = tools;
  const today = clock.today();
  if (doneOn.get(db) === today) return;
  if (!(await isJobDoneOn(db, 'retention', today))) {
    await eraseDataBefore(tools, today);
    await markJobDone(tools, 'retention', today);
    log.debug({ day: today }, 'looked for what has been kept long enough');
  }
  doneOn.set(db, today);
}

async function eraseDataBefore(tools: Tools, today: CalendarDate): Promise<void> {
  const { db, log } = tools;
  const cutoff = retentionCutoff(today);
  const before = startOfDay(cutoff);
  // Photos of returns have a shorter term, and a transaction cannot delete their files.
  await deleteExpiredReturnPhotos(tools);
  const erased = { orders: 0, payments: 0 };
  for (const customerId of await findCandidates(db, cutoff)) {
    await tryErasure(log, async () => {
      const done = await db.transaction((tx) => eraseDataOf(tx, customerId, today, before));
      erased.orders += done.orders.length;
      erased.payments += done.payments.length;
    });
  }
  await db.transaction(async (tx) => {
    await eraseCheckouts(tx, before);
    await eraseConsents(tx, before);
    await tx.delete(documents).where(and(eq(documents.kind, 'statement'), lt(documents.issuedAt, before)));
  });
  for (const customerId of await findEndedAccounts(db, before)) await tryErasure(log, () => eraseIdentity(tools, customerId));
  if (erased.orders + erased.payments > 0) log.info({ day: today, ...erased }, 'erased what has been kept long enough');
}

/** A failure for one customer must not stop the erasure for others. */
async function tryErasure(log: Tools['log'], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logFailure(log, error, 'erasing what is over failed for a customer; it is tried again tomorrow');
  }
}

async function eraseDataOf(tx: Database, customerId: string, today: CalendarDate, before: Date): Promise<Erasure> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  const erasure = planErasure(await loadCustomerRetention(tx, customerId, before), today);
  await removeOrdersFromQuotes(tx, erasure.orders);
  await erasePayments(tx, customerId, erasure);
  await eraseOrders(tx, customerId, erasure, before);
  await compactBonuses(tx, customerId, retentionCutoff(today));
  return erasure;
}

/** Customers with data whose term may be over. The decision is made later, with their rows locked. */
async function findCandidates(db: Database, cutoff: CalendarDate): Promise<string[]> {
  const before = startOfDay(cutoff);
  const later = db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), gte(orderEvents.at, before)));
  const withOrders = await db
    .selectDistinct({ id: orders.customerId })
    .from(orders)
    .where(and(mayHaveEndedCondition(), lt(orders.createdAt, before), notExists(later)));
  const withPayments = await db
    .selectDistinct({ id: payments.customerId })
    .from(payments)
    .where(and(isNull(payments.orderId), isNull(payments.parts), lt(payments.updatedAt, before)));
  const spentOrLinked = or(isNull(bonusEntries.expiresOn), isNotNull(bonusEntries.orderId), lte(bonusEntries.expiresOn, cutoff));
  const withBonuses = await db
    .selectDistinct({ id: bonusEntries.customerId })
    .from(bonusEntries)
    .where(and(lt(bonusEntries.at, before), spentOrLinked));
  return [...new Set([...withOrders, ...withPayments, ...withBonuses].map(({ id }) => id))].sort();
}
