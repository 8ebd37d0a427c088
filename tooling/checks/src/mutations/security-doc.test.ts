import { describe, expect, test } from 'vitest';
import { parseNamedTests, readRepositoryFile } from '../docs/named-tests.ts';
import { ALL_SECURITY_MUTANTS } from './security.ts';

const DOC = readRepositoryFile('docs/security.md');
const NAMED = parseNamedTests(DOC).map(({ file, title }) => [file, title] as const);

describe('docs/security.md', () => {
  test('names more than 40 tests', () => {
    expect(NAMED.length).toBeGreaterThan(40);
  });

  test.each(NAMED)('%s has a test «%s»', (file, title) => {
    const source = readRepositoryFile(file);
    expect(source, `${file} is not there`).not.toBe('');
    expect(source.includes(title), `no test in ${file} has «${title}» in its title`).toBe(true);
  });

  test.each(ALL_SECURITY_MUTANTS)('lists the defence «$title» with its file and its test', ({ title, file, test: { title: seenBy } }) => {
    expect(DOC).toContain(`| ${title} | \`${file}\` |`);
    expect(DOC).toContain(seenBy);
  });
});

test.each(ALL_SECURITY_MUTANTS)('$title: the source has the defence to remove exactly once', ({ file, from, to }) => {
  const source = readRepositoryFile(file);
  expect(source.split(from).length - 1, `${file} has this once: ${from}`).toBe(1);
  expect(to).not.toBe(from);
});
