import { localeFromAcceptLanguage } from '@muddat/i18n';
import { addDays, type CalendarDate } from '@muddat/schedule';
import { birthdate as birthdateRule } from '@muddat/validators';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../../core/context.ts';
import { newId } from '../../../../core/ids.ts';
import { limitsDecided } from '../../../../core/metrics/metrics.ts';
import { afterCommit } from '../../../../db/after-commit.ts';
import type { Database } from '../../../../db/client.ts';
import { customers } from '../../../../db/schema/auth.ts';
import { limits, notifications } from '../../../../db/schema/orders.ts';
import { restorations, type StoredVerdicts, verificationDocuments, verifications } from '../../../../db/schema/verification.ts';
import { loadLimitUsage } from '../../../../domain/limit/limit-usage.ts';
import { freeLimitOf, type LimitStatus } from '../../../../domain/limit/limit-view.ts';
import { findOpenRestoration } from '../../../../domain/limit/restorations.ts';
import { dropQueuedSms, limitSubject } from '../../../../domain/message/drop-queued-sms.ts';
import { readBalance } from '../../../billing/ledger/balance.ts';
import { DATA_STEPS, type VerificationStep } from '../application/steps.ts';
import { lockVerificationOverview, type StepOverview } from '../application/verification-store.ts';
import {
  type CheckerMessage,
  documentsRefusedMessage,
  limitApprovedMessage,
  limitNotRestoredMessage,
  limitRefusedMessage,
  limitRestoredMessage,
} from './checker-messages.ts';
import { saveProvenIdentity } from './save-proven-identity.ts';

export type CheckerContext = Pick<Context, 'db' | 'clock' | 'sms' | 'config' | 'files'>;

/** A step's verdict: `accepted`, or the reason for refusing it. A step without a verdict is accepted. */
export type StepVerdicts = { readonly [S in VerificationStep]?: string | undefined };
export type LimitDecision = { readonly status: LimitStatus; readonly amount: number; readonly reason: string | null };

export type CheckerAnswer = {
  readonly verdicts: StepVerdicts;
  /** The bureau's decision, used only when every step was accepted; null approves the maximum. */
  readonly limit: LimitDecision | null;
  /** The name in the passport, used only when every step was accepted; null confirms the name of the account. */
  readonly passportName: string | null;
};

/** domain, Installment limit: the maximum limit in so'm; a limit is valid for 180 days. */
export const MAX_LIMIT_SOM = 15_000_000;
const LIMIT_VALID_DAYS = 180;

/**
 * Applies the checker's answer to a submitted verification: proven identity, limit, SMS and notification, in one transaction. False when
 * nothing waits for an answer.
 */
export async function applyCheckerVerdicts(
  tools: CheckerContext,
  customerId: string,
  { verdicts, limit, passportName }: CheckerAnswer,
): Promise<boolean> {
  const now = tools.clock.now();
  return tools.db.transaction(async (tx) => {
    const { row, steps, limit: standing } = await lockVerificationOverview(tx, customerId);
    if (row.status !== 'submitted') return false;
    const refused = steps.filter(({ step, state }) => state === 'checking' && isRefusal(verdicts[step]));
    await applyPhotoVerdicts(tx, customerId, steps, verdicts, now);
    const status = refused.length === 0 ? 'accepted' : 'rejected';
    const judged = {
      status,
      verdicts: applyDataVerdicts(row.verdicts, verdicts),
      decidedAt: now,
      submittedAt: null,
      // A refused person may try again with another phone.
      ...(status === 'rejected' && standing === 'pending' ? { personHeldAt: null } : {}),
    };
    await tx.update(verifications).set(judged).where(eq(verifications.customerId, customerId));
    if (status === 'accepted') await saveProvenIdentity(tx, row, passportName);
    // A second check of the documents does not touch an existing limit, nor one with an open request (`decideRestoration`).
    if (standing !== 'pending' || (await findOpenRestoration(tx, customerId)) !== null) return true;
    const decision = decideLimit(status === 'accepted', row.birthdate, limit, tools.clock.today());
    await saveLimitDecision(tools, tx, customerId, decision);
    const told = status === 'rejected' ? documentsRefusedMessage : await decisionMessage(tools, tx, customerId, decision);
    await notifyDecision(tools, tx, customerId, told, row.locale, now);
    return true;
  });
}

const countLimitDecision = (tx: Database, status: LimitStatus): void => afterCommit(tx, () => limitsDecided.inc({ result: status }));

const isRefusal = (verdict: string | undefined): boolean => verdict !== undefined && verdict !== 'accepted';

/** The limit after an answer. The age counts from the proven birthdate, whatever the account or the bureau has. */
function decideLimit(isProven: boolean, birthdate: CalendarDate | null, bureau: LimitDecision | null, today: CalendarDate): LimitDecision {
  if (!isProven) return { status: 'rejected', amount: 0, reason: 'documents' };
  const isUnderAge = birthdate !== null && birthdateRule(birthdate, today)?.code === 'birthdate-age';
  if (isUnderAge) return { status: 'rejected', amount: 0, reason: 'age' };
  return bureau ?? { status: 'approved', amount: MAX_LIMIT_SOM, reason: null };
}

