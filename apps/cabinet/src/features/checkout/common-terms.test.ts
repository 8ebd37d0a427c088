import { calculateOffer } from '@muddat/ui/true-price';
import { expect, test } from 'vitest';
import { commonTermsOf } from './common-terms.ts';
import type { CheckedStore } from './form-state.ts';

const storeWith = (id: string, ...months: number[]): CheckedStore => ({
  store: { id, alias: id, name: id, logo: '' },
  items: [],
  goods_total: 1_000_000,
  offers: months.map((term) => ({
    ...calculateOffer({ price: 1_000_000, initialFee: 0, markupBp: 200 * term, months: term, confirmedOn: '2026-11-21' }),
    schedule: [],
  })),
});
const STORES = [storeWith('1', 3, 6, 12), storeWith('2', 6, 12)];

test('commonTermsOf returns the terms that all stores of the basket offer', () => {
  expect(commonTermsOf(STORES).map(({ months }) => months)).toEqual([6, 12]);
});
