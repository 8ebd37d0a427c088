import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openUsedSolutions } from './used-solutions.ts';

const folder = mkdtempSync(join(tmpdir(), 'used '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('two stores of used bot-check solutions in one folder share their id and entries, and another folder has another id', async () => {
  const [one, two] = [openUsedSolutions(join(folder, 'a')), openUsedSolutions(join(folder, 'a'))];
  expect(await one.id()).toBe(await two.id());
  expect(await one.markUsed('n1', 100, 0)).toBe(true);
  expect(await two.markUsed('n1', 100, 0)).toBe(false);
  const other = openUsedSolutions(join(folder, 'b'));
  expect(await other.id()).not.toBe(await one.id());
  for (const store of [one, two, other]) store.close();
});

test('the store of used bot-check solutions forgets a solution after its expiry', async () => {
  const store = openUsedSolutions(join(folder, 'c'));
  expect(await store.markUsed('n1', 100, 0)).toBe(true);
  expect(await store.markUsed('n1', 100, 99)).toBe(false);
  expect(await store.markUsed('n1', 200, 100)).toBe(true);
  store.close();
});

test('a full store of used bot-check solutions drops the one that expires first', async () => {
  const store = openUsedSolutions(join(folder, 'd'), 3);
  for (const [nonce, expiresAt] of [
    ['late', 900],
    ['soon', 500],
    ['later', 950],
    ['latest', 990],
  ] as const)
    expect(await store.markUsed(nonce, expiresAt, 0)).toBe(true);
  expect(await store.markUsed('late', 900, 0)).toBe(false);
  expect(await store.markUsed('latest', 990, 0)).toBe(false);
  expect(await store.markUsed('soon', 500, 0)).toBe(true);
  store.close();
});

test('the file of used bot-check solutions is readable by its owner only', () => {
  openUsedSolutions(join(folder, 'e')).close();
  expect(statSync(join(folder, 'e', 'bot-solutions.sqlite')).mode & 0o777).toBe(0o600);
});
