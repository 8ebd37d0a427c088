import { eq } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../core/context.ts';
import { countCheckedCode } from '../../../core/metrics/count-codes.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { codeRuns } from '../../../db/schema/billing.ts';
import { evaluateResend, type ReplacedCode } from '../../../domain/access/code-rules.ts';
import { lockSubjects } from '../../../domain/access/lock-subjects.ts';
import { dailyRateRule, phoneMessageLimit, phoneMessageLockName } from '../../../domain/access/phone-message-limit.ts';
import { countRateEvents, type RateLimit, secondsUntilAllowed } from '../../../domain/access/rate-limit.ts';
import { evaluateOtp, MAX_OTP_TRIES, OTP_LIFE_MS, type OtpState, type OtpVerdict } from './otp-rules.ts';
import { isEarlierOtp } from './sent-otp.ts';

/**
 * Limits across codes (README.md in this folder). The five attempts and 60 seconds of one code do not stop someone who requests code after
 * code. So the codes of one purpose form a run, and daily budgets count the codes sent and the wrong attempts.
 */
export type BillingCodeUse = {
  /** The codes of a run share one wait and five attempts, until one of them is entered correctly. */
  readonly run: string;
  readonly customerId: string;
  readonly phone: string;
  /**
   * How the customer is related to the phone. `own`: it is their phone. `proved`: it is not their phone now, but they once entered a code
   * that was sent to it, for this card or while it was their phone. `stranger`: neither.
   */
  readonly phoneRelation: 'own' | 'proved' | 'stranger';
  /** BIN and last four digits of the card: the rest of the number is not stored. */
  readonly card: string | null;
};

type CodeRequester = { readonly id: string; readonly phone: string };
type Card = { readonly bin: string; readonly last4: string };
type Caller = Pick<Context, 'clock' | 'config'>;
type BudgetProblemCode = 'too_many_wrong_codes' | 'too_many_codes_sent';

const cardBudgetKey = ({ bin, last4 }: Card) => `${bin}${last4}`;
const phoneRelationOf = (requester: CodeRequester, phone: string, other: 'proved' | 'stranger') =>
  phone === requester.phone ? 'own' : other;

/** One run for all cards that a customer is adding: with a run for each number, a guesser would get five attempts at each number. */
export const cardCodeUse = (requester: CodeRequester, card: Card, phone: string): BillingCodeUse => ({
  run: `card:${requester.id}`,
  customerId: requester.id,
  phone,
  phoneRelation: phoneRelationOf(requester, phone, 'stranger'),
  card: cardBudgetKey(card),
});

/** A separate run for each saved card: a customer who has used up one card's codes can pay with another. */
export const paymentCodeUse = (requester: CodeRequester, card: Card, phone: string): BillingCodeUse => ({
  run: `payment:${requester.id}:${cardBudgetKey(card)}`,
  customerId: requester.id,
  phone,
  phoneRelation: phoneRelationOf(requester, phone, 'proved'),
  card: cardBudgetKey(card),
});

export const checkoutCodeUse = (requester: CodeRequester, phone: string): BillingCodeUse => ({
  run: `checkout:${requester.id}`,
  customerId: requester.id,
  phone,
  phoneRelation: phoneRelationOf(requester, phone, 'proved'),
  card: null,
});

/** All strangers to a card share a budget, so that they cannot use up its owner's. */
const budgetOwner = ({ phoneRelation, customerId }: BillingCodeUse) => (phoneRelation === 'stranger' ? 'strangers' : customerId);

function wrongLimits(use: BillingCodeUse, { customerWrong, cardWrong }: Config['codes']): RateLimit[] {
  const ofCard: RateLimit[] = use.card === null ? [] : [[dailyRateRule('codes-wrong-card', cardWrong), `${use.card}:${budgetOwner(use)}`]];
  return [[dailyRateRule('codes-wrong', customerWrong), use.customerId], ...ofCard];
}

function sentLimits(use: BillingCodeUse, codes: Config['codes']): RateLimit[] {
  const { customerSent, cardSent, strangersSent } = codes;
  const ofCard: RateLimit[] = use.card === null ? [] : [[dailyRateRule('codes-sent-card', cardSent), `${use.card}:${budgetOwner(use)}`]];
  const ofStrangers: RateLimit[] =
    use.phoneRelation === 'stranger' ? [[dailyRateRule('codes-sent-strangers', strangersSent), use.phone]] : [];
  return [
    [dailyRateRule('codes-sent', customerSent), use.customerId],
    ...ofCard,
    phoneMessageLimit(use.phone, use.phoneRelation, codes),
    ...ofStrangers,
  ];
}

/**
 * Counts a message against the budgets before it is sent. Returns the number of attempts for its code. Throws 429 when a daily budget or
 * the attempts of the run are used up, or when the run's last code is too recent. Called in the transaction that makes the code, after
 * taking any row lock there.
 */
