import { expect, test } from 'vitest';
import { productResponse } from '../../testing/goods-responses.ts';
import { displayedTerm } from './displayed-term.ts';

const { offers } = productResponse.data;

test.each([
  ['the cheapest term if none is chosen', [], null, 'from', 12],
  ['the chosen term', [], 3, 'chosen', 3],
  ['the cheapest term if the store does not have the chosen one', [], 24, 'from', 12],
  ['the cheapest term if the chosen one is refused', [3], 3, 'from', 12],
  ['another term if the cheapest is refused', [12], null, 'from', 3],
] as const)('displayedTerm returns %s', (_what, unconfirmed, months, kind, shown) => {
  expect(displayedTerm({ offers, unconfirmed }, months)).toMatchObject({ kind, offer: { months: shown } });
});

test('displayedTerm returns null if no term is available', () => {
  expect(displayedTerm({ offers, unconfirmed: [3, 12] }, 3)).toBeNull();
  expect(displayedTerm({ offers: [], unconfirmed: [] }, 3)).toBeNull();
});
