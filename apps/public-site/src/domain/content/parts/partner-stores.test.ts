import { expect, test } from 'vitest';
import { storeList } from '../../../testing/home-content.ts';
import { parseStores } from './partner-stores.ts';

const [store] = storeList.data;
const withStore = (change: object) => parseStores({ data: [{ ...store, ...change }], total: 1 }).stores[0];

test('a store has its first category, its longest term, and the count of all stores comes with them', () => {
  expect(parseStores(storeList)).toEqual({
    total: 64,
    stores: [
      {
        id: '1',
        alias: 'orzu-texnika',
        name: 'Orzu Texnika',
        logo: '/api/mobile/v2/picture/store/orzu-texnika',
        category: 'Электроника',
        max_months: 24,
        places: 0,
        place: null,
      },
    ],
  });
});

test.each([
  [[{ address: 'улица Себзор, 156' }], 1, 'улица Себзор, 156'],
  [[{ address: 'a' }, { address: 'b' }], 2, null],
])('where it is: the one address, or how many', (addresses, count, place) => {
  expect(withStore({ addresses })).toMatchObject({ places: count, place });
});

test('without categories and terms it says nothing of them', () => {
  expect(withStore({ categories: [], installment_terms: [] })).toMatchObject({ category: '', max_months: 0 });
});

test.each([
  ['https://cdn.example/logo.png', true],
  ['/media/logo.svg', true],
  ['//evil.example/x.svg', false],
  ['/\\evil.example/x.svg', false],
  ['http://cdn.example/logo.png', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['', false],
])('a picture at %j: %s', (logo, shown) => {
  expect(withStore({ logo })?.logo).toBe(shown ? logo : null);
});

test('an answer of another shape is refused, not half shown', () => {
  expect(() => parseStores({ data: [{ id: 1 }], total: 1 })).toThrow();
  expect(() => parseStores(undefined)).toThrow();
});
