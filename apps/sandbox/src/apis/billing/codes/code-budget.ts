import { eq } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../core/context.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { codeRuns } from '../../../db/schema/billing.ts';
import { judgeResend } from '../../../domain/access/code-rules.ts';
import { lockSubjects } from '../../../domain/access/lock-subjects.ts';
import { daily, phoneMessages, phoneMessagesSubject } from '../../../domain/access/phone-messages.ts';
import { countEvent, type Limit, secondsToWait } from '../../../domain/access/rate-limit.ts';
import { judgeCode, OTP_LIFE_MS, OTP_TRIES, type OtpState, type OtpVerdict } from './otp-rules.ts';

/**
 * Limits across codes (README.md in this folder). The five attempts and 60 seconds of one code do not stop someone who requests code after
 * code. So the codes of one purpose form a run, and daily budgets count the codes sent and the wrong attempts.
 */
export type CodeUse = {
  /** The codes of a run share one wait and five attempts, until one of them is entered correctly. */
  readonly run: string;
  readonly customerId: string;
  readonly phone: string;
  /**
   * How the customer is related to the phone. `own`: it is their phone. `proved`: they once entered a code for this card that was sent to
   * it. `stranger`: neither.
   */
  readonly tie: 'own' | 'proved' | 'stranger';
  /** BIN and last four digits of the card: the rest of the number is not stored. */
  readonly card: string | null;
};

type Asker = { readonly id: string; readonly phone: string };
type Card = { readonly bin: string; readonly last4: string };
type Caller = Pick<Context, 'clock' | 'config'>;
type UsedUp = 'too_many_wrong_codes' | 'too_many_codes_sent';

const nameOf = ({ bin, last4 }: Card) => `${bin}${last4}`;
const tieOf = (asker: Asker, phone: string, other: 'proved' | 'stranger') => (phone === asker.phone ? 'own' : other);

/** One run for all cards that a customer is adding: a separate run per number would give a guesser five attempts at each. */
export const addingCard = (asker: Asker, card: Card, phone: string): CodeUse => ({
  run: `card:${asker.id}`,
  customerId: asker.id,
  phone,
  tie: tieOf(asker, phone, 'stranger'),
  card: nameOf(card),
});

/** A separate run for each saved card: a customer who has used up one card's codes can pay with another. */
export const payingWith = (asker: Asker, card: Card, phone: string): CodeUse => ({
  run: `payment:${asker.id}:${nameOf(card)}`,
  customerId: asker.id,
  phone,
  tie: tieOf(asker, phone, 'proved'),
  card: nameOf(card),
});

export const signingCheckout = (asker: Asker, phone: string): CodeUse => ({
  run: `checkout:${asker.id}`,
  customerId: asker.id,
  phone,
  tie: tieOf(asker, phone, 'proved'),
  card: null,
});

/** All strangers to a card share a budget, so that they cannot use up its owner's. */
const whose = ({ tie, customerId }: CodeUse) => (tie === 'stranger' ? 'strangers' : customerId);

function wrongLimits(use: CodeUse, { customerWrong, cardWrong }: Config['codes']): Limit[] {
  const ofCard: Limit[] = use.card === null ? [] : [[daily('codes-wrong-card', cardWrong), `${use.card}:${whose(use)}`]];
  return [[daily('codes-wrong', customerWrong), use.customerId], ...ofCard];
}

function sentLimits(use: CodeUse, codes: Config['codes']): Limit[] {
  const { customerSent, cardSent, strangersSent } = codes;
  const ofCard: Limit[] = use.card === null ? [] : [[daily('codes-sent-card', cardSent), `${use.card}:${whose(use)}`]];
  const ofStrangers: Limit[] = use.tie === 'stranger' ? [[daily('codes-sent-strangers', strangersSent), use.phone]] : [];
  return [[daily('codes-sent', customerSent), use.customerId], ...ofCard, phoneMessages(use.phone, use.tie, codes), ...ofStrangers];
}

/**
 * Counts a message against the budgets before it is sent. Returns the number of attempts for its code. Throws 429 when no message is left,
 * or when the run's last code is too recent. Call it in the transaction that makes the code, after taking any row lock there.
 */
