import { and, eq, gt, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sentCodes } from '../../db/schema/auth.ts';

/** Remembers a code that is sent, by its hash, until it expires. Call it in the transaction that makes the code. */
export async function rememberSentCode(tx: Database, hash: string, expiresAt: Date): Promise<void> {
  await tx.insert(sentCodes).values({ hash, expiresAt }).onConflictDoUpdate({ target: sentCodes.hash, set: { expiresAt } });
}

/** Whether a code is that of a message sent before the current one, and has not expired. All codes of a purpose live equally long. */
export async function isEarlierCode(tx: Database, hash: string, current: { readonly expiresAt: Date }, now: Date): Promise<boolean> {
  const [found] = await tx
    .select({ hash: sentCodes.hash })
    .from(sentCodes)
    .where(and(eq(sentCodes.hash, hash), gt(sentCodes.expiresAt, now), lt(sentCodes.expiresAt, current.expiresAt)));
  return found !== undefined;
}

/** Forgets the codes that have expired. */
export async function purgeSentCodes(db: Database, now: Date): Promise<void> {
  await db.delete(sentCodes).where(lte(sentCodes.expiresAt, now));
}
