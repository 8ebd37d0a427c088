import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Customer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { passkeys, tokenFamilies } from '../../db/schema/auth.ts';
import { assertNotFrozen } from './frozen.ts';

/** Business time, as the life of a code. */
const PROOF_FRESH_MS = 5 * 60_000;

type Parts = Pick<Context, 'db' | 'clock'>;

/** The sign-in that was proven keeps when: no other sign-in of the customer shares in the proof. */
export async function recordProof({ db, clock }: Parts, { familyId }: Customer): Promise<void> {
  await db
    .update(tokenFamilies)
    .set({ provenAt: clock.now() })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.endedAt)));
}

/**
 * For what a copied cookie must never do, however fresh its sign-in: the customer has proven who they are since, in the last five minutes,
 * by this very sign-in. Throws `fresh_proof_required` with the methods that are open to them: in a frozen account a password is none, since
 * it may be what was stolen.
 */
export async function assertOwnProof({ db, clock }: Parts, { id, familyId }: Customer): Promise<void> {
  await assertNotFrozen(db, id);
  const [family] = await db.select({ provenAt: tokenFamilies.provenAt }).from(tokenFamilies).where(eq(tokenFamilies.id, familyId));
  if (isFresh(family?.provenAt ?? null, clock.now())) return;
  const hasPasskey = (await db.$count(passkeys, eq(passkeys.customerId, id))) > 0;
  throw new Problem('fresh_proof_required', {
    extras: { methods: hasPasskey ? ['code', 'password', 'passkey'] : ['code', 'password'] },
  });
}

/** A proof of the future is none: the clock was put back. */
function isFresh(provenAt: Date | null, now: Date): boolean {
  const ageMs = provenAt === null ? -1 : now.getTime() - provenAt.getTime();
  return ageMs >= 0 && ageMs < PROOF_FRESH_MS;
}
