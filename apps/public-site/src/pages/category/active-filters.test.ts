import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { parseCategoryFilter } from './category-filter.ts';

const facets = { stores: [{ value: '3', name: 'Orzu', count: 2 }], brands: [], months: [], monthly: null, price: null, inStock: 0 };
const chosen = (text: string) => {
  const query = new URLSearchParams(text);
  return activeFilters({ filter: parseCategoryFilter(query), facets }, query);
};

test('activeFilters returns each chosen filter with its label and the query without it, on the first page', () => {
  expect(chosen('store=3&store=4&brand=Artel&in_stock=1&sort=name&page=2')).toEqual([
    { kind: 'stock', text: '1', query: 'store=3&store=4&brand=Artel&sort=name' },
    { kind: 'store', text: 'Orzu', query: 'store=4&brand=Artel&in_stock=1&sort=name' },
    { kind: 'store', text: '№ 4', query: 'store=3&brand=Artel&in_stock=1&sort=name' },
    { kind: 'brand', text: 'Artel', query: 'store=3&store=4&in_stock=1&sort=name' },
  ]);
});

test('activeFilters swaps price bounds in the wrong order', () => {
  expect(chosen('price_from=900&price_to=100').map(({ kind, text, query }) => [kind, text, query])).toEqual([
    ['priceFrom', '100', 'price_to=900'],
    ['priceTo', '900', 'price_from=100'],
  ]);
});

test('activeFilters returns nothing if no filter is set', () => {
  expect(chosen('sort=name&page=7&price_from=x')).toEqual([]);
});
