import { expect, it } from 'vitest';
import { expiryState } from './expiry-state.ts';

it.each([
  ['2702', 'good'],
  ['2701', 'soon'],
  ['2611', 'soon'],
  ['2610', 'over'],
  ['2512', 'over'],
  ['2613', 'good'],
  ['', 'good'],
] as const)('a card that is good to %s is, on 21 November 2026, %s', (expiry, expected) => {
  expect(expiryState(expiry, '2026-11-21')).toBe(expected);
});

it('is good to the last day of its month', () => {
  expect([expiryState('2611', '2026-11-30'), expiryState('2611', '2026-12-01')]).toEqual(['soon', 'over']);
});
