import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const CACHE = join(ROOT, 'node_modules', '.cache', 'muddat-seeded');
/** The seed data also depend on the lockfile: another version of the database library writes other files. */
const LOCKFILE = 'pnpm-lock.yaml';
const SOURCES = [
  'apps/sandbox/src',
  'apps/sandbox/assets',
  'apps/sandbox/drizzle',
  'packages/schedule/src',
  'packages/validators/src',
  'packages/i18n/src',
];
const CACHE_TTL_MS = 3_600_000;

const hashes = new Map<string, Promise<string>>();

/** Hash of everything that determines the seeded data of a day ('YYYY-MM-DD'). Computed once per process and day. */
export function seedHash(day: string): Promise<string> {
  const hash = hashes.get(day) ?? hashSeed(day);
  hashes.set(day, hash);
  return hash;
}

/** Path of the cached seed data of a day; the file may not exist. `kind` distinguishes a dump from a data folder. */
export const seedCachePath = async (kind: string, day: string): Promise<string> => join(CACHE, `${await seedHash(day)}.${kind}`);

/** Creates the seed data of a day unless it is cached, and returns its path. `make` must write to the path that it receives. */
export async function ensureSeedCached(kind: string, day: string, make: (draft: string) => Promise<void>): Promise<string> {
  const path = await seedCachePath(kind, day);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  await deleteExpired();
  // Several processes may create the file at the same time: each has its own draft, and renaming is atomic.
  const draft = `${path}.${randomUUID()}`;
  await make(draft);
  try {
    await rename(draft, path);
  } catch (error) {
    // Renaming a folder fails when another process has already created the target.
    if (!existsSync(path)) throw error;
    await rm(draft, { recursive: true });
  }
  return path;
}

/** Hash of the names and contents of files. Paths are relative to the repository. */
export async function hashFiles(files: readonly string[], start = ''): Promise<string> {
  const hash = createHash('sha256').update(start);
  for (const file of files) hash.update(file).update(await readFile(join(ROOT, file)));
  return hash.digest('hex');
}

async function hashSeed(day: string): Promise<string> {
  const files = [LOCKFILE];
  for (const folder of SOURCES) {
    const names = await readdir(join(ROOT, folder), { recursive: true });
    const written = names.filter((name) => /\.(?:ts|sql|json)$/.test(name) && !name.includes('.test.'));
    files.push(...written.toSorted().map((name) => join(folder, name)));
  }
  return (await hashFiles(files, day)).slice(0, 32);
}

async function deleteExpired(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    const made = await stat(path).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > CACHE_TTL_MS) await rm(path, { recursive: true, force: true });
  }
}
