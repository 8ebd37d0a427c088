import { expect, test } from 'vitest';
import { storesResponse } from '../../../testing/home-content.ts';
import { parsePartnerStores } from './partner-stores.ts';

const [store] = storesResponse.data;
const withStore = (change: object) => parsePartnerStores({ data: [{ ...store, ...change }], total: 1 }).stores[0];

test('parsePartnerStores returns the total and for each store its first category and longest term', () => {
  expect(parsePartnerStores(storesResponse)).toEqual({
    total: 64,
    stores: [
      {
        id: '1',
        alias: 'orzu-texnika',
        name: 'Orzu Texnika',
        logo: '/api/mobile/v2/picture/store/orzu-texnika',
        banner: null,
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
])('a store with the addresses %j has %i places and the address %s', (addresses, count, place) => {
  expect(withStore({ addresses })).toMatchObject({ places: count, place });
});

test('a store without categories and terms has an empty category and 0 months', () => {
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
])('a store logo and a banner at %j are shown: %s', (logo, shown) => {
  expect(withStore({ logo })?.logo).toBe(shown ? logo : null);
  expect(withStore({ banner: { url: logo } })?.banner).toBe(shown ? logo : null);
});

test('parsePartnerStores throws on a response of another shape', () => {
  expect(() => parsePartnerStores({ data: [{ id: 1 }], total: 1 })).toThrow();
  expect(() => parsePartnerStores(undefined)).toThrow();
});