export async function takeMessage(tx: Database, { clock, config }: Caller, use: CodeUse): Promise<number> {
  if (!config.rateLimits) return OTP_TRIES;
  const [wrong, sent] = [wrongLimits(use, config.codes), sentLimits(use, config.codes)];
  await lockUse(tx, use);
  await assertLeft(tx, wrong, 'too_many_wrong_codes');
  await assertLeft(tx, sent, 'too_many_codes_sent');
  const now = clock.now();
  const verdict = judgeResend(await findRun(tx, use), now);
  if (verdict.kind === 'locked') throw usedUp('too_many_wrong_codes', verdict.seconds);
  if (verdict.kind === 'too-early') throw tooEarly(verdict.seconds);
  const run = { sentAt: now, expiresAt: new Date(now.getTime() + OTP_LIFE_MS), tries: verdict.tries };
  await tx
    .insert(codeRuns)
    .values({ run: use.run, ...run })
    .onConflictDoUpdate({ target: codeRuns.run, set: run });
  await countEvent(tx, sent);
  return OTP_TRIES - verdict.tries;
}

export type BoundVerdict = OtpVerdict | { readonly kind: 'used-up'; readonly problem: Problem };

/**
 * Judges a code within its run and budgets. The locks are taken before the code is compared and held until the transaction ends, so
 * parallel attempts gain nothing. Commit the transaction whatever the verdict.
 */
export async function judgeWithin(
  tx: Database,
  { clock, config }: Caller,
  use: CodeUse,
  otp: OtpState,
  code: string,
): Promise<BoundVerdict> {
  if (!config.rateLimits) return judgeCode(otp, code, clock.now());
  const wrong = wrongLimits(use, config.codes);
  await lockUse(tx, use);
  const seconds = await secondsToWait(tx, wrong);
  if (seconds !== null) return { kind: 'used-up', problem: usedUp('too_many_wrong_codes', seconds) };
  const now = clock.now();
  const run = await findRun(tx, use);
  const tries = run !== null && now >= run.sentAt && now < run.expiresAt ? run.tries : 0;
  const triesLeft = Math.min(otp.triesLeft, OTP_TRIES - tries);
  if (run !== null && triesLeft <= 0 && otp.triesLeft > 0) {
    const until = Math.max(1, Math.ceil((run.expiresAt.getTime() - now.getTime()) / 1_000));
    return { kind: 'used-up', problem: usedUp('too_many_wrong_codes', until) };
  }
  const verdict = judgeCode({ ...otp, triesLeft }, code, now);
  // The right code proves that the message was read: the next code needs no wait.
  if (verdict.kind === 'right') await tx.delete(codeRuns).where(eq(codeRuns.run, use.run));
  if (verdict.kind !== 'wrong') return verdict;
  await tx
    .update(codeRuns)
    .set({ tries: tries + 1 })
    .where(eq(codeRuns.run, use.run));
  await countEvent(tx, wrong);
  return verdict;
}

/** Locks all subjects of the budgets in one call. */
const lockUse = (tx: Database, { run, customerId, phone, card }: CodeUse) =>
  lockSubjects(tx, run, `codes:${customerId}`, phoneMessagesSubject(phone), ...(card === null ? [] : [`codes:${card}`]));

async function findRun(tx: Database, { run }: CodeUse) {
  const [found] = await tx.select().from(codeRuns).where(eq(codeRuns.run, run));
  return found === undefined ? null : { ...found, usedAt: null };
}

async function assertLeft(tx: Database, limits: readonly Limit[], code: UsedUp): Promise<void> {
  const seconds = await secondsToWait(tx, limits);
  if (seconds !== null) throw usedUp(code, seconds);
}

const usedUp = (code: UsedUp, seconds: number) =>
  new Problem(code, { extras: { retry_after: seconds }, headers: { 'retry-after': String(seconds) } });

export const tooEarly = (seconds: number) =>
  new Problem('resend_too_early', { extras: { resend_after: seconds }, headers: { 'retry-after': String(seconds) } });
