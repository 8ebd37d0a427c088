import type { FileStorage } from './file-storage.ts';

/** The files of copies of customers' data. Each is made once and stored until it expires. */
export type StoredDataCopies = {
  /** Returns the stored file, or makes and stores it. Requests that arrive while it is being made wait for the same file. */
  fetch(id: string, make: () => Promise<Buffer>): Promise<Buffer>;
  remove(id: string): Promise<void>;
};

const fileNameOf = (id: string): string => `${id}.zip`;

export function createStoredDataCopies(storage: FileStorage): StoredDataCopies {
  const underWay = new Map<string, Promise<Buffer>>();
  const readOrMake = async (id: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const stored = await storage.get(fileNameOf(id));
    if (stored !== null) return stored;
    const made = await make();
    await storage.put(fileNameOf(id), made);
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
    remove: (id) => storage.remove(fileNameOf(id)),
  };
}
