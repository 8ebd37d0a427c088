import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Storage for photos and for copies of customers' data. Keys are generated here and never contain customer input. */
export type FileStorage = {
  put(key: string, file: Buffer): Promise<void>;
  /** Null if the file does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Deletes a file. A file that does not exist is not an error. */
  remove(key: string): Promise<void>;
};

/** Stores files in a folder that only the user of this process may read. */
export function createFolderStorage(folder: string): FileStorage {
  const fileOf = (key: string) => join(folder, key);
  return {
    async put(key, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Write to a draft first: after a crash there is no half-written file under the final name.
      const draft = fileOf(`${key}.draft`);
      await writeFile(draft, file, { mode: 0o600 });
      await rename(draft, fileOf(key));
    },
    get: (key) =>
      readFile(fileOf(key)).catch((cause: unknown) => {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
        throw cause;
      }),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
