import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { customers } from '../../../../db/schema/auth.ts';
import { restorations, verificationDocuments, verifications } from '../../../../db/schema/verification.ts';
import { loadLimitUsage } from '../../../../domain/limit/limit-usage.ts';
import { applyCheckerVerdicts, type CheckerAnswer, type CheckerContext, decideRestoration } from './apply-checker-verdicts.ts';
import { magicPhone } from './magic.ts';

/**
 * Makes the simulated checker's decisions that are due: on submitted verifications and on requests for a blocked limit. Called every
 * second, when the clock is moved, and by every operation that shows a verification or limit (then for one customer).
 */
export async function runDueCheckerDecisions(tools: CheckerContext, customerId?: string): Promise<void> {
  const { db, clock, config } = tools;
  // Without test tools a person decides.
  if (config.checkerSeconds === null) return;
  const due = new Date(clock.now().getTime() - config.checkerSeconds * 1_000);
  const submitted = and(eq(verifications.status, 'submitted'), lte(verifications.submittedAt, due));
  const waiting = await db
    .select({ id: verifications.customerId })
    .from(verifications)
    .where(and(submitted, customerId === undefined ? undefined : eq(verifications.customerId, customerId)));
  for (const { id } of waiting) {
    await applyCheckerVerdicts(tools, id, await magicAnswer(db, id));
  }
  const open = and(isNull(restorations.answeredAt), lte(restorations.requestedAt, due));
  const asked = await db
    .select({ id: restorations.customerId })
    .from(restorations)
    .where(and(open, customerId === undefined ? undefined : eq(restorations.customerId, customerId)));
  for (const { id } of asked) {
    const { pastDueDebt } = await loadLimitUsage(db, id, clock.today());
    await decideRestoration(tools, id, pastDueDebt === 0);
  }
}

/** The verdicts that magic values trigger (`tools/README.md`): by file name, and by the last digits of the phone. */
async function magicAnswer(db: Database, customerId: string): Promise<CheckerAnswer> {
  const documents = await db.select().from(verificationDocuments).where(eq(verificationDocuments.customerId, customerId));
  const [customer] = await db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
  const magic = customer === undefined ? null : magicPhone(customer.phone);
  const byName = documents.flatMap(({ step, current, magicVerdict }) => (current && magicVerdict !== null ? [[step, magicVerdict]] : []));
  const first = magic?.firstTime;
  const isFirst = first !== undefined && !documents.some(({ step, state }) => step === first.step && state === 'rejected');
  return {
    verdicts: { ...(isFirst ? { [first.step]: first.reason } : {}), ...Object.fromEntries(byName) },
    limit: magic?.limit === undefined ? null : { status: 'rejected', amount: 0, reason: magic.limit },
    passportName: null,
  };
}
