import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/checkout/draft.ts';
import { BRANCH, CHECKED_STORE, OTHER_STORE } from '../../testing/checkout.ts';
import { orderedItems, orderedStores, possibleDraft } from './possible-draft.ts';

const [FIRST, SECOND] = [CHECKED_STORE, { ...OTHER_STORE, offers: OTHER_STORE.offers.filter(({ months }) => months === 12) }];
const BOTH = [FIRST, SECOND];
const ITEMS = [
  { product_id: '1000', quantity: 1 },
  { product_id: '2000', quantity: 2 },
  { product_id: 'gone', quantity: 1 },
];

test.each([
  ['no choice', null, ['1', '2'], ['1000', '2000', 'gone']],
  ['the second store', '2', ['2'], ['2000']],
  ['a store that the basket no longer has', '9', ['1', '2'], ['1000', '2000', 'gone']],
])('%s: what is ordered now', (_what, onlyStore, stores, products) => {
  const ordered = orderedStores(BOTH, onlyStore);
  expect(ordered.map(({ store }) => store.id)).toEqual(stores);
  expect(orderedItems(ITEMS, BOTH, ordered).map(({ product_id }) => product_id)).toEqual(products);
});

test.each([
  ['a term that both stores have', { months: 12 }, BOTH, { months: 12 }],
  ['a term that one of them has', { months: 3 }, BOTH, { months: null }],
  ['no term', { months: null }, BOTH, { months: null }],
  ['a term while the stores are not known', { months: 3 }, undefined, { months: 3 }],
  ['pickup at two stores', { kind: 'pickup' as const }, BOTH, { kind: null }],
  ['pickup at one', { kind: 'pickup' as const, addressId: BRANCH.id }, [FIRST], { kind: 'pickup', addressId: BRANCH.id }],
  ['a branch of another store', { kind: 'pickup' as const, addressId: '9-9' }, [FIRST], { kind: 'pickup', addressId: null }],
])('%s: what of it says something of these goods', (_what, change, stores, expected) => {
  expect(possibleDraft({ ...EMPTY_DRAFT, ...change }, stores, [BRANCH])).toMatchObject(expected);
});

test('while the branches are not known a branch stands', () => {
  expect(possibleDraft({ ...EMPTY_DRAFT, kind: 'pickup', addressId: '9-9' }, [FIRST], undefined).addressId).toBe('9-9');
});
