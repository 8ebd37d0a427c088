import { inArray, lte } from 'drizzle-orm';
import { dataExports } from '../../db/schema/exports.ts';
import type { Context } from '../context.ts';

type Tools = Pick<Context, 'db' | 'clock' | 'files'>;

/**
 * Deletes expired copies of customers' data: the file first, then the row. After a crash between the two, the row remains and the next run
 * deletes it.
 */
export async function deleteExpiredDataCopies({ db, clock, files }: Tools): Promise<void> {
  const over = await db.select({ id: dataExports.id }).from(dataExports).where(lte(dataExports.expiresAt, clock.now()));
  await deleteCopies({ db, files }, over);
}

/** Deletes every copy, before the data is seeded again. */
export async function deleteAllDataCopies({ db, files }: Pick<Tools, 'db' | 'files'>): Promise<void> {
  await deleteCopies({ db, files }, await db.select({ id: dataExports.id }).from(dataExports));
}

async function deleteCopies({ db, files }: Pick<Tools, 'db' | 'files'>, copies: readonly { readonly id: string }[]): Promise<void> {
  if (copies.length === 0) return;
  const ids = copies.map(({ id }) => id);
  for (const id of ids) await files.copies.remove(id);
  await db.delete(dataExports).where(inArray(dataExports.id, ids));
}
