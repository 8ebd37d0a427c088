import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_WIDTHS, pictureAddress } from './picture-address.ts';

test('names a picture of the mobile API at one of the widths', () => {
  expect(pictureAddress('/images/640/product/smartphone.12-3')).toEqual({ width: 640, path: '/v2/picture/product/smartphone.12-3' });
  expect(pictureAddress('/images/96/client/navroz-qurilish')).toEqual({ width: 96, path: '/v2/picture/client/navroz-qurilish' });
});

test('the widths are those that the kit asks for', () => {
  const kit = readFileSync(new URL('../../../../packages/ui/src/picture/picture-candidates.ts', import.meta.url), 'utf8');
  const [, widest = ''] = /const WIDEST = (\d+);/.exec(kit) ?? [];
  const [, others = ''] = /WIDTHS: readonly number\[\] = \[([\d, ]+), WIDEST\]/.exec(kit) ?? [];
  expect(`${others}, ${widest}`.split(', ').map(Number)).toEqual([...PICTURE_WIDTHS]);
});

test.each([
  ['a width that no page asks for', '/images/641/product/a'],
  ['no width', '/images/product/a'],
  ['a width with a zero before it', '/images/0640/product/a'],
  ['a huge width', '/images/99999999/product/a'],
  ['a way up', '/images/640/product/../../v1/secret'],
  ['a way up in escapes', '/images/640/product/%2e%2e%2fsecret'],
  ['a way up as a name', '/images/640/product/..'],
  ['a way up as a subject', '/images/640/../product'],
  ['another site', '/images/640/http://evil.uz/a'],
  ['another site in escapes', '/images/640/product/http%3a%2f%2fevil.uz'],
  ['another host', '/images/640//evil.uz/a'],
  ['more segments', '/images/640/product/a/b'],
  ['a backslash', '/images/640/product\\a'],
  ['capital letters', '/images/640/product/A'],
  ['a long name', `/images/640/product/${'a'.repeat(81)}`],
  ['a line end', '/images/640/product/a\n'],
  ['an end of text', '/images/640/product/a%00'],
])('%s is none', (_what, pathname) => {
  expect(pictureAddress(pathname)).toBeNull();
});
