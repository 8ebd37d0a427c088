import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSealer } from '../sealing.ts';
import { createSqliteStore } from './sqlite-store.ts';

const sealer = createSealer('secret-secret-secret-secret-secret-1', null);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-sessions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a session file of a newer gateway version is refused with an error and left unchanged', () => {
  const file = join(folder, 'sessions.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  const before = readFileSync(file);
  expect(() => createSqliteStore(folder, sealer)).toThrow(
    'sessions.sqlite has version 99, and this gateway knows 1: run the newer gateway.',
  );
  expect(readFileSync(file).subarray(60, 64)).toEqual(before.subarray(60, 64));
});
