import { expect, test } from 'vitest';
import { choosePictureFormat } from './picture-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif;q=0.5', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['IMAGE/WEBP', 'webp'],
  ['image/avifx, image/webpx', 'png'],
  ['*/*', 'png'],
  ['image/*', 'png'],
  ['', 'png'],
  [undefined, 'png'],
])('the picture format for Accept %j is %s', (accept, format) => {
  expect(choosePictureFormat(accept)).toBe(format);
});
