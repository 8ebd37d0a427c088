import { expect, test } from 'vitest';
import { parseComparedIds } from './compare-ids.ts';

test.each([
  ['nothing', [], { ids: [], areTooMany: false, hasInvalid: false }],
  ['one id', ['7'], { ids: ['7'], areTooMany: false, hasInvalid: false }],
  ['ids in their order', ['9', '1000', 'a_b-c'], { ids: ['9', '1000', 'a_b-c'], areTooMany: false, hasInvalid: false }],
  ['an id twice as one', ['7', '8', '7'], { ids: ['7', '8'], areTooMany: false, hasInvalid: false }],
  ['four ids', ['1', '2', '3', '4'], { ids: ['1', '2', '3', '4'], areTooMany: false, hasInvalid: false }],
  ['the first four of five', ['1', '2', '3', '4', '5'], { ids: ['1', '2', '3', '4'], areTooMany: true, hasInvalid: false }],
  ['four valid ids and a bad one', ['1', '../2', '3', '4', '5'], { ids: ['1', '3', '4', '5'], areTooMany: false, hasInvalid: true }],
])('parseComparedIds reads %s', (_what, values, expected) => {
  expect(parseComparedIds(values)).toEqual(expected);
});

test.each(['', ' 7', '7\n', '../user/limit', '7/reviews', '7?x=1', '%2e%2e', '<script>', "1' or '1'='1", '７', '7\u0000', 'x'.repeat(65)])(
  'parseComparedIds refuses %j',
  (value) => {
    expect(parseComparedIds([value, '8'])).toEqual({ ids: ['8'], areTooMany: false, hasInvalid: true });
  },
);
