import { expect, test } from 'vitest';
import { parseLimit } from './fetch-limit.ts';

test.each([
  [{ data: { status: 'approved', available: 5_000 } }, { approved: true, available: 5_000 }],
  [{ data: { status: 'blocked', available: 0 } }, { approved: false, available: 0 }],
  [{ data: { status: 'approved', available: '5000' } }, null],
  [{ data: { status: 'approved' } }, null],
  [{ data: null }, null],
  [null, null],
  ['x', null],
])('parseLimit(%j) returns %j', (body, limit) => {
  expect(parseLimit(body)).toEqual(limit);
});
