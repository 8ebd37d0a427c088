import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { countCheckedCode } from '../../core/metrics/count-codes.ts';
import type { Customer } from '../../core/operation.ts';
import type { Database } from '../../db/client.ts';
import { signInCodes } from '../../db/schema/auth.ts';
import { type CodeVerdict, evaluateCode, hashCode } from '../../domain/access/code-rules.ts';
import { lockSubjects } from '../../domain/access/lock-subjects.ts';
import { countRateEvents, type RateLimit, secondsUntilAllowed } from '../../domain/access/rate-limit.ts';
import { isEarlierCode } from '../../domain/access/sent-codes.ts';
import type { ClientIdentity } from './client-identity.ts';
import { ownCodeFailureLimits } from './own-limits.ts';
import { codeFailureLimits, codeHolderOf } from './sign-in-limits.ts';

/**
 * The purpose of a code, with its holder: the session that requested it or, before a sign-in, the browser or network. So a code that the
 * customer reads from a message is of no use to a thief in another session.
 */
export type CodePurpose = `${OwnPurpose | SignedOutPurpose}:${string}`;
type OwnPurpose = 'password' | 'phone' | 'new-phone' | 'proof';
type SignedOutPurpose = 'sign-in' | 'register' | 'reset';
export const ownCodePurpose = (purpose: OwnPurpose, { familyId }: Pick<Customer, 'familyId'>): CodePurpose =>
  `${purpose}:session ${familyId}`;
export const clientCodePurpose = (purpose: SignedOutPurpose, client: ClientIdentity): CodePurpose => `${purpose}:${codeHolderOf(client)}`;

/** `by`: the signed-in customer or, before a sign-in, the client whose attempts are counted. */
export type CodeAttempt = {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly by: { readonly me: Customer } | { readonly client: ClientIdentity };
};

type Caller = { readonly tx: Database; readonly key: Uint8Array } & Pick<Context, 'clock' | 'config'>;

/**
 * Checks a one-time code. A wrong code uses up an attempt, unless it is that of an earlier message; a right code is not used up yet. Commit the transaction whatever the verdict, or
 * the attempt is not counted. The phone stays locked until the transaction ends, so that parallel attempts run one after another.
 */
export async function checkCode(caller: Caller, codeTry: CodeAttempt): Promise<CodeVerdict> {
  const verdict = await evaluateAttempt(caller, codeTry);
  countCheckedCode(caller.tx, verdict.kind);
  return verdict;
}

async function evaluateAttempt({ tx, key, clock, config }: Caller, codeTry: CodeAttempt): Promise<CodeVerdict> {
  const { phone, purpose, code } = codeTry;
  await lockSubjects(tx, phone);
  const ofDay = failureLimitsOf(codeTry);
  const wait = config.rateLimits ? await secondsUntilAllowed(tx, ofDay) : null;
  if (wait !== null) return { kind: 'locked', seconds: wait };
  const [stored] = await tx.select().from(signInCodes).where(matchesAttempt(codeTry));
  // Read the clock under the lock: an earlier time could precede that of a code sent in the meantime.
  const [now, hash] = [clock.now(), hashCode(key, phone, purpose, code)];
  const verdict = evaluateCode(stored ?? null, stored?.codeHash === hash, now);
  if (verdict.kind !== 'wrong' || stored === undefined) return verdict;
  if (await isEarlierCode(tx, hash, stored, now)) return { kind: 'replaced', triesLeft: verdict.triesLeft + 1 };
  await tx
    .update(signInCodes)
    .set({ tries: stored.tries + 1 })
    .where(matchesAttempt(codeTry));
  await countRateEvents(tx, ofDay);
  return verdict;
}

export async function markCodeUsed({ tx, clock }: Pick<Caller, 'tx' | 'clock'>, codeTry: CodeAttempt): Promise<void> {
  await tx.update(signInCodes).set({ usedAt: clock.now() }).where(matchesAttempt(codeTry));
}

/** Checks a code and marks a right one as used. */
export async function redeemCode(caller: Caller, codeTry: CodeAttempt): Promise<CodeVerdict> {
  const verdict = await checkCode(caller, codeTry);
  if (verdict.kind === 'right') await markCodeUsed(caller, codeTry);
  return verdict;
}

function matchesAttempt({ phone, purpose }: CodeAttempt) {
  return and(eq(signInCodes.phone, phone), eq(signInCodes.purpose, purpose));
}

function failureLimitsOf({ phone, by }: CodeAttempt): readonly RateLimit[] {
  return 'client' in by ? codeFailureLimits(phone, by.client) : ownCodeFailureLimits(by.me);
}
