import { expect, test } from 'vitest';
import { filesOf } from '../check/files.ts';
import { anchorsOf, deadEnds } from './links.ts';
import { readRepositoryFile } from './named-tests.ts';

const PAGES = filesOf('*.md').filter((page) => !page.startsWith('.changeset/') && !page.endsWith('CHANGELOG.md'));

test('the pages for people are found', () => {
  expect(PAGES).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/decisions/gateway.md', 'packages/ui/README.md']),
  );
});

test.each(PAGES)('every link and path in %s leads to something that exists', (page) => {
  expect(deadEnds(page, readRepositoryFile(page))).toEqual([]);
});

test.each([
  ['a file that is gone', '[a](../gone/README.md)', ['../gone/README.md']],
  ['a heading that is gone', '[a](../../README.md#no-such-heading)', ['../../README.md#no-such-heading']],
  ['a heading of its own page', '# A title: «one», two\n\n[a](#a-title-one-two)', []],
  ['a path from the root', 'See `apps/gone/src` and `apps/gateway/src`.', ['apps/gone/src']],
  ['a path from the folder of a README', 'See `src/gone/file.ts` and `src/docs/links.ts`.', ['src/gone/file.ts']],
  [
    'a pattern, an address, a build and an example',
    '`apps/*/src` `apps/cabinet/dist` [b](https://example.uz)\n\n```\n[c](gone.md)\n```',
    [],
  ],
])('%s', (_title, text, found) => {
  expect(deadEnds('tooling/checks/README.md', text)).toEqual(found);
});

test('anchors are made of headings as GitHub makes them', () => {
  expect(anchorsOf('# One\n\n## Changing `SESSION_SECRET`\n')).toEqual(['one', 'changing-session_secret']);
});
