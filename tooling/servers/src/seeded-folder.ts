import { constants, cpSync, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tashkentDate } from '@muddat/i18n';
import getPort from 'get-port';
import { ensureSeedCached, seedCachePath } from './seed-cache.ts';
import { AppServer } from './server-process.ts';

/**
 * Kind of the cached seed data: the data folder of a sandbox after its first start. Creating and seeding the database takes most of that
 * start.
 */
const KIND = 'folder';
const today = () => tashkentDate(new Date());

/** Copies the seeded files into a new data folder, if `makeSeededFolder` made them. Otherwise the sandbox seeds at its start. */
export async function copySeededFolder(folder: string): Promise<void> {
  const seeded = await seedCachePath(KIND, today());
  if (existsSync(seeded)) cpSync(seeded, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Makes the seeded folder unless it is cached. Call it before `copySeededFolder`: a start on an empty folder takes ten seconds. */
export default async function makeSeededFolder(): Promise<void> {
  // A running stack (`pnpm e2e --smoke`) does not need it.
  if (process.env['MUDDAT_E2E_KEPT_STACK'] !== 'true') await ensureSeedCached(KIND, today(), writeFolder);
}

/** Starts a sandbox on the folder and stops it, so that its database is closed cleanly. */
async function writeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const port = await getPort({ host: '127.0.0.1' });
  const own = { HOST: '127.0.0.1', SANDBOX_PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const sandbox = new AppServer('sandbox', port, { ...process.env, ...own });
  await sandbox.start();
  await sandbox.end('SIGTERM');
}
