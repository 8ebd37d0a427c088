import { expect, test } from 'vitest';
import { packSharedFile, sharedTypeOf, unpackSharedFile } from './shared-file.ts';

test.each([
  ['page-Br6SHTxk.js', 'application/javascript; charset=utf-8'],
  ['balance-page.words-uz-Cyrl-CEFqGWZl.js', 'application/javascript; charset=utf-8'],
  ['browser-DXt_-QhQ.css', 'text/css; charset=utf-8'],
  ['onest-more-cyrillic-w11CREMb.woff2', 'font/woff2'],
  ['page.js', null],
  ['page-Br6SHTxk.js.br', null],
  ['page-Br6SHTxk.html', null],
  ['.page-Br6SHTxk.js', null],
  ['../page-Br6SHTxk.js', null],
  ['page%2d-Br6SHTxk.js', null],
  [`${'a'.repeat(200)}-Br6SHTxk.js`, null],
])('the name %s has the shared type %s', (name, type) => {
  expect(sharedTypeOf(name)).toBe(type);
});

test.each(['br', 'identity'] as const)('a packed file with the encoding %s is unpacked unchanged', (encoding) => {
  const file = { encoding, body: Buffer.from([0, 255, 10, 32]) };
  expect(unpackSharedFile(packSharedFile(file))).toEqual(file);
  expect(() => unpackSharedFile('no file')).toThrow();
});
