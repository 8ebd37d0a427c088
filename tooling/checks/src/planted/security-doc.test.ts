import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { ALL_SECURITY_MISTAKES } from './security.ts';

const read = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');
const DOC = read('docs/security.md');

/** `file`: «part of a title», «another», as the table writes them. */
const NAMED = [...DOC.matchAll(/`([\w./-]+\.tsx?)`: («[^»]+»(?:, «[^»]+»)*)/g)].flatMap(([, file = '', titles = '']) =>
  [...titles.matchAll(/«([^»]+)»/g)].map(([, title = '']) => [file, title] as const),
);

describe('docs/security.md', () => {
  test('names tests for its points', () => {
    expect(NAMED.length).toBeGreaterThan(40);
  });

  test.each(NAMED)('%s has a test «%s»', (file, title) => {
    const source = read(file);
    expect(source, `${file} is not there`).not.toBe('');
    expect(source.includes(title), `no test in ${file} has «${title}» in its title`).toBe(true);
  });

  test.each(ALL_SECURITY_MISTAKES)('lists the defence «$title» among those taken away', ({ title, file, test: { title: seenBy } }) => {
    expect(DOC).toContain(`| ${title} | \`${file}\` |`);
    expect(DOC).toContain(seenBy);
  });
});

test.each(ALL_SECURITY_MISTAKES)('$title: the defence is where it was, and can be taken away', ({ file, from, to }) => {
  const source = read(file);
  expect(source.split(from).length - 1, `${file} has this once: ${from}`).toBe(1);
  expect(to).not.toBe(from);
});
