import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config/read-env.ts';
import { createPglite, type OpenDatabase, openPglite } from '../db/client.ts';
import { lockFolder } from '../db/folder-lock.ts';

/** A file in each data folder that was made here: only its contents may be deleted. It says `ready` once the data are complete. */
const MARKER = '.muddat-sandbox';
const READY = 'ready';

/** A database in memory with the demo data. */
export const openInMemory = async (demoData: Blob): Promise<OpenDatabase> => openPglite(createPglite({ loadDataDir: demoData }), true);

/**
 * Opens the database in a data folder for this process alone. A new folder, or one with `reset`, gets the demo data. Throws ConfigError if
 * the folder contains files of others, or another sandbox uses it.
 */
export async function openInFolder(dataDir: string, reset: boolean, loadDemoData: () => Promise<Blob>): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const marker = join(dataDir, MARKER);
  const names = await readdir(dataDir);
  if (names.length > 0 && !names.includes(MARKER)) {
    throw new ConfigError(`DATA_DIR: ${dataDir} has files that muddat-sandbox did not make; choose a new or empty folder`);
  }
  await writeFile(marker, '', { flag: 'a' });
  const unlock = lockFolder(dataDir);
  try {
    // A start that was interrupted leaves an incomplete database.
    if (reset || (await readFile(marker, 'utf8')) !== READY) await clearFolder(dataDir);
    const pg = join(dataDir, 'pg');
    const isNew = !existsSync(pg);
    const opened = await openPglite(createPglite({ dataDir: pg, ...(isNew ? { loadDataDir: await loadDemoData() } : {}) }), isNew);
    await writeFile(marker, READY);
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function clearFolder(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, MARKER), '');
  for (const name of await readdir(dataDir)) {
    if (name !== MARKER && !name.startsWith('sandbox.')) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
