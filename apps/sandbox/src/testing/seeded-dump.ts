import { readFile, writeFile } from 'node:fs/promises';
import type { CalendarDate } from '@muddat/schedule';
import { ensureSeedCached } from '@muddat/servers/seed-cache';
import { createPglite, openPglite } from '../db/client.ts';
import { reseed } from '../seed/index.ts';

const dumps = new Map<string, Promise<Blob>>();

/** The database seeded for `today`, as a dump. Creating it takes seconds, so all test files share it. */
export function seededDump(today: CalendarDate): Promise<Blob> {
  const made = dumps.get(today) ?? readDump(today);
  dumps.set(today, made);
  return made;
}

async function readDump(today: CalendarDate): Promise<Blob> {
  return new Blob([await readFile(await ensureSeedCached('dump.tar', today, (draft) => writeDump(draft, today)))]);
}

async function writeDump(file: string, today: CalendarDate): Promise<void> {
  const client = createPglite();
  const opened = await openPglite(client);
  await reseed(opened.db, today);
  const made = await client.dumpDataDir('none');
  await opened.close();
  await writeFile(file, Buffer.from(await made.arrayBuffer()));
}
