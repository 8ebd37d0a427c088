import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { readSpecRows, rowIdsOf } from '../spec-rows.ts';
import { OWNER_MISTAKES, RIGHTS_TEST } from './owner-mistakes.ts';
import { ALL_ROW_MISTAKES } from './rows.ts';
import { runnerOf } from './tested-mistake.ts';

const read = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');
const SPEC_IDS = readSpecRows().map(({ id }) => id);
const RIGHTS_TABLE = 'apps/sandbox/src/core/testing-rights.ts';
const LEAST = 20;

/** The lines that may say which row a test holds: its own, the group it stands in, and what ends the table that it is a line of. */
function titleLines(source: string, title: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    if (!line.includes(title)) return [];
    const group = lines.slice(0, at).findLast((one) => /^\s*describe[.(]/.test(one)) ?? '';
    const table = lines.slice(at).find((one) => /^\s*\](?: as const)?\)\(/.test(one)) ?? '';
    return [line, group, table];
  });
}

test(`mistakes are planted in ${LEAST} rows and more, at most one in each`, () => {
  const rows = ALL_ROW_MISTAKES.map(({ row }) => row);
  expect(rows.length).toBeGreaterThanOrEqual(LEAST);
  expect(new Set(rows).size).toBe(rows.length);
});

describe.each(ALL_ROW_MISTAKES)('$row $title', ({ row, test: { file, title } }) => {
  test('is a row of the specification, and the test that sees it carries its id', () => {
    expect(SPEC_IDS).toContain(row);
    expect(titleLines(read(file), title).flatMap(rowIdsOf), `a test of ${file} with [${row}] and «${title}»`).toContain(row);
  });
});

test('owner checks are taken out in five places and more', () => {
  expect(new Set(OWNER_MISTAKES.map(({ file }) => file)).size).toBeGreaterThanOrEqual(5);
});

test.each(OWNER_MISTAKES)('$title: the test that sees it is there', ({ test: { file, title } }) => {
  const operation = /by (\S+),/.exec(title)?.[1];
  const named = file === RIGHTS_TEST && operation !== undefined;
  expect(read(file).includes(named ? title.replace(operation, '%s') : title), `a test of ${file} with «${title}»`).toBe(true);
  // Only an operation that names an object is asked about somebody else's.
  if (named) expect(read(RIGHTS_TABLE).split(`'${operation}': `)[1], `${operation} in ${RIGHTS_TABLE}`).toMatch(/^[^']/);
});

test.each([...ALL_ROW_MISTAKES, ...OWNER_MISTAKES])('$title: can be made, since its text is there once', ({ file, from, to }) => {
  expect(file).not.toMatch(/\.test\.tsx?$|\.spec\.ts$/);
  expect(read(file).split(from).length - 1, `${file} has this once: ${from}`).toBe(1);
  expect(to).not.toBe(from);
});

test.each([
  ['apps/gateway/src/a.test.ts', ['--project', 'gateway', 'apps/gateway/src/a.test.ts'], undefined],
  ['apps/gateway/src/b/redis/a.test.ts', ['--project', 'redis', 'apps/gateway/src/b/redis/a.test.ts'], undefined],
  ['apps/cabinet/src/a.test.ts', ['--project', 'servers', 'apps/cabinet/src/a.test.ts'], undefined],
  ['packages/sdk/src/a.test.ts', ['--project', 'unit', 'packages/sdk/src/a.test.ts'], undefined],
  ['apps/cabinet/src/a.test.tsx', ['--config', 'vitest.components.config.ts', 'apps/cabinet/src/a.test.tsx'], undefined],
  ['packages/ui/src/a.test.tsx', ['--project', 'components', 'src/a.test.tsx'], 'packages/ui'],
])('%s is run by the runner that has it', (file, options, folder) => {
  const { args, folder: where } = runnerOf('/copy', { file, title: 'a (b)' });
  expect([args.slice(1), where]).toEqual([['run', ...options, '-t', 'a \\(b\\)'], folder]);
});

test('a browser journey is run by the end-to-end runner', () => {
  expect(runnerOf('/copy', { file: 'tooling/e2e/tests/once/a.spec.ts', title: 'a' }).args).toContain('tooling/e2e/src/main.ts');
});
