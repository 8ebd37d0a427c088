import { expect, test } from 'vitest';
import { productResponse } from '../../testing/goods-responses.ts';
import { displayedOffer } from './displayed-offer.ts';

const { offers } = productResponse.data;

test.each([
  ['the cheapest term if none is chosen', [], null, 12],
  ['the chosen term', [], 3, 3],
  ['the cheapest term if the store does not have the chosen one', [], 24, 12],
  ['the cheapest term if the chosen one is refused', [3], 3, 12],
  ['another term if the cheapest is refused', [12], null, 3],
] as const)('displayedOffer returns %s', (_what, unconfirmed, months, shown) => {
  expect(displayedOffer({ offers, unconfirmed }, months)).toMatchObject({ months: shown });
});

test('displayedOffer returns null if no term is available', () => {
  expect(displayedOffer({ offers, unconfirmed: [3, 12] }, 3)).toBeNull();
  expect(displayedOffer({ offers: [], unconfirmed: [] }, 3)).toBeNull();
});
