import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPglite, openPglite } from '../db/client.ts';
import { reseed } from '../seed/index.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CACHE = join(ROOT, 'apps/sandbox/node_modules/.cache/seeded');
/** Whatever the seeded state can depend on. */
const SOURCES = ['apps/sandbox/src', 'apps/sandbox/drizzle', 'packages/schedule/src', 'packages/validators/src', 'packages/i18n/src'];
const KEPT_FOR_MS = 3_600_000;

const dumps = new Map<string, Promise<Blob>>();

/** A seeded database of the day as one file. Each test file would spend seconds on making it, so it is kept between runs, by the sources it came from. */
export function seededDump(today: string): Promise<Blob> {
  const made = dumps.get(today) ?? readOrMake(today);
  dumps.set(today, made);
  return made;
}

async function readOrMake(today: string): Promise<Blob> {
  const file = join(CACHE, `${await seedHash(today)}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Blob([kept]);
  const made = await makeDump(today);
  await mkdir(CACHE, { recursive: true });
  // Another process may be doing the same: each writes its own file, and the rename is whole or not at all.
  const draft = join(CACHE, `${randomUUID()}.draft`);
  await writeFile(draft, Buffer.from(await made.arrayBuffer()));
  await rename(draft, file);
  await dropOld();
  return made;
}

async function makeDump(today: string): Promise<Blob> {
  const client = createPglite();
  const opened = await openPglite(client);
  await reseed(opened.db, today);
  const made = await client.dumpDataDir('none');
  await opened.close();
  return made;
}

const hashes = new Map<string, Promise<string>>();

/** Names the seeded state of a day: another hash, another state. */
export function seedHash(today: string): Promise<string> {
  const hash = hashes.get(today) ?? hashSources(today);
  hashes.set(today, hash);
  return hash;
}

async function hashSources(today: string): Promise<string> {
  const hash = createHash('sha256').update(today);
  for (const folder of SOURCES) {
    const names = (await readdir(join(ROOT, folder), { recursive: true })).filter(
      (name) => /\.(?:ts|sql|json)$/.test(name) && !name.includes('.test.'),
    );
    for (const name of names.toSorted()) hash.update(name).update(await readFile(join(ROOT, folder, name)));
  }
  return hash.digest('hex').slice(0, 32);
}

async function dropOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const file = join(CACHE, name);
    const made = await stat(file).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > KEPT_FOR_MS) await rm(file, { force: true });
  }
}
