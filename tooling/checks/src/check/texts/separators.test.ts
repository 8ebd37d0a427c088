import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../root.ts';
import { listRepositoryFiles } from '../files.ts';

/** The line can break at an ordinary space, so that a line would start or end with the dot. */
const LOOSE_DOT = / ·|· /;
const NO_LINE_OF_TEXT = [
  /\.(test|stories)\.tsx?$/,
  /\/testing\//,
  // In the sandbox, dots are in pages for staff and in units of goods.
  /^apps\/sandbox\//,
];
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*|#)/.test(line);

it('facts are separated by joinFacts or FACT_SEPARATOR of @muddat/i18n, so that no line begins or ends with a dot', () => {
  const files = listRepositoryFiles('apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts', 'packages/*/src/*.tsx', '*.po');
  const loose = files
    .filter((file) => !NO_LINE_OF_TEXT.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      return lines.flatMap((line, at) => (LOOSE_DOT.test(line) && !isComment(line) ? [`${file}:${at + 1}`] : []));
    });
  expect(files.length).toBeGreaterThan(1_000);
  expect(loose).toEqual([]);
});
