import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { hashFiles, makeSeeded, seededPath, seedHash } from './seed-cache.ts';

const DAY = '2026-11-27';
const FILE = 'test-file';
const FOLDER = 'test-folder';

afterAll(async () => {
  for (const kind of [FILE, FOLDER]) await rm(await seededPath(kind, DAY), { recursive: true, force: true });
});

test('another day has another hash, and so have other files', async () => {
  expect(await seedHash('2026-11-28')).not.toBe(await seedHash(DAY));
  expect(await hashFiles(['package.json'])).not.toBe(await hashFiles(['package.json', 'turbo.json']));
});

test('seeded data is made once', async () => {
  const make = vi.fn(async (draft: string) => writeFile(draft, 'seeded'));
  const path = await makeSeeded(FILE, DAY, make);
  expect(await makeSeeded(FILE, DAY, make)).toBe(path);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readFile(path, 'utf8')).toBe('seeded');
});

test('of two that make a folder at the same time one is kept, and no draft', async () => {
  const drafts: string[] = [];
  const make = async (draft: string) => {
    drafts.push(draft);
    await mkdir(draft);
    await writeFile(join(draft, 'data'), 'seeded');
  };
  const paths = await Promise.all([makeSeeded(FOLDER, DAY, make), makeSeeded(FOLDER, DAY, make)]);
  expect(new Set(paths).size).toBe(1);
  expect(await readFile(join(paths[0], 'data'), 'utf8')).toBe('seeded');
  expect(drafts.filter((draft) => existsSync(draft))).toEqual([]);
});

test('data that cannot be made is not in the cache', async () => {
  await expect(makeSeeded('test-failing', DAY, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(existsSync(await seededPath('test-failing', DAY))).toBe(false);
});
