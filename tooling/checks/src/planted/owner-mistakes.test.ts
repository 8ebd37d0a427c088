import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { OWNER_MISTAKES, RIGHTS_TEST } from './owner-mistakes.ts';

const read = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');
const RIGHTS_TABLE = 'apps/sandbox/src/testing/rights-table.ts';

test('owner checks are taken out in five places and more', () => {
  expect(new Set(OWNER_MISTAKES.map(({ file }) => file)).size).toBeGreaterThanOrEqual(5);
});

test.each(OWNER_MISTAKES)('$title: the test that sees it is there', ({ test: { file, title } }) => {
  const operation = /by (\S+),/.exec(title)?.[1];
  const named = file === RIGHTS_TEST && operation !== undefined;
  expect(read(file).includes(named ? title.replace(operation, '%s') : title), `a test of ${file} with «${title}»`).toBe(true);
  // The rights test covers only operations that name an object of another customer.
  if (named) expect(read(RIGHTS_TABLE).split(`'${operation}': `)[1], `${operation} in ${RIGHTS_TABLE}`).toMatch(/^[^']/);
});

test.each(OWNER_MISTAKES)('$title: can be made, since its text is there once', ({ file, from, to }) => {
  expect(file).not.toMatch(/\.test\.tsx?$|\.spec\.ts$/);
  expect(read(file).split(from).length - 1, `${file} has this once: ${from}`).toBe(1);
  expect(to).not.toBe(from);
});
