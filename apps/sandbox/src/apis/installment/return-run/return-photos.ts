import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import { newId } from '../../../core/ids.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import type { customers } from '../../../db/schema/auth.ts';
import { returnPhotos, returns } from '../../../db/schema/returns.ts';
import { uploads } from '../../../db/schema/verification.ts';
import { processUploadedPhoto } from '../verification/photos/process-uploaded-photo.ts';
import { RETURN_UPLOAD_STEP } from '../verification/uploads/metadata.ts';
import { findUpload, type UploadRow } from '../verification/uploads/store.ts';

/** A photo that was cleaned and stored, before any row refers to it. */
type StoredPhoto = { readonly uploadId: string; readonly storedKey: string };
type Tools = Pick<Context, 'files' | 'heavy' | 'disconnected' | 'log'>;

/** spec gap: photos of goods are kept as long as refused photos of documents. */
const PHOTO_RETENTION_DAYS = 90;

/**
 * The uploads of a return request, in the sequence of `ids`. Throws 422 with an error code for each id that is not an upload of this
 * customer for a return.
 */
export async function requireReturnUploads(db: Database, customerId: string, ids: readonly string[]): Promise<UploadRow[]> {
  const found: UploadRow[] = [];
  const fields: FieldErrorCodes = {};
  for (const [index, id] of ids.entries()) {
    const upload = await findUpload(db, customerId, id);
    if (upload === null || upload.step !== RETURN_UPLOAD_STEP) fields[`photos.${index}`] = 'not_found';
    else found.push(upload);
  }
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  return found;
}

/** Cleans and stores the photos before any row refers to them. A crash leaves files without a row, never a row without a file. */
export async function storeReturnPhotos(tools: Tools, found: readonly UploadRow[]): Promise<StoredPhoto[]> {
  const kept: StoredPhoto[] = [];
  try {
    for (const upload of found) {
      const storedKey = `${newId('rph')}.jpg`;
      await tools.files.storage.put(storedKey, await processUploadedPhoto(tools, upload));
      kept.push({ uploadId: upload.id, storedKey });
    }
  } catch (error) {
    await deleteStoredPhotos(tools.files, kept);
    throw error;
  }
  return kept;
}

export async function deleteStoredPhotos({ storage }: Tools['files'], kept: readonly StoredPhoto[]): Promise<void> {
  for (const { storedKey } of kept) await storage.remove(storedKey);
}

/** Attaches the photos in the transaction that makes the return. Each upload is used once. */
export async function attachReturnPhotos(tx: Database, returnId: string, kept: readonly StoredPhoto[]): Promise<void> {
  if (kept.length === 0) return;
  await tx.insert(returnPhotos).values(kept.map((photo, index) => ({ returnId, number: index + 1, ...photo })));
  await tx.delete(uploads).where(
    inArray(
      uploads.id,
      kept.map(({ uploadId }) => uploadId),
    ),
  );
}

/** Deletes photos of returns that were closed 90 days ago. The row that remains only shows that there was a photo. */
export async function deleteExpiredReturnPhotos({ db, clock, files }: Pick<Context, 'db' | 'clock' | 'files'>): Promise<void> {
  const until = new Date(clock.now().getTime() - PHOTO_RETENTION_DAYS * 86_400_000);
  await deletePhotos(
    { db, files },
    await db
      .select({ storedKey: returnPhotos.storedKey, uploadId: returnPhotos.uploadId })
      .from(returnPhotos)
      .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
      .where(and(isNotNull(returnPhotos.storedKey), lte(returns.closedAt, until))),
  );
}

/** Deletes all photos of a customer's returns, after their account has ended. */
export async function deleteReturnPhotosOf({ db, files }: Pick<Context, 'db' | 'files'>, customerId: string): Promise<void> {
  await deletePhotos({ db, files }, await selectReturnPhotosOf(db, customerId));
}

/** `customerId`: a value, or the column of the outer query if this is used as a subquery. */
export function selectReturnPhotosOf(db: Database, customerId: string | typeof customers.id) {
  return db
    .select({ storedKey: returnPhotos.storedKey, uploadId: returnPhotos.uploadId })
    .from(returnPhotos)
    .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
    .where(and(isNotNull(returnPhotos.storedKey), eq(returns.customerId, customerId)));
}

/** Deletes the photos of all returns. Used before the data is seeded again. */
export async function deleteAllReturnPhotos({ db, files }: Pick<Context, 'db' | 'files'>): Promise<void> {
  const { storedKey, uploadId } = returnPhotos;
  await deletePhotos({ db, files }, await db.select({ storedKey, uploadId }).from(returnPhotos).where(isNotNull(storedKey)));
}

async function deletePhotos(
  { db, files }: Pick<Context, 'db' | 'files'>,
  photos: readonly { readonly storedKey: string | null; readonly uploadId: string }[],
): Promise<void> {
  for (const { storedKey, uploadId } of photos) {
    if (storedKey !== null) await files.storage.remove(storedKey);
    await db.update(returnPhotos).set({ storedKey: null }).where(eq(returnPhotos.uploadId, uploadId));
  }
}
