import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../db/client.ts';
import { returnPhotos, returns } from '../../db/schema/returns.ts';
import { verificationDocuments } from '../../db/schema/verification.ts';

/** Maximum total size of the photos in a copy, because the copy is held in memory while it is made. */
const MAX_PHOTO_BYTES = 30 * 1024 * 1024;

type NamedPhoto = { readonly name: string; readonly storedKey: string | null };

/**
 * Collects the photos of documents, then those of returned goods, unchanged; each group begins with the newest. Also counts the deleted
 * photos and those that would exceed the limit.
 */
export async function collectDataCopyPhotos({ db, files }: Pick<Context, 'db' | 'files'>, customerId: string, mostBytes = MAX_PHOTO_BYTES) {
  const found: Record<string, Uint8Array> = {};
  let [bytes, deletedPhotos, tooManyPhotos] = [0, 0, 0];
  for (const { name, storedKey } of [...(await listDocumentPhotos(db, customerId)), ...(await listReturnPhotos(db, customerId))]) {
    const photo = storedKey === null ? null : await files.storage.get(storedKey);
    if (photo === null) deletedPhotos += 1;
    else if (bytes + photo.length > mostBytes) tooManyPhotos += 1;
    else {
      found[name] = photo;
      bytes += photo.length;
    }
  }
  return { files: found, deletedPhotos, tooManyPhotos };
}

async function listDocumentPhotos(db: Database, customerId: string): Promise<NamedPhoto[]> {
  const { id, step, storedKey, uploadedAt } = verificationDocuments;
  const rows = await db
    .select({ id, step, storedKey })
    .from(verificationDocuments)
    .where(eq(verificationDocuments.customerId, customerId))
    .orderBy(desc(uploadedAt));
  return rows.map((row) => ({ name: `documents/${row.step}-${row.id}.jpg`, storedKey: row.storedKey }));
}

async function listReturnPhotos(db: Database, customerId: string): Promise<NamedPhoto[]> {
  const rows = await db
    .select({ id: returns.id, number: returnPhotos.number, storedKey: returnPhotos.storedKey })
    .from(returnPhotos)
    .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
    .where(eq(returns.customerId, customerId))
    .orderBy(desc(returns.requestedAt), asc(returnPhotos.number));
  return rows.map((row) => ({ name: `returns/${row.id}-${row.number}.jpg`, storedKey: row.storedKey }));
}
