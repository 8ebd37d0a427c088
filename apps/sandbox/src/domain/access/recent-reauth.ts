import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Customer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { passkeys, tokenFamilies } from '../../db/schema/auth.ts';
import { assertNotFrozen } from './account-freeze.ts';

/** How long a proof counts, in business time, like the life of a code. */
const REAUTH_MAX_AGE_MS = 5 * 60_000;

type ReauthContext = Pick<Context, 'db' | 'clock'>;

/** Stores the time of a proof in the session that gave it. It does not count for the customer's other sessions. */
export async function recordReauth({ db, clock }: ReauthContext, { familyId }: Customer): Promise<void> {
  await db
    .update(tokenFamilies)
    .set({ provenAt: clock.now() })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.endedAt)));
}

/**
 * Guards calls that a stolen cookie must not allow, however recent the sign-in is. This session must have proved the customer's identity in
 * the last five minutes. Throws `fresh_proof_required` with the available methods. A frozen account does not accept the password, because
 * it may have been stolen.
 */
export async function assertRecentReauth({ db, clock }: ReauthContext, { id, familyId }: Customer): Promise<void> {
  await assertNotFrozen(db, id);
  const [family] = await db.select({ provenAt: tokenFamilies.provenAt }).from(tokenFamilies).where(eq(tokenFamilies.id, familyId));
  if (isRecent(family?.provenAt ?? null, clock.now())) return;
  const hasPasskey = (await db.$count(passkeys, eq(passkeys.customerId, id))) > 0;
  throw new Problem('fresh_proof_required', {
    extras: { methods: hasPasskey ? ['code', 'password', 'passkey'] : ['code', 'password'] },
  });
}

/** A proof "in the future" does not count: the clock was set back after it. */
function isRecent(provenAt: Date | null, now: Date): boolean {
  const ageMs = provenAt === null ? -1 : now.getTime() - provenAt.getTime();
  return ageMs >= 0 && ageMs < REAUTH_MAX_AGE_MS;
}
