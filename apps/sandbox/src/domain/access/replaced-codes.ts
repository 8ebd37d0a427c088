import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { replacedCodes } from '../../db/schema/auth.ts';

/** Remembers a code that a new message replaces, by its hash, until it would have expired. Forgets codes that have expired. */
export async function rememberReplacedCode(tx: Database, hash: string, expiresAt: Date, now: Date): Promise<void> {
  // Rows that another transaction deletes are skipped, so that two cannot wait for each other.
  const expired = tx
    .select({ hash: replacedCodes.hash })
    .from(replacedCodes)
    .where(lte(replacedCodes.expiresAt, now))
    .for('update', { skipLocked: true });
  await tx.delete(replacedCodes).where(inArray(replacedCodes.hash, expired));
  if (expiresAt > now)
    await tx.insert(replacedCodes).values({ hash, expiresAt }).onConflictDoUpdate({ target: replacedCodes.hash, set: { expiresAt } });
}

/** Whether the code was right until a new message replaced it, and would not have expired yet. */
export async function isReplacedCode(tx: Database, hash: string, now: Date): Promise<boolean> {
  const [found] = await tx
    .select({ hash: replacedCodes.hash })
    .from(replacedCodes)
    .where(and(eq(replacedCodes.hash, hash), gt(replacedCodes.expiresAt, now)));
  return found !== undefined;
}
