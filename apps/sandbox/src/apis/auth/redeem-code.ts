import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../db/client.ts';
import { signInCodes } from '../../db/schema/auth.ts';
import { type CodeVerdict, hashCode, judgeCode } from './code-rules.ts';

export type CodeTry = { readonly phone: string; readonly purpose: 'sign-in' | 'register' | 'reset'; readonly code: string };

/** Tries a one-time code: a right one is used up, a wrong one costs a try. Concurrent tries wait for each other. */
export async function redeemCode(db: Database, key: Uint8Array, { phone, purpose, code }: CodeTry, clock: Clock): Promise<CodeVerdict> {
  return db.transaction(async (tx) => {
    const own = and(eq(signInCodes.phone, phone), eq(signInCodes.purpose, purpose));
    const [stored] = await tx.select().from(signInCodes).where(own).for('update');
    // Under the lock: a moment taken before it may be older than that of a code sent meanwhile.
    const now = clock.now();
    const verdict = judgeCode(stored ?? null, stored?.codeHash === hashCode(key, phone, purpose, code), now);
    if (verdict.kind === 'right') await tx.update(signInCodes).set({ usedAt: now }).where(own);
    if (verdict.kind === 'wrong' && stored !== undefined)
      await tx
        .update(signInCodes)
        .set({ tries: stored.tries + 1 })
        .where(own);
    return verdict;
  });
}
