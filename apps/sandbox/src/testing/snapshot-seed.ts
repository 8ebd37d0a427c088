import { getTableName, sql } from 'drizzle-orm';
import * as billingTables from '../db/schema/billing.ts';
import * as channelTables from '../db/schema/channels.ts';
import { bonusEntries, checkoutKeys, checkoutQuotes, checkouts } from '../db/schema/checkout.ts';
import * as consentTables from '../db/schema/consents.ts';
import { dailyRuns, limits, notifications, orderEvents, orderItems, orders, payoffQuotes, scheduleRows } from '../db/schema/orders.ts';
import * as providerTables from '../db/schema/provider.ts';
import * as returnTables from '../db/schema/returns.ts';
import { smsMessages } from '../db/schema/sandbox.ts';
import type { TestSandbox } from './test-sandbox.ts';

/** Tables that orders, payments, returns, consents and messages can change. Each table precedes the tables that refer to it. */
const CHANGEABLE_TABLES = [
  orders,
  orderItems,
  scheduleRows,
  orderEvents,
  notifications,
  payoffQuotes,
  limits,
  smsMessages,
  // An unconfirmed checkout would be returned to the next test with an equal basket, which then gets no code.
  checkoutQuotes,
  checkouts,
  checkoutKeys,
  bonusEntries,
  dailyRuns,
  ...Object.values(channelTables),
  ...Object.values(consentTables),
  ...Object.values(returnTables),
  ...Object.values(billingTables),
  ...Object.values(providerTables),
] as const;

/**
 * Stores the rows of `CHANGEABLE_TABLES`. Returns a function that restores them, sets the clock to real time and clears the faults. Much
 * faster than a new sandbox for each test.
 */
export async function snapshotSeed({ db, clock, faults }: TestSandbox): Promise<() => Promise<void>> {
  const saved = await Promise.all(CHANGEABLE_TABLES.map(async (table) => ({ table, rows: await db.select().from(table) })));
  return async () => {
    clock.setOffset(0);
    faults.clear();
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`TRUNCATE ${CHANGEABLE_TABLES.map((table) => `"${getTableName(table)}"`).join(', ')} CASCADE`));
      for (const { table, rows } of saved) {
        if (rows.length > 0) await tx.insert(table).overridingSystemValue().values(rows);
      }
    });
  };
}
