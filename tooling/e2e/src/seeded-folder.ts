import { constants, cpSync, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tashkentDate } from '@muddat/i18n';
import { makeSeeded, seededPath } from '@muddat/servers/seed-cache';
import { AppServer } from '@muddat/servers/server-process';
import getPort from 'get-port';

/** The data folder of a sandbox after its first start: making the database and seeding it takes most of that start. */
const KIND = 'folder';
const today = () => tashkentDate(new Date());

/** Gives a new data folder what a first start would write, where that was made before; else the sandbox does it itself. */
export async function copySeeded(folder: string): Promise<void> {
  const seeded = await seededPath(KIND, today());
  if (existsSync(seeded)) cpSync(seeded, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Makes it once, before the tests. */
export default async function makeSeededFolder(): Promise<void> {
  // A stack that is up already (`pnpm e2e --smoke`) needs none.
  if (process.env['MUDDAT_E2E_KEPT_STACK'] !== 'true') await makeSeeded(KIND, today(), writeFolder);
}

/** A sandbox starts on it and is stopped, so that its database is closed in order. */
async function writeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const port = await getPort({ host: '127.0.0.1' });
  const own = { HOST: '127.0.0.1', SANDBOX_PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const sandbox = new AppServer('sandbox', port, { ...process.env, ...own });
  await sandbox.start();
  await sandbox.end('SIGTERM');
}
