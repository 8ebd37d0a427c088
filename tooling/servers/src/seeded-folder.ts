import { constants, cpSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tashkentDate } from '@muddat/i18n';
import getPort from 'get-port';
import { ensureSeedCached } from './seed-cache.ts';
import { AppServer } from './server-process.ts';

/**
 * Kind of the cached seed data: the data folder of a sandbox after its first start. Creating and seeding the database takes most of that
 * start.
 */
const KIND = 'folder';
const today = () => tashkentDate(new Date());

/** Copies the seeded files into the data folder of a sandbox that a test starts. Its start on an empty folder would take ten seconds. */
export async function copySeededFolder(folder: string): Promise<void> {
  cpSync(await ensureSeededFolder(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Makes the seeded folder unless it is cached, and returns its path. A runner with several workers calls it first, so that one makes it. */
export const ensureSeededFolder = (): Promise<string> => ensureSeedCached(KIND, today(), writeFolder);

/** Starts a sandbox on the folder and stops it, so that its database is closed cleanly. */
async function writeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const port = await getPort({ host: '127.0.0.1' });
  const own = { HOST: '127.0.0.1', SANDBOX_PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const sandbox = new AppServer('sandbox', port, { ...process.env, ...own });
  await sandbox.start();
  await sandbox.end('SIGTERM');
}
