import { expect, it } from 'vitest';
import { markEnded, takeEndedMark } from './ended-mark.ts';

it.each([
  ['/ru/orders/1', '/ru/orders/1?session=ended', ''],
  ['/ru/orders/1?tab=2&a=%20b', '/ru/orders/1?tab=2&a=%20b&session=ended', '?tab=2&a=%20b'],
  ['/ru/orders/1?tab=2#pay', '/ru/orders/1?tab=2&session=ended#pay', '?tab=2'],
])('%s is marked as %s, and read back without the mark', (href, marked, search) => {
  expect(markEnded(href)).toBe(marked);
  expect(takeEndedMark(new URL(marked, 'https://muddat.example').search)).toEqual({ ended: true, search });
});

it.each(['', '?', '?a=1', '?session=endedly', '?xsession=ended', '?a=session=ended'])('%j has no mark, and stays as it is', (search) => {
  expect(takeEndedMark(search)).toEqual({ ended: false, search });
});
