import { expect, test } from 'vitest';
import { ogPicture } from './pictures.ts';

test('ogPicture returns an address by language, kind and id, with size and alternative text', () => {
  expect(ogPicture('uz', 'product', 'a/1', 'Muzlatkich')).toEqual({
    href: '/og/uz/product/a%2F1.png',
    width: 1200,
    height: 630,
    alt: 'Muzlatkich',
  });
});
