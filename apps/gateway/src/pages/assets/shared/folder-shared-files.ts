import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packSharedFile, unpackSharedFile } from './shared-file.ts';
import { SHARED_FILE_LIFE_MS, type SharedFiles } from './shared-files.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The hashed files of one gateway's earlier builds, in DATA_DIR. A file's age is the time since its last renewal. */
export function createFolderSharedFiles(folder: string, now: () => number): SharedFiles {
  // One flat folder: names of files contain no `+`.
  const pathOf = (name: string): string => join(folder, name.replace('/', '+'));
  const isOld = async (path: string): Promise<boolean> => now() - (await stat(path)).mtimeMs > SHARED_FILE_LIFE_MS;
  const touch = (path: string): Promise<void> => utimes(path, now() / 1000, now() / 1000);

  const removeOld = async (): Promise<void> => {
    for (const entry of await readdir(folder)) if (await isOld(join(folder, entry))) await rm(join(folder, entry));
  };
  return {
    async renew(names) {
      await mkdir(folder, { recursive: true });
      const missing: string[] = [];
      for (const name of names) {
        await touch(pathOf(name)).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
          missing.push(name);
        });
      }
      await removeOld();
      return missing;
    },
    async add(files) {
      for (const [name, file] of files) {
        // A file is complete or absent, even if the process is killed.
        await writeFile(`${pathOf(name)}.new`, packSharedFile(file));
        await touch(`${pathOf(name)}.new`);
        await rename(`${pathOf(name)}.new`, pathOf(name));
      }
    },
    async find(name) {
      try {
        return (await isOld(pathOf(name))) ? null : unpackSharedFile(await readFile(pathOf(name), 'utf8'));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
