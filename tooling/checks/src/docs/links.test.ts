import { expect, test } from 'vitest';
import { listRepositoryFiles } from '../check/files.ts';
import { findBrokenLinks, headingAnchors } from './links.ts';
import { readRepositoryFile } from './named-tests.ts';

const PAGES = listRepositoryFiles('*.md').filter((page) => !page.startsWith('.changeset/') && !page.endsWith('CHANGELOG.md'));

test('the checked pages include READMEs and docs', () => {
  expect(PAGES).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/decisions/gateway.md', 'packages/ui/README.md']),
  );
});

test.each(PAGES)('every link and path in %s leads to something that exists', (page) => {
  expect(findBrokenLinks(page, readRepositoryFile(page))).toEqual([]);
});

test.each([
  ['a missing file is reported', '[a](../gone/README.md)', ['../gone/README.md']],
  ['a missing heading is reported', '[a](../../README.md#no-such-heading)', ['../../README.md#no-such-heading']],
  ['a heading of the same page is accepted', '# A title: «one», two\n\n[a](#a-title-one-two)', []],
  ['a missing path from the root is reported', 'See `apps/gone/src` and `apps/gateway/src`.', ['apps/gone/src']],
  ['a missing path from the folder of a README is reported', 'See `src/gone/file.ts` and `src/docs/links.ts`.', ['src/gone/file.ts']],
  [
    'a pattern, an address, a build and an example are ignored',
    '`apps/*/src` `apps/cabinet/dist` [b](https://example.uz)\n\n```\n[c](gone.md)\n```',
    [],
  ],
])('findBrokenLinks: %s', (_title, text, found) => {
  expect(findBrokenLinks('tooling/checks/README.md', text)).toEqual(found);
});

test('headingAnchors makes anchors of headings as GitHub does', () => {
  expect(headingAnchors('# One\n\n## Changing `SESSION_SECRET`\n')).toEqual(['one', 'changing-session_secret']);
});
