import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { rejectAfter } from './reject-after.ts';
import { rateEvents } from './schema/auth.ts';

/** A database that takes longer for a small write counts as unavailable. */
const LIMIT_MS = 3_000;

/** Writes a row and deletes it again: a database on a full disk still answers queries. Rejects if that fails or takes too long. */
export async function assertDatabaseWrites(db: Database): Promise<void> {
  const written = db.transaction(async (tx) => {
    const [row] = await tx.insert(rateEvents).values({ bucket: 'health', at: new Date() }).returning({ id: rateEvents.id });
    if (row !== undefined) await tx.delete(rateEvents).where(eq(rateEvents.id, row.id));
  });
  await Promise.race([written, rejectAfter(LIMIT_MS)]);
}
