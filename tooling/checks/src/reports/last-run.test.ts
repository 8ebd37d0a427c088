import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLastRun, writeLastRun } from './last-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muddat-last-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the seconds of a run are there for the next one', () => {
  const file = join(folder, 'deep', 'last-run.json');
  expect(readLastRun(file)).toEqual({});
  writeLastRun({ unit: { 'a.test.ts': 1.5 } }, file);
  expect(readLastRun(file)).toEqual({ unit: { 'a.test.ts': 1.5 } });
});

test('a file that a killed run left half written counts as none', () => {
  const file = join(folder, 'last-run.json');
  writeFileSync(file, '{"unit": {"a.test');
  expect(readLastRun(file)).toEqual({});
});