export async function consumeMessageBudget(tx: Database, { clock, config }: Caller, use: BillingCodeUse): Promise<number> {
  if (!config.rateLimits) return MAX_OTP_TRIES;
  const [wrong, sent] = [wrongLimits(use, config.codes), sentLimits(use, config.codes)];
  await lockBudgets(tx, use);
  await assertBudgetLeft(tx, wrong, 'too_many_wrong_codes');
  await assertBudgetLeft(tx, sent, 'too_many_codes_sent');
  const now = clock.now();
  const verdict = evaluateResend(await findCodeRun(tx, use), now);
  if (verdict.kind === 'locked') throw budgetUsedUpProblem('too_many_wrong_codes', verdict.seconds);
  if (verdict.kind === 'too-early') throw resendTooEarlyProblem(verdict.seconds);
  const run = { sentAt: now, expiresAt: new Date(now.getTime() + OTP_LIFE_MS), tries: verdict.tries };
  await tx
    .insert(codeRuns)
    .values({ run: use.run, ...run })
    .onConflictDoUpdate({ target: codeRuns.run, set: run });
  await countRateEvents(tx, sent);
  return MAX_OTP_TRIES - verdict.tries;
}

export type BudgetedOtpVerdict = OtpVerdict | ReplacedCode | { readonly kind: 'used-up'; readonly problem: Problem };

/**
 * Checks a code within its run and budgets. The locks are taken before the code is compared and held until the transaction ends, so
 * parallel attempts gain nothing. Commit the transaction whatever the verdict.
 */
export async function verifyOtpWithinBudgets(
  tx: Database,
  caller: Caller,
  use: BillingCodeUse,
  otp: OtpState,
  code: string,
): Promise<BudgetedOtpVerdict> {
  const verdict = await evaluateWithinBudgets(tx, caller, use, otp, code);
  countCheckedCode(tx, verdict.kind === 'used-up' ? 'locked' : verdict.kind);
  return verdict;
}

async function evaluateWithinBudgets(
  tx: Database,
  { clock, config }: Caller,
  use: BillingCodeUse,
  otp: OtpState,
  code: string,
): Promise<BudgetedOtpVerdict> {
  if (!config.rateLimits) {
    const verdict = evaluateOtp(otp, code, clock.now());
    const isReplaced = verdict.kind === 'wrong' && (await isEarlierOtp(tx, use, otp, code, clock.now()));
    return isReplaced ? { kind: 'replaced', triesLeft: otp.triesLeft } : verdict;
  }
  const wrong = wrongLimits(use, config.codes);
  await lockBudgets(tx, use);
  const seconds = await secondsUntilAllowed(tx, wrong);
  if (seconds !== null) return { kind: 'used-up', problem: budgetUsedUpProblem('too_many_wrong_codes', seconds) };
  const now = clock.now();
  const run = await findCodeRun(tx, use);
  const tries = run !== null && now >= run.sentAt && now < run.expiresAt ? run.tries : 0;
  const triesLeft = Math.min(otp.triesLeft, MAX_OTP_TRIES - tries);
  if (run !== null && triesLeft <= 0 && otp.triesLeft > 0) {
    const until = Math.max(1, Math.ceil((run.expiresAt.getTime() - now.getTime()) / 1_000));
    return { kind: 'used-up', problem: budgetUsedUpProblem('too_many_wrong_codes', until) };
  }
  const verdict = evaluateOtp({ ...otp, triesLeft }, code, now);
  // The right code proves that the message was read: the next code needs no wait.
  if (verdict.kind === 'right') await tx.delete(codeRuns).where(eq(codeRuns.run, use.run));
  if (verdict.kind !== 'wrong') return verdict;
  if (await isEarlierOtp(tx, use, otp, code, now)) return { kind: 'replaced', triesLeft };
  await tx
    .update(codeRuns)
    .set({ tries: tries + 1 })
    .where(eq(codeRuns.run, use.run));
  await countRateEvents(tx, wrong);
  return verdict;
}

/** Locks all subjects of the budgets in one call, so that two calls cannot deadlock (`lockSubjects`). */
const lockBudgets = (tx: Database, { run, customerId, phone, card }: BillingCodeUse) =>
  lockSubjects(tx, run, `codes:${customerId}`, phoneMessageLockName(phone), ...(card === null ? [] : [`codes:${card}`]));

async function findCodeRun(tx: Database, { run }: BillingCodeUse) {
  const [found] = await tx.select().from(codeRuns).where(eq(codeRuns.run, run));
  return found === undefined ? null : { ...found, usedAt: null };
}

async function assertBudgetLeft(tx: Database, limits: readonly RateLimit[], code: BudgetProblemCode): Promise<void> {
  const seconds = await secondsUntilAllowed(tx, limits);
  if (seconds !== null) throw budgetUsedUpProblem(code, seconds);
}

const budgetUsedUpProblem = (code: BudgetProblemCode, seconds: number) =>
  new Problem(code, { extras: { retry_after: seconds }, headers: { 'retry-after': String(seconds) } });

export const resendTooEarlyProblem = (seconds: number) =>
  new Problem('resend_too_early', { extras: { resend_after: seconds }, headers: { 'retry-after': String(seconds) } });
