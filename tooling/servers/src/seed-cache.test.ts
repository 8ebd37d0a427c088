import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ensureSeedCached, hashFiles, seedCachePath, seedHash } from './seed-cache.ts';

const DAY = '2026-11-27';
const FILE = 'test-file';
const FOLDER = 'test-folder';

afterAll(async () => {
  for (const kind of [FILE, FOLDER]) await rm(await seedCachePath(kind, DAY), { recursive: true, force: true });
});

test('the seed hash depends on the day, and hashFiles on the files', async () => {
  expect(await seedHash('2026-11-28')).not.toBe(await seedHash(DAY));
  expect(await hashFiles(['package.json'])).not.toBe(await hashFiles(['package.json', 'turbo.json']));
});

test('ensureSeedCached makes the seeded data only once', async () => {
  const make = vi.fn(async (draft: string) => writeFile(draft, 'seeded'));
  const path = await ensureSeedCached(FILE, DAY, make);
  expect(await ensureSeedCached(FILE, DAY, make)).toBe(path);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readFile(path, 'utf8')).toBe('seeded');
});

test('two concurrent ensureSeedCached calls return one folder and leave no draft', async () => {
  const drafts: string[] = [];
  const make = async (draft: string) => {
    drafts.push(draft);
    await mkdir(draft);
    await writeFile(join(draft, 'data'), 'seeded');
  };
  const paths = await Promise.all([ensureSeedCached(FOLDER, DAY, make), ensureSeedCached(FOLDER, DAY, make)]);
  expect(new Set(paths).size).toBe(1);
  expect(await readFile(join(paths[0], 'data'), 'utf8')).toBe('seeded');
  expect(drafts.filter((draft) => existsSync(draft))).toEqual([]);
});

test('ensureSeedCached caches nothing if making the data fails', async () => {
  await expect(ensureSeedCached('test-failing', DAY, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(existsSync(await seedCachePath('test-failing', DAY))).toBe(false);
});
