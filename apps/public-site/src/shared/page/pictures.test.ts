import { expect, test } from 'vitest';
import { ogPicture } from './pictures.ts';

test('a picture for messengers has its address by language, kind and id, and its size', () => {
  expect(ogPicture('uz', 'product', 'a/1', 'Muzlatkich')).toEqual({
    href: '/og/uz/product/a%2F1.png',
    width: 1200,
    height: 630,
    alt: 'Muzlatkich',
  });
});
