import { describe, expect, test } from 'vitest';
import { readRepositoryFile, testsNamedIn } from '../docs/named-tests.ts';
import { ALL_SECURITY_MISTAKES } from './security.ts';

const DOC = readRepositoryFile('docs/security.md');
const NAMED = testsNamedIn(DOC).map(({ file, title }) => [file, title] as const);

describe('docs/security.md', () => {
  test('names tests for its points', () => {
    expect(NAMED.length).toBeGreaterThan(40);
  });

  test.each(NAMED)('%s has a test «%s»', (file, title) => {
    const source = readRepositoryFile(file);
    expect(source, `${file} is not there`).not.toBe('');
    expect(source.includes(title), `no test in ${file} has «${title}» in its title`).toBe(true);
  });

  test.each(ALL_SECURITY_MISTAKES)('lists the defence «$title» among those taken away', ({ title, file, test: { title: seenBy } }) => {
    expect(DOC).toContain(`| ${title} | \`${file}\` |`);
    expect(DOC).toContain(seenBy);
  });
});

test.each(ALL_SECURITY_MISTAKES)('$title: the defence is where it was, and can be taken away', ({ file, from, to }) => {
  const source = readRepositoryFile(file);
  expect(source.split(from).length - 1, `${file} has this once: ${from}`).toBe(1);
  expect(to).not.toBe(from);
});
