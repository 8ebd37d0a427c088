import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { ACCESS_RULES_TEST, OWNERSHIP_MUTANTS } from './ownership-mutants.ts';

const read = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');
const RIGHTS_TABLE = 'apps/sandbox/src/testing/access-rules.ts';

test('the ownership mutants remove checks in at least five files', () => {
  expect(new Set(OWNERSHIP_MUTANTS.map(({ file }) => file)).size).toBeGreaterThanOrEqual(5);
});

test.each(OWNERSHIP_MUTANTS)('$title: the test that must detect this mutant exists', ({ test: { file, title } }) => {
  const operation = /by (\S+),/.exec(title)?.[1];
  const named = file === ACCESS_RULES_TEST && operation !== undefined;
  expect(read(file).includes(named ? title.replace(operation, '%s') : title), `a test of ${file} with «${title}»`).toBe(true);
  // The rights test covers only operations that name an object of another customer.
  if (named) expect(read(RIGHTS_TABLE).split(`'${operation}': `)[1], `${operation} in ${RIGHTS_TABLE}`).toMatch(/^[^']/);
});

test.each(OWNERSHIP_MUTANTS)('$title: the source has the text to replace exactly once', ({ file, from, to }) => {
  expect(file).not.toMatch(/\.test\.tsx?$|\.spec\.ts$/);
  expect(read(file).split(from).length - 1, `${file} has this once: ${from}`).toBe(1);
  expect(to).not.toBe(from);
});
