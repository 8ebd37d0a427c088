import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../../../core/context.ts';
import type { Database } from '../../../../db/client.ts';
import { uploads } from '../../../../db/schema/verification.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** An upload that no document uses is deleted after a day. */
const UPLOAD_RETENTION_MS = 86_400_000;

/** The customer's own upload; null for an unknown one or another customer's. */
export async function findUpload(db: Database, customerId: string, id: string): Promise<UploadRow | null> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.customerId, customerId)));
  return found ?? null;
}

/** Deletes uploads older than a day, and files without an upload that are a day old. */
export async function deleteOldUploads({ db, clock, files }: Pick<Context, 'db' | 'clock' | 'files'>): Promise<void> {
  const old = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.createdAt, new Date(clock.now().getTime() - UPLOAD_RETENTION_MS)));
  for (const { id } of old) {
    await files.uploads.remove(id);
    await db.delete(uploads).where(eq(uploads.id, id));
  }
  // File times are real time, not business time.
  await files.uploads.removeOlderThan(new Date(Date.now() - UPLOAD_RETENTION_MS));
}
