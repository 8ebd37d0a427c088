import { expect, test } from 'vitest';
import { nextNoon } from './advance-clock.ts';

test.each([
  ['2026-11-30T00:00:00+05:00', '2026-11-30T12:00:00+05:00'],
  ['2026-11-30T11:59:59+05:00', '2026-11-30T12:00:00+05:00'],
  ['2026-11-30T12:00:00+05:00', '2026-11-30T12:00:00+05:00'],
  ['2026-11-30T12:00:01+05:00', '2026-12-01T12:00:00+05:00'],
  ['2026-11-30T22:30:00+05:00', '2026-12-01T12:00:00+05:00'],
])('at %s the next noon is %s', (moment, noon) => {
  expect(nextNoon(Date.parse(moment))).toBe(Date.parse(noon));
});
