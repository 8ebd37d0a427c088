import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_WIDTHS, parsePictureAddress } from './picture-address.ts';

test('parsePictureAddress returns the width and the path in the mobile API', () => {
  expect(parsePictureAddress('/images/640/product/smartphone.12-3')).toEqual({ width: 640, path: '/v2/picture/product/smartphone.12-3' });
  expect(parsePictureAddress('/images/96/client/navroz-qurilish')).toEqual({ width: 96, path: '/v2/picture/client/navroz-qurilish' });
});

test('the allowed widths are those that packages/ui requests', () => {
  const kit = readFileSync(new URL('../../../../packages/ui/src/picture/picture-sources.ts', import.meta.url), 'utf8');
  const [, widest = ''] = /const WIDEST = (\d+);/.exec(kit) ?? [];
  const [, others = ''] = /WIDTHS: readonly number\[\] = \[([\d, ]+), WIDEST\]/.exec(kit) ?? [];
  expect(`${others}, ${widest}`.split(', ').map(Number)).toEqual([...PICTURE_WIDTHS]);
});

test.each([
  ['an unsupported width', '/images/641/product/a'],
  ['no width', '/images/product/a'],
  ['a width with a leading zero', '/images/0640/product/a'],
  ['a huge width', '/images/99999999/product/a'],
  ['a parent path', '/images/640/product/../../v1/secret'],
  ['an escaped parent path', '/images/640/product/%2e%2e%2fsecret'],
  ['two dots as a name', '/images/640/product/..'],
  ['two dots as a subject', '/images/640/../product'],
  ['the address of another site', '/images/640/http://evil.uz/a'],
  ['the escaped address of another site', '/images/640/product/http%3a%2f%2fevil.uz'],
  ['another host', '/images/640//evil.uz/a'],
  ['too many segments', '/images/640/product/a/b'],
  ['a backslash', '/images/640/product\\a'],
  ['capital letters', '/images/640/product/A'],
  ['a long name', `/images/640/product/${'a'.repeat(81)}`],
  ['a line end', '/images/640/product/a\n'],
  ['a NUL', '/images/640/product/a%00'],
])('a picture address with %s is refused', (_what, pathname) => {
  expect(parsePictureAddress(pathname)).toBeNull();
});
