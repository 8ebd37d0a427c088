import { describe, expect, test } from 'vitest';
import { parseNamedTests, parseQuotes, readRepositoryFile } from './named-tests.ts';

/** Writes a no-break space as an escape, as the sources do. */
const inSource = (text: string): string => text.replaceAll('\u00a0', '\\u00a0');

/** Rows of the table: the promise, its source file, and the tests that prove it. */
const ROWS = readRepositoryFile('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| «'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promises = '', source = '', kept = '']) => ({
    promises: parseQuotes(promises),
    source: source.replaceAll('`', ''),
    tests: parseNamedTests(kept),
  }));

describe('docs/promises.md', () => {
  test('has more than ten rows with promises', () => {
    expect(ROWS.length).toBeGreaterThan(10);
  });

  test.each(ROWS)('$promises is in its source file, and its tests exist', ({ promises, source, tests }) => {
    const text = readRepositoryFile(source);
    expect(promises.filter((promise) => !text.includes(inSource(promise)))).toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(({ file, title }) => !readRepositoryFile(file).includes(title))).toEqual([]);
  });
});
