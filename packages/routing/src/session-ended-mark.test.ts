import { expect, it } from 'vitest';
import { markSessionEnded, readSessionEndedMark } from './session-ended-mark.ts';

it.each([
  ['/ru/orders/1', '/ru/orders/1?session=ended', ''],
  ['/ru/orders/1?tab=2&a=%20b', '/ru/orders/1?tab=2&a=%20b&session=ended', '?tab=2&a=%20b'],
  ['/ru/orders/1?tab=2#pay', '/ru/orders/1?tab=2&session=ended#pay', '?tab=2'],
])('markSessionEnded turns %s into %s, and readSessionEndedMark removes the mark again', (href, marked, search) => {
  expect(markSessionEnded(href)).toBe(marked);
  expect(readSessionEndedMark(new URL(marked, 'https://muddat.example').search)).toEqual({ ended: true, search });
});

it.each(['', '?', '?a=1', '?session=endedly', '?xsession=ended', '?a=session=ended'])(
  'readSessionEndedMark finds no mark in the query %j and returns it unchanged',
  (search) => {
    expect(readSessionEndedMark(search)).toEqual({ ended: false, search });
  },
);
