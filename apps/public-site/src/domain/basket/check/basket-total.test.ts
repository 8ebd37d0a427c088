import { calculateOffer } from '@muddat/ui/true-price';
import { expect, test } from 'vitest';
import type { BasketStoreGroup } from './basket-rows.ts';
import { basketTotal, shownTerm } from './basket-total.ts';

const TODAY = '2026-11-21';

function group(price: number, terms: readonly number[]): BasketStoreGroup {
  const offers = terms.map((months) => calculateOffer({ price, initialFee: 0, markupBp: months * 200, months, confirmedOn: TODAY }));
  return { store: null, logo: null, rows: [], total: { goods: price, offers, asOf: TODAY } };
}

test('the total adds the offers of all stores for each term that all of them have', () => {
  const one = group(1_000_000, [3, 6, 12]);
  const other = group(2_000_000, [3, 12, 24]);
  const total = basketTotal([one, other]);
  expect(total?.goods).toBe(3_000_000);
  expect(total?.terms.map(({ months }) => months)).toEqual([3, 12]);
  const ofOne = one.total?.offers.at(-1);
  const ofOther = other.total?.offers.find(({ months }) => months === 12);
  expect(total?.terms.at(-1)).toMatchObject({
    monthly: (ofOne?.monthly_payment ?? 0) + (ofOther?.monthly_payment ?? 0),
    toPay: (ofOne?.to_pay ?? 0) + (ofOther?.to_pay ?? 0),
  });
});

test('there is no total until every store has one', () => {
  expect(basketTotal([group(1_000_000, [3]), { ...group(1_000_000, [3]), total: null }])).toBeNull();
  expect(basketTotal([])).toBeNull();
});

test('an offer that our arithmetic does not confirm is no term of the total', () => {
  const wrong = group(1_000_000, [3, 6]);
  const offers = wrong.total?.offers.map((offer) => (offer.months === 6 ? { ...offer, monthly_payment: 1_000 } : offer)) ?? [];
  expect(basketTotal([{ ...wrong, total: { goods: 1_000_000, offers, asOf: TODAY } }])?.terms.map(({ months }) => months)).toEqual([3]);
});

test.each([
  ['the chosen term', 6, 6],
  ['the lowest monthly payment while none is chosen', null, 12],
  ['the lowest monthly payment if a store lacks the chosen term', 18, 12],
])('the basket shows %s', (_name, chosen, months) => {
  const total = basketTotal([group(1_000_000, [3, 6, 12])]);
  expect(total && shownTerm(total, chosen)?.months).toBe(months);
});

test('stores without a common term have a price and no term', () => {
  const total = basketTotal([group(1_000_000, [3]), group(1_000_000, [12])]);
  expect(total).toMatchObject({ goods: 2_000_000, terms: [] });
  expect(total && shownTerm(total, 3)).toBeNull();
});
