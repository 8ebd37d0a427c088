import type { CategoryData, FacetChoice } from './category.data.ts';

/** One active filter, and the query that remains without it. */
export type ActiveFilter = { kind: 'store' | 'brand' | 'from' | 'to' | 'stock' | 'months'; text: string; query: string };

const QUERY_KEYS = { store: 'store', brand: 'brand', from: 'price_from', to: 'price_to', stock: 'in_stock', months: 'months' } as const;

/** Active filters in the order of the filter panel, each with the query that removes it. `text` is a name, or a number as digits. */
export function activeFilters({ filter, facets }: Pick<CategoryData, 'filter' | 'facets'>, query: URLSearchParams): ActiveFilter[] {
  const plain = normalizeQuery(query, filter);
  const one = (kind: ActiveFilter['kind'], value: string, text: string = value): ActiveFilter => ({
    kind,
    text,
    query: queryWithout(plain, QUERY_KEYS[kind], value),
  });
  return [
    ...(filter.priceFrom === null ? [] : [one('from', String(filter.priceFrom))]),
    ...(filter.priceTo === null ? [] : [one('to', String(filter.priceTo))]),
    ...(filter.inStock ? [one('stock', '1')] : []),
    ...(filter.months === null ? [] : [one('months', String(filter.months))]),
    ...filter.stores.map((id) => one('store', id, storeNameOf(facets.stores, id))),
    ...filter.brands.map((brand) => one('brand', brand)),
  ];
}

/**
 * The response names only stores with products in this category. For any other store the address has only the id, which is then shown as
 * the name.
 */
const storeNameOf = (choices: readonly FacetChoice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.name ?? `№ ${value}`;

/**
 * The query without `page`, and with the price bounds of the filter. If the two bounds were swapped, the raw parameters would not match the
 * filters that the page shows.
 */
function normalizeQuery(query: URLSearchParams, { priceFrom, priceTo }: CategoryData['filter']): URLSearchParams {
  const plain = new URLSearchParams(query);
  plain.delete('page');
  for (const [key, bound] of [['price_from', priceFrom] as const, ['price_to', priceTo] as const]) {
    if (bound === null) plain.delete(key);
    else plain.set(key, String(bound));
  }
  return plain;
}

function queryWithout(query: URLSearchParams, key: string, value: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(key, value);
  return rest.toString();
}
