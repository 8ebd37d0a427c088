import type { Locale } from '@muddat/i18n';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { uploads, verificationDocuments } from '../../../db/schema/verification.ts';
import type { PhotoStep } from './application/steps.ts';
import {
  assertStepWritable,
  loadVerificationOverview,
  lockVerificationOverview,
  updateAfterStepWrite,
  type VerificationDocumentRow,
  type VerificationOverview,
} from './application/verification-store.ts';
import { stepView } from './application/view.ts';
import { deletePhoto } from './photos/delete-photos.ts';
import { processUploadedPhoto } from './photos/process-uploaded-photo.ts';
import { findUpload, type UploadRow } from './uploads/store.ts';

/** Finishes an upload. Idempotent by upload id, so a client can repeat the call after a lost response. */
export const saveVerificationDocument = operation('installment', 'saveVerificationDocument', async (call) => {
  const { ctx, customer, params, body, locale } = call;
  const { id: customerId } = requireCustomer(customer);
  // Look for the upload first, then for the document. One commit replaces the first by the second, so the opposite order may find neither.
  const upload = await findUpload(ctx.db, customerId, body.upload_id);
  if (upload === null) {
    const taken = await findStepOfUpload(ctx, customerId, body.upload_id);
    return documentResponse(await loadVerificationOverview(ctx.db, customerId), taken, params.step, locale);
  }
  if (upload.step !== params.step) throw new Problem('not_found');
  const standing = await loadVerificationOverview(ctx.db, customerId);
  if (standing.row?.consentAt == null) throw new Problem('consent_required');
  assertStepWritable(standing, params.step);
  try {
    const saved = await saveDocument(ctx, upload, params.step, await processUploadedPhoto(ctx, upload));
    return documentResponse(saved, params.step, params.step, locale);
  } catch (error) {
    // If a parallel call has taken this upload, its file is gone: respond with the document that the other call made.
    if ((await findStepOfUpload(ctx, customerId, upload.id)) !== params.step) throw error;
    return documentResponse(await loadVerificationOverview(ctx.db, customerId), params.step, params.step, locale);
  }
});

async function findStepOfUpload({ db }: Context, customerId: string, uploadId: string): Promise<string | null> {
  const [found] = await db
    .select({ step: verificationDocuments.step })
    .from(verificationDocuments)
    .where(and(eq(verificationDocuments.customerId, customerId), eq(verificationDocuments.uploadId, uploadId)));
  return found?.step ?? null;
}

function documentResponse({ steps }: VerificationOverview, taken: string | null, asked: PhotoStep, locale: Locale) {
  const step = steps.find((one) => one.step === asked);
  if (step === undefined || taken !== asked) throw new Problem('not_found');
  return { status: 200 as const, body: { data: stepView(step, locale) } };
}

/** Stores the file first, then the row. A crash in between leaves a file without a row, never a row without a file. */
async function saveDocument(ctx: Context, upload: UploadRow, step: PhotoStep, photo: Buffer): Promise<VerificationOverview> {
  const { customerId } = upload;
  const id = newId('doc');
  const storedKey = `${id}.jpg`;
  await ctx.files.storage.put(storedKey, photo);
  let written: { readonly standing: VerificationOverview; readonly replaced: readonly VerificationDocumentRow[] };
  try {
    written = await ctx.db.transaction(async (tx) => {
      const before = await lockVerificationOverview(tx, customerId);
      assertStepWritable(before, step);
      const own = and(
        eq(verificationDocuments.customerId, customerId),
        eq(verificationDocuments.step, step),
        eq(verificationDocuments.current, true),
      );
      const replaced = await tx.update(verificationDocuments).set({ current: false }).where(own).returning();
      const { sha256, magicVerdict } = upload;
      const fresh = { id, customerId, step, state: 'uploaded', current: true, uploadId: upload.id, sha256, storedKey, magicVerdict };
      await tx.insert(verificationDocuments).values({ ...fresh, uploadedAt: ctx.clock.now() });
      await tx.delete(uploads).where(eq(uploads.id, upload.id));
      return { standing: await updateAfterStepWrite(ctx, tx, customerId), replaced };
    });
  } catch (error) {
    await ctx.files.storage.remove(storedKey);
    throw error;
  }
  await ctx.files.uploads.remove(upload.id);
  // A replaced photo that was never checked is deleted.
  for (const document of written.replaced) if (document.state === 'uploaded') await deletePhoto(ctx, document);
  return written.standing;
}
