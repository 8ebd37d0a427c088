import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CalendarDate } from '@muddat/schedule';
import { createPglite, openPglite } from '../db/client.ts';
import { reseed } from '../seed/index.ts';

/**
 * The database with the demo data of a day, as a dump. Making it takes several seconds, so it is kept in `cacheFolder` until another day's
 * replaces it; a folder that cannot be written only costs that time again. `onMake` is called before the data are made.
 */
export async function loadDemoData(cacheFolder: string, version: string, today: CalendarDate, onMake: () => void): Promise<Blob> {
  // The package's file names contain a hash of the code, so another build of the same version makes its own data.
  const file = join(cacheFolder, `${version}-${basename(import.meta.url)}-${today}.tar.gz`);
  const cached = await readFile(file).catch(() => null);
  if (cached !== null) return new Blob([cached], { type: 'application/x-gzip' });
  onMake();
  const made = await makeDemoData(today);
  await replaceCached(cacheFolder, file, made).catch(() => undefined);
  return made;
}

async function makeDemoData(today: CalendarDate): Promise<Blob> {
  const client = createPglite();
  const opened = await openPglite(client);
  await reseed(opened.db, today);
  const made = await client.dumpDataDir('gzip');
  await opened.close();
  return made;
}

async function replaceCached(folder: string, file: string, data: Blob): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = await readdir(folder);
  // Two sandboxes may start at the same time: each writes its own draft, and renaming is atomic.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await data.arrayBuffer()));
  await rename(draft, file);
  for (const name of old) await rm(join(folder, name), { force: true });
}
