import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../../core/context.ts';
import type { Database } from '../../../../db/client.ts';
import { uploads } from '../../../../db/schema/verification.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** An upload that nobody took as a document is forgotten after a day. */
const KEPT_MS = 86_400_000;

/** The customer's own upload; null for anybody else's, and for none. */
export async function findUpload(db: Database, customerId: string, id: string): Promise<UploadRow | null> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.customerId, customerId)));
  return found ?? null;
}

/** How many uploads of the customer are under way, or were begun within a day. */
export async function countUploads(db: Database, customerId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.customerId, customerId), gt(uploads.createdAt, new Date(now.getTime() - KEPT_MS))));
  return row?.count ?? 0;
}

/** Removes uploads older than a day, and files of a day ago that belong to none. */
export async function sweepUploads({ db, clock, files }: Pick<Context, 'db' | 'clock' | 'files'>): Promise<void> {
  const old = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.createdAt, new Date(clock.now().getTime() - KEPT_MS)));
  for (const { id } of old) {
    await files.uploads.remove(id);
    await db.delete(uploads).where(eq(uploads.id, id));
  }
  // Files carry real time.
  await files.uploads.removeOlderThan(new Date(Date.now() - KEPT_MS));
}
