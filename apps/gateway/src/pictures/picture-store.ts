import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 512 * 1_048_576;
const MAX_FILES = 50_000;
const FILE = /^[\w-]{43}$/;

export type PictureStore = {
  get(key: string): Promise<Buffer | undefined>;
  /** Stores a picture; beyond the limits, drops the least recently used ones. Never rejects: a picture not stored is drawn again. */
  put(key: string, bytes: Buffer): Promise<void>;
};

export type PictureStoreOptions = { folder: string; maxBytes?: number; onError: (error: unknown) => void };

const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Drawn pictures on the disk, limited by bytes and number. It needs no backup: every picture can be drawn again. */
export function openPictureStore({ folder, maxBytes = MAX_BYTES, onError }: PictureStoreOptions): PictureStore {
  const files = new LRUCache<string, number>({
    max: MAX_FILES,
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') rm(join(folder, name), { force: true }).catch(onError);
    },
  });
  const known = (async () => {
    // The folder is created with its first picture: a gateway with sessions in Redis stores nothing else on the disk.
    const names = existsSync(folder) ? await readdir(folder) : [];
    const found = await Promise.all(
      names.map(async (name) => ({
        name,
        ...(await stat(join(folder, name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }))),
      })),
    );
    for (const { name, size } of found.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      // Removes files that a killed process left half written.
      if (FILE.test(name)) files.set(name, size);
      else await rm(join(folder, name), { force: true });
    }
  })().catch(onError);

  return {
    async get(key) {
      await known;
      const name = nameOf(key);
      if (files.get(name) === undefined) return undefined;
      try {
        return await readFile(join(folder, name));
      } catch {
        files.delete(name);
        return undefined;
      }
    },
    async put(key, bytes) {
      await known;
      const name = nameOf(key);
      const draft = join(folder, `${name}.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, join(folder, name));
        files.set(name, bytes.length);
      } catch (error) {
        onError(error);
        await rm(draft, { force: true }).catch(() => {});
      }
    },
  };
}
