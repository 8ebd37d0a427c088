import { expect, test } from 'vitest';
import { filesToKeep } from './files-to-keep.ts';

const ORIGIN = 'https://muddat.uz';

test('files of a build that a page names are kept, and nothing else that it names', () => {
  const file = `${ORIGIN}/assets/cabinet/core-1.js`;
  const others = [
    `${ORIGIN}/api/auth/user`,
    `${ORIGIN}/ru/main-page`,
    'https://elsewhere.uz/assets/cabinet/core-1.js',
    'no address',
    7,
    null,
  ];
  expect(filesToKeep({ keep: [file, ...others] }, ORIGIN)).toEqual([file]);
});

test.each([[null], ['keep'], [7], [{}], [{ keep: 'all' }]])('%j is no request to keep files', (message) => {
  expect(filesToKeep(message, ORIGIN)).toBeNull();
});
