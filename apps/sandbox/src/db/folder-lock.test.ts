import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockByProcessId } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
const file = join(folder, 'sandbox.pid');
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a lock by process id contains the id, and its release deletes it', () => {
  const unlock = lockByProcessId(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock?.();
  expect(existsSync(file)).toBe(false);
});

test('a lock by process id of a running process is refused', () => {
  writeFileSync(file, String(process.ppid));
  expect(lockByProcessId(file)).toBe(null);
});

test.each([
  ['a process that crashed', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['a process of the same id, before a restart', () => String(process.pid)],
  ['a start that was interrupted before it wrote its id', () => ''],
])('a lock of %s is replaced', (_of, content) => {
  writeFileSync(file, content());
  expect(lockByProcessId(file)).not.toBe(null);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});
