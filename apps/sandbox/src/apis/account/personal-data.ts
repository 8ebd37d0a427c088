import { eq, getTableColumns, inArray, is, type SQL } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { consents } from '../../db/schema/consents.ts';
import { schema } from '../../db/schema/index.ts';
import { orders } from '../../db/schema/orders.ts';
import { returns } from '../../db/schema/returns.ts';

/** Tables with technical records, which contain no information about the customer. */
const NOT_EXPORTED: ReadonlySet<string> = new Set([
  'idempotencyKeys',
  'checkoutKeys',
  'passkeyChallenges',
  'cardOtps',
  'uploads',
  'deviceTokens',
  'dataExports',
]);
/** Names of columns with secrets. They are left out, so that a stolen copy does not give access to the account. */
const SECRET = /hash|secret|token|publickey|credential|storedkey|otp|idempotencykey|magic/i;

type Rows = Record<string, unknown>[];

/** Columns that link a table without `customerId` to a customer. */
const OWNER_TABLES = { orderId: orders, returnId: returns, consentId: consents } as const;

/**
 * Every record of a customer, by table: the customer's own rows and those of their orders, returns or consents. Technical records and
 * secrets are left out.
 */
export async function collectPersonalData(db: Database, customerId: string): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {
    customer: withoutSecrets(await db.select().from(customers).where(eq(customers.id, customerId))),
  };
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable) || NOT_EXPORTED.has(name)) continue;
    const mine = ownedByCondition(db, getTableColumns(table), customerId);
    if (mine !== null) data[name] = withoutSecrets(await db.select().from(table).where(mine));
  }
  return data;
}

/** The condition for a customer's rows; null for a table without a column that links its rows to a customer, order, return or consent. */
function ownedByCondition(db: Database, columns: Readonly<Record<string, PgColumn>>, customerId: string): SQL | null {
  const mine = columns['customerId'];
  if (mine !== undefined) return eq(mine, customerId);
  for (const [name, table] of Object.entries(OWNER_TABLES)) {
    const column = columns[name];
    if (column !== undefined) return inArray(column, db.select({ id: table.id }).from(table).where(eq(table.customerId, customerId)));
  }
  return null;
}

const withoutSecrets = (rows: readonly object[]): Rows =>
  rows.map((row) => {
    // In a table with attempts, `code` is a one-time code. In other tables it is a promo code or a document code and may stay.
    const isTried = 'triesLeft' in row;
    return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column) && !(isTried && column === 'code')));
  });
