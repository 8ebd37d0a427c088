import { eq, getTableColumns, inArray, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { schema } from '../../db/schema/index.ts';
import { orderEvents, orderItems, orders, scheduleRows } from '../../db/schema/orders.ts';
import { returnItems, returnMessages, returns } from '../../db/schema/returns.ts';

/** Bookkeeping of the server that says nothing of the customer. */
const NOT_EXPORTED: ReadonlySet<string> = new Set([
  'idempotencyKeys',
  'checkoutKeys',
  'passkeyChallenges',
  'cardOtps',
  'uploads',
  'deviceTokens',
  'dataExports',
]);
/** Columns that open something: a copy that falls into wrong hands must not. */
const SECRET = /hash|secret|token|publickey|credential|storedkey|otp|idempotencykey|magic/i;

type Rows = Record<string, unknown>[];

/** Every record of a customer, by table; whatever has a column `customerId` is among them, but for bookkeeping and secrets. */
export async function collectPersonalData(db: Database, customerId: string): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {
    customer: readable(await db.select().from(customers).where(eq(customers.id, customerId))),
  };
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable) || NOT_EXPORTED.has(name)) continue;
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
    const owner = columns['customerId'];
    if (owner !== undefined) data[name] = readable(await db.select().from(table).where(eq(owner, customerId)));
  }
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  data['orderItems'] = readable(await db.select().from(orderItems).where(inArray(orderItems.orderId, own)));
  data['scheduleRows'] = readable(await db.select().from(scheduleRows).where(inArray(scheduleRows.orderId, own)));
  data['orderEvents'] = readable(await db.select().from(orderEvents).where(inArray(orderEvents.orderId, own)));
  const given = db.select({ id: returns.id }).from(returns).where(eq(returns.customerId, customerId));
  data['returnItems'] = readable(await db.select().from(returnItems).where(inArray(returnItems.returnId, given)));
  data['returnMessages'] = readable(await db.select().from(returnMessages).where(inArray(returnMessages.returnId, given)));
  return data;
}

const readable = (rows: readonly object[]): Rows =>
  rows.map((row) => {
    // A code that is tried is a one-time code; another may be a promo code or that of a paper.
    const isTried = 'triesLeft' in row;
    return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column) && !(isTried && column === 'code')));
  });
