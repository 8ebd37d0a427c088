import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openUsedSolutions } from './used-solutions.ts';

const folder = mkdtempSync(join(tmpdir(), 'used '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the store of one folder is one, whoever opens it, and another folder has another', async () => {
  const [one, two] = [openUsedSolutions(join(folder, 'a')), openUsedSolutions(join(folder, 'a'))];
  expect(await one.id()).toBe(await two.id());
  expect(await one.use('n1', 100, 0)).toBe(true);
  expect(await two.use('n1', 100, 0)).toBe(false);
  const other = openUsedSolutions(join(folder, 'b'));
  expect(await other.id()).not.toBe(await one.id());
  for (const store of [one, two, other]) store.close();
});

test('what has expired is forgotten, so the file does not grow for ever', async () => {
  const store = openUsedSolutions(join(folder, 'c'));
  expect(await store.use('n1', 100, 0)).toBe(true);
  expect(await store.use('n1', 100, 99)).toBe(false);
  expect(await store.use('n1', 200, 100)).toBe(true);
  store.close();
});

test('of more than it keeps, those go first that expire first', async () => {
  const store = openUsedSolutions(join(folder, 'd'), 3);
  for (const [nonce, expiresAt] of [
    ['late', 900],
    ['soon', 500],
    ['later', 950],
    ['latest', 990],
  ] as const)
    expect(await store.use(nonce, expiresAt, 0)).toBe(true);
  expect(await store.use('late', 900, 0)).toBe(false);
  expect(await store.use('latest', 990, 0)).toBe(false);
  expect(await store.use('soon', 500, 0)).toBe(true);
  store.close();
});

test('only its owner reads the file', () => {
  openUsedSolutions(join(folder, 'e')).close();
  expect(statSync(join(folder, 'e', 'bot-solutions.sqlite')).mode & 0o777).toBe(0o600);
});
