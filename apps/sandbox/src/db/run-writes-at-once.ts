import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** An insert, update or delete that has not been run. Never return it from an async function: awaiting it would run it. */
export type PendingWrite = SQLWrapper;

/**
 * Runs several writes as one statement: either all take effect or none, in one trip to the database. They do not see each other's changes,
 * and no two of them may touch the same row.
 */
export async function runWritesAtOnce(tx: Database, writes: readonly PendingWrite[]): Promise<void> {
  const [only] = writes;
  if (only === undefined) return;
  if (writes.length === 1) {
    await tx.execute(only);
    return;
  }
  const parts = writes.map((write, index) => sql`${sql.identifier(`w${index}`)} as ${write}`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
