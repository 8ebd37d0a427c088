import type { Locale } from '@muddat/i18n';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { uploads, verificationDocuments } from '../../../db/schema/verification.ts';
import type { PhotoStep } from './application/steps.ts';
import { afterWrite, type DocumentRow, loadStanding, lockStanding, requireWritable, type Standing } from './application/store.ts';
import { stepView } from './application/view.ts';
import { forgetPhoto } from './photos/forget-photos.ts';
import { takePhoto } from './photos/take-photo.ts';
import { findUpload, type UploadRow } from './uploads/store.ts';

/** Finishes an upload. Idempotent by upload id, so a client can repeat the call after a lost response. */
export const saveVerificationDocument = operation('installment', 'saveVerificationDocument', async (call) => {
  const { ctx, customer, params, body, locale } = call;
  const { id: customerId } = requireCustomer(customer);
  // Look for the upload first, then for the document. One commit replaces the first by the second, so the opposite order may find neither.
  const upload = await findUpload(ctx.db, customerId, body.upload_id);
  if (upload === null) {
    const taken = await findTaken(ctx, customerId, body.upload_id);
    return answer(await loadStanding(ctx.db, customerId), taken, params.step, locale);
  }
  if (upload.step !== params.step) throw new Problem('not_found');
  const standing = await loadStanding(ctx.db, customerId);
  if (standing.row?.consentAt == null) throw new Problem('consent_required');
  requireWritable(standing, params.step);
  try {
    const saved = await save(ctx, upload, params.step, await takePhoto(ctx, upload));
    return answer(saved, params.step, params.step, locale);
  } catch (error) {
    // A parallel call has taken this upload, and its file is gone.
    if ((await findTaken(ctx, customerId, upload.id)) !== params.step) throw error;
    return answer(await loadStanding(ctx.db, customerId), params.step, params.step, locale);
  }
});

async function findTaken({ db }: Context, customerId: string, uploadId: string): Promise<string | null> {
  const [found] = await db
    .select({ step: verificationDocuments.step })
    .from(verificationDocuments)
    .where(and(eq(verificationDocuments.customerId, customerId), eq(verificationDocuments.uploadId, uploadId)));
  return found?.step ?? null;
}

function answer({ steps }: Standing, taken: string | null, asked: PhotoStep, locale: Locale) {
  const step = steps.find((one) => one.step === asked);
  if (step === undefined || taken !== asked) throw new Problem('not_found');
  return { status: 200 as const, body: { data: stepView(step, locale) } };
}

/** Stores the file first, then the row. A crash in between leaves a file without a row, never a row without a file. */
async function save(ctx: Context, upload: UploadRow, step: PhotoStep, photo: Buffer): Promise<Standing> {
  const { customerId } = upload;
  const id = newId('doc');
  const storedKey = `${id}.jpg`;
  await ctx.files.storage.put(storedKey, photo);
  let written: { readonly standing: Standing; readonly replaced: readonly DocumentRow[] };
  try {
    written = await ctx.db.transaction(async (tx) => {
      const before = await lockStanding(tx, customerId);
      requireWritable(before, step);
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
      return { standing: await afterWrite(ctx, tx, customerId), replaced };
    });
  } catch (error) {
    await ctx.files.storage.remove(storedKey);
    throw error;
  }
  await ctx.files.uploads.remove(upload.id);
  // A replaced photo that was never checked is deleted.
  for (const document of written.replaced) if (document.state === 'uploaded') await forgetPhoto(ctx, document);
  return written.standing;
}
