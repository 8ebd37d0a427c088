import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../core/context.ts';
import { Problem } from '../../../../core/problem.ts';
import type { Database } from '../../../../db/client.ts';
import { limits } from '../../../../db/schema/orders.ts';
import { verificationDocuments, verifications } from '../../../../db/schema/verification.ts';
import { applyLimitEvent } from '../../../../domain/limit/limit-transitions.ts';
import { type LimitStatus, parseLimitStatus } from '../../../../domain/limit/limit-view.ts';
import { findCard } from '../../../billing/cards/card-store.ts';
import {
  DATA_STEPS,
  type DataStep,
  isStepWritable,
  PHOTO_STEPS,
  parseStepState,
  parseVerificationStatus,
  type StepWithState,
  type VerificationStep,
} from './steps.ts';

export type VerificationRow = typeof verifications.$inferSelect;
export type VerificationDocumentRow = typeof verificationDocuments.$inferSelect;
export type StepOverview = StepWithState & { readonly reason: string | null; readonly uploadedAt: Date | null };

/** A customer's verification: row, steps and limit. */
export type VerificationOverview = {
  /** Null before the first write. */
  readonly row: VerificationRow | null;
  readonly steps: readonly StepOverview[];
  readonly limit: LimitStatus;
};

export async function loadVerificationOverview(db: Database, customerId: string): Promise<VerificationOverview> {
  const [row] = await db.select().from(verifications).where(eq(verifications.customerId, customerId));
  return buildVerificationOverview(db, customerId, row ?? null);
}

/** Same as `loadVerificationOverview`, but creates a missing row and locks it for the rest of the transaction. */
export async function lockVerificationOverview(
  tx: Database,
  customerId: string,
): Promise<VerificationOverview & { readonly row: VerificationRow }> {
  await tx.insert(verifications).values({ customerId, status: 'in_progress' }).onConflictDoNothing();
  const [row] = await tx.select().from(verifications).where(eq(verifications.customerId, customerId)).for('update');
  if (row === undefined) throw new TypeError('a verification that was just made is not there');
  return { ...(await buildVerificationOverview(tx, customerId, row)), row };
}

async function buildVerificationOverview(db: Database, customerId: string, row: VerificationRow | null): Promise<VerificationOverview> {
  const documents = await db
    .select()
    .from(verificationDocuments)
    .where(and(eq(verificationDocuments.customerId, customerId), eq(verificationDocuments.current, true)));
  const [limit] = await db.select({ status: limits.status }).from(limits).where(eq(limits.customerId, customerId));
  // A card may be deleted after it was chosen. Its step is then missing again.
  const card = row?.cardId == null ? null : await findCard(db, customerId, row.cardId);
  const known = row === null ? null : { ...row, cardId: card?.id ?? null };
  return {
    row: known,
    steps: [...PHOTO_STEPS.map((step) => photoStepOverview(step, documents)), ...DATA_STEPS.map((step) => dataStepOverview(step, known))],
    limit: parseLimitStatus(limit?.status ?? 'not_created'),
  };
}

function photoStepOverview(step: VerificationStep, documents: readonly VerificationDocumentRow[]): StepOverview {
  const found = documents.find((document) => document.step === step);
  if (found === undefined) return { step, state: 'missing', reason: null, uploadedAt: null };
  return { step, state: parseStepState(found.state), reason: found.reason, uploadedAt: found.uploadedAt };
}

const FILLED = {
  contacts: (row) => row.contacts.length > 0,
  card: (row) => row.cardId !== null,
  person: (row) => row.pinfl !== null,
} as const satisfies Record<DataStep, (row: VerificationRow) => boolean>;

function dataStepOverview(step: DataStep, row: VerificationRow | null): StepOverview {
  if (row === null || !FILLED[step](row)) return { step, state: 'missing', reason: null, uploadedAt: null };
  const { state = 'uploaded', reason = null } = row.verdicts[step] ?? {};
  return { step, state, reason, uploadedAt: null };
}

/** Throws 409 `verification_closed` if the step cannot be changed now (`isStepWritable`). */
export function assertStepWritable({ row, steps, limit }: VerificationOverview, step: VerificationStep): void {
  const found = steps.find((one) => one.step === step);
  if (row === null || found === undefined) return;
  if (!isStepWritable(found, parseVerificationStatus(row.status), limit)) throw new Problem('verification_closed');
}

/** Saves the data of a step without a photo, and removes the verdict on the previous data. */
export async function saveStepData(
  ctx: Context,
  customerId: string,
  step: DataStep,
  values: Partial<Pick<VerificationRow, 'passport' | 'pinfl' | 'birthdate' | 'personHeldAt' | 'contacts' | 'cardId'>>,
): Promise<VerificationOverview> {
  return ctx.db.transaction(async (tx) => {
    const standing = await lockVerificationOverview(tx, customerId);
    assertStepWritable(standing, step);
    const { [step]: _, ...verdicts } = standing.row.verdicts;
    await tx
      .update(verifications)
      .set({ ...values, verdicts })
      .where(eq(verifications.customerId, customerId));
    return updateAfterStepWrite(ctx, tx, customerId);
  });
}

/**
 * Called after every write of a step: the first write requests a limit. A refused verification without a refused step, or an accepted one
 * that was changed, is in progress again.
 */
export async function updateAfterStepWrite(ctx: Pick<Context, 'clock'>, tx: Database, customerId: string): Promise<VerificationOverview> {
  await applyLimitEvent(tx, customerId, 'write', ctx.clock.now());
  const { row, steps } = await loadVerificationOverview(tx, customerId);
  const reopened = row?.status === 'accepted' || (row?.status === 'rejected' && !steps.some(({ state }) => state === 'rejected'));
  if (reopened) await tx.update(verifications).set({ status: 'in_progress' }).where(eq(verifications.customerId, customerId));
  return loadVerificationOverview(tx, customerId);
}
