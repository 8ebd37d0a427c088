import { inArray, lte } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { dataExports } from '../../db/schema/exports.ts';
import type { FileStorage } from '../installment/verification/photos/storage.ts';

/** The files of copies of all data, each made once and kept until its time is over. */
export type StoredCopies = {
  /** The stored file; else what `make` makes, which is stored. Whoever asks while it is made gets the same file. */
  fetch(id: string, make: () => Promise<Buffer>): Promise<Buffer>;
  remove(id: string): Promise<void>;
};

const nameOf = (id: string): string => `${id}.zip`;

export function createStoredCopies(storage: FileStorage): StoredCopies {
  const underWay = new Map<string, Promise<Buffer>>();
  const readOrMake = async (id: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const stored = await storage.get(nameOf(id));
    if (stored !== null) return stored;
    const made = await make();
    await storage.put(nameOf(id), made);
    return made;
  };
  return {
    fetch: (id, make) => {
      const known = underWay.get(id);
      if (known !== undefined) return known;
      const started = readOrMake(id, make).finally(() => underWay.delete(id));
      underWay.set(id, started);
      return started;
    },
    remove: (id) => storage.remove(nameOf(id)),
  };
}

type Tools = Pick<Context, 'db' | 'clock' | 'files'>;

/** Removes copies whose week is over, the file before the row: a crash between the two leaves a row, which the next run finds. */
export async function forgetOldCopies({ db, clock, files }: Tools): Promise<void> {
  const over = await db.select({ id: dataExports.id }).from(dataExports).where(lte(dataExports.expiresAt, clock.now()));
  await forget({ db, files }, over);
}

/** Every copy there is, before the data is seeded anew. */
export async function forgetAllCopies({ db, files }: Pick<Tools, 'db' | 'files'>): Promise<void> {
  await forget({ db, files }, await db.select({ id: dataExports.id }).from(dataExports));
}

async function forget({ db, files }: Pick<Tools, 'db' | 'files'>, copies: readonly { readonly id: string }[]): Promise<void> {
  if (copies.length === 0) return;
  const ids = copies.map(({ id }) => id);
  for (const id of ids) await files.copies.remove(id);
  await db.delete(dataExports).where(inArray(dataExports.id, ids));
}
