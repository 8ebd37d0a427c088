import { expect, it } from 'vitest';
import { elapsedTime } from './elapsed-time.ts';

// 21 November 2026, 14:05 in Tashkent.
const NOW = '2026-11-21T09:05:00.000Z';

it.each([
  ['2026-11-21T09:05:30.000Z', { unit: 'now' }],
  ['2026-11-21T09:04:01.000Z', { unit: 'now' }],
  ['2026-11-21T09:04:00.000Z', { unit: 'minutes', count: 1 }],
  ['2026-11-21T08:06:00.000Z', { unit: 'minutes', count: 59 }],
  ['2026-11-21T08:05:00.000Z', { unit: 'hours', count: 1 }],
  // Midnight in Tashkent is 19:00 UTC of the day before.
  ['2026-11-20T19:00:00.000Z', { unit: 'hours', count: 14 }],
  ['2026-11-20T18:59:00.000Z', { unit: 'yesterday' }],
  ['2026-11-19T18:59:00.000Z', { unit: 'days' }],
  ['2026-11-15T09:05:00.000Z', { unit: 'days' }],
  ['2026-11-14T09:05:00.000Z', { unit: 'date', otherYear: false }],
  ['2025-12-31T09:05:00.000Z', { unit: 'date', otherYear: true }],
] as const)('the time %s is shown, at 14:05 in Tashkent on 21 November 2026, as %j', (at, expected) => {
  expect(elapsedTime(at, NOW)).toEqual(expected);
});

it('just after midnight in Tashkent a time two minutes ago is shown in minutes, not as yesterday', () => {
  expect(elapsedTime('2026-11-20T18:59:00.000Z', '2026-11-20T19:01:00.000Z')).toEqual({ unit: 'minutes', count: 2 });
});
