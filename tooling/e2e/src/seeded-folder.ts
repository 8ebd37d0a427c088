import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { ROOT, ServerProcess } from './server-process.ts';

const CACHE = join(ROOT, 'node_modules', '.cache', 'muddat-seeded');
/** All that decides what a first start of the sandbox writes, beside the day. */
const SOURCES = ['apps/sandbox/src', 'apps/sandbox/drizzle', 'packages/schedule/src', 'packages/validators/src', 'packages/i18n/src'];
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' });

/** The data folder of a first start, of these sources and this day: to make the database and to seed it takes most of a start. */
function seededFolder(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'pnpm-lock.yaml')));
  for (const source of SOURCES) {
    const files = readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) hash.update(path).update(readFileSync(path));
  }
  return join(CACHE, `${DAY.format(new Date())}-${hash.digest('hex').slice(0, 16)}`);
}

/** Gives a new data folder what a first start would write, where that was made before; else the sandbox does it itself. */
export function copySeeded(folder: string): void {
  const seeded = seededFolder();
  if (existsSync(seeded)) cpSync(seeded, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Makes it once, before the tests: a sandbox starts on it and is stopped, so that its database is closed in order. */
export default async function makeSeeded(): Promise<void> {
  const seeded = seededFolder();
  // A stack that is up already (`pnpm e2e --smoke`) needs none.
  if (process.env['MUDDAT_E2E_KEPT_STACK'] === 'true' || existsSync(seeded)) return;
  mkdirSync(CACHE, { recursive: true });
  // Those of other sources and days, not what another run makes of these at the same time.
  for (const old of readdirSync(CACHE).map((name) => join(CACHE, name)))
    if (!old.startsWith(seeded)) rmSync(old, { recursive: true, force: true });
  const making = `${seeded}-${process.pid}`;
  mkdirSync(making, { recursive: true });
  const port = await getPort({ host: '127.0.0.1' });
  const own = { HOST: '127.0.0.1', SANDBOX_PORT: String(port), DATA_DIR: making, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const sandbox = new ServerProcess('sandbox', port, { ...process.env, ...own });
  await sandbox.start();
  await sandbox.end('SIGTERM');
  try {
    renameSync(making, seeded);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(seeded)) throw error;
    rmSync(making, { recursive: true });
  }
}
