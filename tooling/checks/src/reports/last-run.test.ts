import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLastDurations, writeLastDurations } from './last-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muddat-last-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('readLastDurations returns the seconds that writeLastDurations wrote', () => {
  const file = join(folder, 'deep', 'last-run.json');
  expect(readLastDurations(file)).toEqual({});
  writeLastDurations({ unit: { 'a.test.ts': 1.5 } }, file);
  expect(readLastDurations(file)).toEqual({ unit: { 'a.test.ts': 1.5 } });
});

test('readLastDurations ignores a file that was only half written', () => {
  const file = join(folder, 'last-run.json');
  writeFileSync(file, '{"unit": {"a.test');
  expect(readLastDurations(file)).toEqual({});
});
