import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** PostgreSQL takes at most 65 535 parameters per statement; rows of the widest table have about 12. */
const ROWS_PER_STATEMENT = 1_000;

/** Inserts many rows in few statements. */
export async function insertRows<T extends PgTable>(tx: Database, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT));
  }
}
