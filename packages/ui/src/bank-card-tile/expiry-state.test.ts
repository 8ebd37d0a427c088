import { expect, it } from 'vitest';
import { cardExpiryState } from './expiry-state.ts';

it.each([
  ['2702', 'good'],
  ['2701', 'soon'],
  ['2611', 'soon'],
  ['2610', 'over'],
  ['2512', 'over'],
  ['2613', 'good'],
  ['', 'good'],
] as const)('a card with the expiry %s has, on 21 November 2026, the state %s', (expiry, expected) => {
  expect(cardExpiryState(expiry, '2026-11-21')).toBe(expected);
});

it('a card has the state soon on the last day of its expiry month, and over on the next day', () => {
  expect([cardExpiryState('2611', '2026-11-30'), cardExpiryState('2611', '2026-12-01')]).toEqual(['soon', 'over']);
});
