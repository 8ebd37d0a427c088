import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFolderProblems } from './find-folder-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['that exists', folder, []],
  ['that a start can make', join(folder, 'a', 'b'), []],
  ['that is a file', '/dev/null', ['DATA_DIR: /dev/null is no folder that this user can write (ENOTDIR)']],
  ['below a file', '/dev/null/a/b', ['DATA_DIR: /dev/null/a/b is no folder that this user can write (ENOTDIR)']],
])('a folder %s is checked and left alone', async (_what, path, problems) => {
  expect(await findFolderProblems(path)).toEqual(problems);
  expect(readdirSync(folder)).toEqual([]);
});
