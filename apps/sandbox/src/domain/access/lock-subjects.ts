import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Any fixed number: these advisory locks, apart from other uses of such locks. */
const SUBJECT_LOCKS = 7_264;

/**
 * Until the transaction ends nobody else works with the codes, tickets and limits of these phones or customers. Several are named in one
 * call and taken in one order, so that two calls cannot wait for each other.
 */
export async function lockSubjects(tx: Database, ...subjects: readonly string[]): Promise<void> {
  for (const subject of [...new Set(subjects)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(${SUBJECT_LOCKS}, hashtext(${subject}))`);
}
