import { expect, test } from 'vitest';
import { pictureSrcAttributes } from './picture-sources.ts';

const URL = '/api/mobile/v2/picture/product/smartphone.ink';

test('`pictureSrcAttributes` offers widths from about a quarter of the maximum width to twice the maximum', () => {
  expect(pictureSrcAttributes(URL, 320)).toEqual({
    src: '/images/320/product/smartphone.ink',
    srcSet: [96, 160, 240, 320, 480, 640].map((width) => `/images/${width}/product/smartphone.ink ${width}w`).join(', '),
  });
});

test.each([
  [48, '/images/96/product/smartphone.ink', 1],
  [96, '/images/96/product/smartphone.ink', 3],
  [560, '/images/640/product/smartphone.ink', 7],
  [5_000, '/images/1280/product/smartphone.ink', 1],
])('pictureSrcAttributes for a maximum width of %d px has a default source at least as wide, or of 1280 px', (widest, src, count) => {
  const candidates = pictureSrcAttributes(URL, widest);
  expect([candidates.src, candidates.srcSet?.split(', ').length]).toEqual([src, count]);
});

test.each(['https://cdn.example/a.png', 'data:image/png;base64,AAAA', '/other/a.png'])(
  'pictureSrcAttributes returns the foreign address %s as the only source',
  (url) => {
    expect(pictureSrcAttributes(url, 320)).toEqual({ src: url });
  },
);
