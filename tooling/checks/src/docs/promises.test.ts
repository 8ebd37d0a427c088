import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const read = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');
/** As the sources write a no-break space. */
const inSource = (text: string): string => text.replaceAll('\u00a0', '\\u00a0');
const quotes = (cell: string): string[] => [...cell.matchAll(/«([^»]+)»/g)].map(([, quote = '']) => quote);

/** Rows of the table: what is promised, in which file, and `file`: «part of a title», «another». */
const ROWS = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| «'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promises = '', source = '', kept = '']) => ({
    promises: quotes(promises),
    source: source.replaceAll('`', ''),
    tests: [...kept.matchAll(/`([\w./-]+\.tsx?)`: («[^»]+»(?:, «[^»]+»)*)/g)].flatMap(([, file = '', titles = '']) =>
      quotes(titles).map((title) => ({ file, title })),
    ),
  }));

describe('docs/promises.md', () => {
  test('has rows', () => {
    expect(ROWS.length).toBeGreaterThan(10);
  });

  test.each(ROWS)('$promises stands where it says, and is kept by a test', ({ promises, source, tests }) => {
    const text = read(source);
    expect(promises.filter((promise) => !text.includes(inSource(promise)))).toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
  });
});