async function decisionMessage(
  tools: CheckerContext,
  tx: Database,
  customerId: string,
  { status, amount }: LimitDecision,
): Promise<CheckerMessage> {
  return status === 'approved' ? limitApprovedMessage(await loadFreeLimit(tools, tx, customerId, amount)) : limitRefusedMessage;
}

/** The part of an approved limit that the customer can spend today, as the page of the limit shows it. */
async function loadFreeLimit({ clock }: CheckerContext, tx: Database, customerId: string, amount: number): Promise<number> {
  const { used } = await loadLimitUsage(tx, customerId, clock.today());
  const { claimed } = await readBalance(tx, customerId);
  return freeLimitOf({ amount, used, claimed });
}

async function applyPhotoVerdicts(
  tx: Database,
  customerId: string,
  steps: readonly StepOverview[],
  verdicts: StepVerdicts,
  now: Date,
): Promise<void> {
  for (const { step } of steps.filter(({ state }) => state === 'checking')) {
    const verdict = verdicts[step];
    const judged = isRefusal(verdict) ? { state: 'rejected', reason: verdict ?? null } : { state: 'accepted', reason: null };
    const current = and(
      eq(verificationDocuments.customerId, customerId),
      eq(verificationDocuments.step, step),
      eq(verificationDocuments.current, true),
    );
    await tx
      .update(verificationDocuments)
      .set({ ...judged, decidedAt: now })
      .where(current);
  }
}

function applyDataVerdicts(stored: StoredVerdicts, verdicts: StepVerdicts): StoredVerdicts {
  const judged = DATA_STEPS.map((step) => {
    const verdict = verdicts[step];
    if (stored[step]?.state === 'accepted') return [step, stored[step]];
    return [step, isRefusal(verdict) ? { state: 'rejected', reason: verdict } : { state: 'accepted', reason: null }];
  });
  return Object.fromEntries(judged);
}

/** Stores the decision on a limit. An approved limit is valid for 180 days from today. */
export async function saveLimitDecision(
  { clock }: Pick<Context, 'clock'>,
  tx: Database,
  customerId: string,
  { status, amount, reason }: LimitDecision,
): Promise<void> {
  countLimitDecision(tx, status);
  const values = {
    status,
    amount,
    reason,
    validUntil: status === 'approved' ? addDays(clock.today(), LIMIT_VALID_DAYS) : null,
    updatedAt: clock.now(),
  };
  await tx
    .insert(limits)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: limits.customerId, set: values });
  if (status === 'approved') await dropQueuedSms(tx, limitSubject(customerId));
}

/**
 * Decides on the open request for a blocked limit (spec 4, Limit restoration). A granted limit keeps its amount, and gets 180 days if it
 * had expired. False when there is no such request.
 */
export async function decideRestoration(tools: CheckerContext, customerId: string, isGranted: boolean): Promise<boolean> {
  const now = tools.clock.now();
  return tools.db.transaction(async (tx) => {
    const [limit] = await tx.select().from(limits).where(eq(limits.customerId, customerId)).for('update');
    const [request] = await tx
      .update(restorations)
      .set({ answeredAt: now, outcome: isGranted ? 'approved' : 'refused' })
      .where(and(eq(restorations.customerId, customerId), isNull(restorations.answeredAt)))
      .returning();
    if (request === undefined || limit === undefined) return false;
    const today = tools.clock.today();
    const validUntil = limit.validUntil === null || limit.validUntil < today ? addDays(today, LIMIT_VALID_DAYS) : limit.validUntil;
    countLimitDecision(tx, isGranted ? 'approved' : 'blocked');
    const granted = { status: 'approved', reason: null, validUntil, updatedAt: now };
    const refused = { status: 'blocked', reason: 'overdue', updatedAt: now };
    await tx
      .update(limits)
      .set(isGranted ? granted : refused)
      .where(eq(limits.customerId, customerId));
    if (isGranted) await dropQueuedSms(tx, limitSubject(customerId));
    const told = isGranted ? limitRestoredMessage(await loadFreeLimit(tools, tx, customerId, limit.amount)) : limitNotRestoredMessage;
    await notifyDecision(tools, tx, customerId, told, request.locale, now);
    return true;
  });
}

/** Runs in the transaction of the decision: if the SMS cannot be sent, the decision is rolled back and made again. */
async function notifyDecision(
  { sms }: CheckerContext,
  tx: Database,
  customerId: string,
  answer: CheckerMessage,
  locale: string,
  at: Date,
): Promise<void> {
  const { notification, type, link } = answer;
  await tx.insert(notifications).values({ id: newId('ntf'), customerId, type, ...notification, createdAt: at, link });
  const [customer] = await tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
  if (customer !== undefined) await sms.send({ to: customer.phone, text: answer.sms[localeFromAcceptLanguage(locale)], code: null }, tx);
}
