import { expect, test } from 'vitest';
import { findSizeErrors } from './sizes.ts';

const sizesOf = (...groups: [name: string, count: number, lines: number][]): Map<string, number> =>
  new Map(
    groups.flatMap(([name, count, lines]) =>
      Array.from({ length: count }, (_file, at): [string, number] => [name.replace('*', String(at)), lines]),
    ),
  );

test.each<[string, Map<string, number>]>([
  ['a file of 250 lines', sizesOf(['packages/x/src/a.ts', 1, 250])],
  ['a long generated file', sizesOf(['packages/x/src/generated/a.ts', 1, 5_000])],
  ['15 % of small files', sizesOf(['apps/x/src/s*.ts', 15, 15], ['apps/x/src/b*.tsx', 85, 16])],
  ['three files, all small', sizesOf(['tooling/x/src/s*.ts', 3, 3])],
  ['small tests and stories', sizesOf(['apps/x/src/s*.test.ts', 20, 3], ['apps/x/src/s*.stories.tsx', 20, 3])],
  ['small test helpers', sizesOf(['apps/x/src/testing/s*.ts', 20, 3])],
  ['small generated files', sizesOf(['apps/x/src/generated/s*.ts', 20, 3])],
  ['a chunk per language', sizesOf(['apps/x/src/app/messages/uz-cyrl.ts', 1, 3], ['apps/x/src/pages/*/forms/words/ru.ts', 20, 3])],
  ['small start files and type declarations', sizesOf(['apps/x*/src/start.ts', 4, 3], ['apps/x/src/s*.d.ts', 4, 3])],
])('findSizeErrors allows %s', (_what, sizes) => {
  expect(findSizeErrors(sizes)).toEqual([]);
});

test.each<[string, Map<string, number>, string]>([
  [
    'a file of 251 lines',
    sizesOf(['packages/x/src/a.ts', 1, 251]),
    'packages/x/src/a.ts has 251 lines, 250 allowed: move one of its subjects into a file of its own',
  ],
  ['a test of 251 lines', sizesOf(['apps/x/src/a.test.ts', 1, 251]), 'apps/x/src/a.test.ts has 251 lines, 250 allowed'],
  [
    'more than 15 % of small files',
    sizesOf(['apps/x/src/s*.ts', 16, 15], ['apps/x/src/b*.ts', 84, 16]),
    'apps/x: 16 of 100 source files have 15 lines or fewer, 15 allowed: merge files that form one idea',
  ],
  ['four files, all small', sizesOf(['tooling/x/src/s*.ts', 4, 3]), 'tooling/x: 4 of 4 source files have 15 lines or fewer, 3 allowed'],
])('findSizeErrors refuses %s with a hint', (_what, sizes, told) => {
  const found = findSizeErrors(sizes);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(told);
});

test('findSizeErrors lists the small files and counts each package separately', () => {
  const found = findSizeErrors(sizesOf(['packages/x/src/s*.ts', 4, 3], ['packages/y/src/s*.ts', 3, 3]));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('\n  packages/x/src/s0.ts\n  packages/x/src/s1.ts');
});
