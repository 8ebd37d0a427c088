import { expect, test } from 'vitest';
import { pictureCandidates } from './picture-candidates.ts';

const URL = '/api/mobile/v2/picture/product/smartphone.ink';

test('offers widths from a quarter of the widest to twice it', () => {
  expect(pictureCandidates(URL, 320)).toEqual({
    src: '/images/320/product/smartphone.ink',
    srcSet: [96, 160, 240, 320, 480, 640].map((width) => `/images/${width}/product/smartphone.ink ${width}w`).join(', '),
  });
});

test.each([
  [48, '/images/96/product/smartphone.ink', 1],
  [96, '/images/96/product/smartphone.ink', 3],
  [560, '/images/640/product/smartphone.ink', 7],
  [5_000, '/images/1280/product/smartphone.ink', 1],
])('for at most %d px there is one that is wide enough', (widest, src, count) => {
  const candidates = pictureCandidates(URL, widest);
  expect([candidates.src, candidates.srcSet?.split(', ').length]).toEqual([src, count]);
});

test.each(['https://cdn.example/a.png', 'data:image/png;base64,AAAA', '/other/a.png'])('%s is itself', (url) => {
  expect(pictureCandidates(url, 320)).toEqual({ src: url });
});
