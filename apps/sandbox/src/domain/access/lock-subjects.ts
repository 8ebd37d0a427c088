import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** An arbitrary constant that separates these advisory locks from others. */
const SUBJECT_LOCKS = 7_264;

/**
 * Locks the codes, tickets and limits of these phones or customers until the transaction ends. Name all subjects in one call: they are
 * locked in sorted order, so that two calls cannot deadlock.
 */
export async function lockSubjects(tx: Database, ...subjects: readonly string[]): Promise<void> {
  for (const subject of [...new Set(subjects)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(${SUBJECT_LOCKS}, hashtext(${subject}))`);
}
