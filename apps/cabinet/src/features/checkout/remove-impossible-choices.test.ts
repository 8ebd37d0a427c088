import { expect, test } from 'vitest';
import { EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { CHECKED_STORE, OTHER_CHECKED_STORE, STORE_BRANCH } from '../../testing/checkout.ts';
import { itemsToOrder, removeImpossibleChoices, storesToOrder } from './remove-impossible-choices.ts';

const [FIRST, SECOND] = [
  CHECKED_STORE,
  { ...OTHER_CHECKED_STORE, offers: OTHER_CHECKED_STORE.offers.filter(({ months }) => months === 12) },
];
const BOTH = [FIRST, SECOND];
const ITEMS = [
  { product_id: '1000', quantity: 1 },
  { product_id: '2000', quantity: 2 },
  { product_id: 'gone', quantity: 1 },
];

test.each([
  ['no store', null, ['1', '2'], ['1000', '2000', 'gone']],
  ['the second store', '2', ['2'], ['2000']],
  ['a store missing from the basket', '9', ['1', '2'], ['1000', '2000', 'gone']],
])('with %s chosen (%s), storesToOrder returns %j, and itemsToOrder %j', (_what, onlyStore, stores, products) => {
  const ordered = storesToOrder(BOTH, onlyStore);
  expect(ordered.map(({ store }) => store.id)).toEqual(stores);
  expect(itemsToOrder(ITEMS, BOTH, ordered).map(({ product_id }) => product_id)).toEqual(products);
});

test.each([
  ['keeps a term that both stores offer', { months: 12 }, BOTH, { months: 12 }],
  ['removes a term that one store does not offer', { months: 3 }, BOTH, { months: null }],
  ['keeps an empty term', { months: null }, BOTH, { months: null }],
  ['keeps a term while the stores are unknown', { months: 3 }, undefined, { months: 3 }],
  ['removes pickup for two stores', { kind: 'pickup' as const }, BOTH, { kind: null }],
  [
    'keeps pickup at one store',
    { kind: 'pickup' as const, addressId: STORE_BRANCH.id },
    [FIRST],
    { kind: 'pickup', addressId: STORE_BRANCH.id },
  ],
  ['removes a branch of another store', { kind: 'pickup' as const, addressId: '9-9' }, [FIRST], { kind: 'pickup', addressId: null }],
])('removeImpossibleChoices %s', (_what, change, stores, expected) => {
  expect(removeImpossibleChoices({ ...EMPTY_CHECKOUT_DRAFT, ...change }, stores, [STORE_BRANCH])).toMatchObject(expected);
});

test('removeImpossibleChoices keeps a branch while the branches are unknown', () => {
  expect(removeImpossibleChoices({ ...EMPTY_CHECKOUT_DRAFT, kind: 'pickup', addressId: '9-9' }, [FIRST], undefined).addressId).toBe('9-9');
});
