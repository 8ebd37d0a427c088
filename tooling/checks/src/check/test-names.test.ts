import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';

/** JSX, a renderer, or a name that only a browser knows. */
const NEEDS_A_PAGE =
  /(?<![\w$])<[A-Za-z][\w.]*[\s/>]|\brender|@testing-library|\b(?:document|window|\w+Storage|requestAnimationFrame|Performance\w*)\b/;
/** Tests that need a browser page only through their imports. */
const BY_IMPORT: Readonly<Record<string, string>> = {
  'apps/cabinet/src/app/server-events/subscribe-to-changes.test.tsx': 'locks and channels between tabs',
  'apps/cabinet/src/shared/photo/photo-store.test.tsx': 'IndexedDB',
  'apps/cabinet/src/shared/photo/upload-photo.test.tsx': 'IndexedDB',
  'packages/app-shell/src/language/messages-numbers.test.tsx': 'the number formats of a browser',
  'packages/ui/src/internal/aria-language/aria-messages.test.tsx': "react-aria's words, which a window holds",
  'packages/ui/src/internal/masked-fields/composing.test.tsx': 'keys over the DevTools protocol',
  'packages/ui/src/notification-row/notification-appearance.test.tsx': 'messages that only the build of a page compiles',
};

/** Tests whose suite renders: each names only the files that it renders. */
const CALLS_SUITE = 'testStoriesInUzbek(';

test('only tests that need a page are `.test.tsx` files, which run in Chromium', () => {
  const needsPage = (source: string) => NEEDS_A_PAGE.test(source) || source.includes(CALLS_SUITE);
  const inChromium = listRepositoryFiles('*.test.tsx').filter((file) => !needsPage(readFileSync(join(ROOT, file), 'utf8')));
  expect(inChromium.toSorted()).toEqual(Object.keys(BY_IMPORT).toSorted());
});

test.each(['*.flow.test.ts', '*.story.test.ts', '*.cases.ts', '*-tests.ts', '*-suite.ts'])(
  'no file is named %s: tests are `.test.ts`, shared test code is in a folder `testing`',
  (ending) => {
    expect(listRepositoryFiles(`apps/${ending}`, `packages/${ending}`).filter((file) => !file.includes('/testing/'))).toEqual([]);
  },
);
