import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const END = Date.parse('2026-12-31T19:00:00.000Z');

it.each([
  ['2026-12-30T19:00:00.000Z', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-12-30T19:00:00.001Z', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-12-30T19:00:01.000Z', { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  ['2026-11-21T06:30:15.000Z', { days: 40, hours: 12, minutes: 29, seconds: 45 }],
  ['2026-12-31T18:59:59.999Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-12-31T19:00:00.000Z', null],
  ['2027-01-01T00:00:00.000Z', null],
])('at %s the time left until 31 December 2026, 19:00 UTC, is %o', (now, left) => {
  expect(timeLeft(Date.parse(now), END)).toEqual(left);
});

it('`timeLeft` returns null for an invalid end', () => {
  expect(timeLeft(0, Number.NaN)).toBeNull();
});
