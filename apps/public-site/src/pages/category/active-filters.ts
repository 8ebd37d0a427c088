import type { CategoryData, FacetChoice } from './category.data.ts';

/** One active filter, and the query that remains without it. */
export type ActiveFilter = { kind: keyof typeof QUERY_KEYS; text: string; query: string };

const QUERY_KEYS = {
  monthlyFrom: 'monthly_from',
  monthlyTo: 'monthly_to',
  priceFrom: 'price_from',
  priceTo: 'price_to',
  stock: 'in_stock',
  months: 'months',
  store: 'store',
  brand: 'brand',
} as const;
const BOUNDS = ['monthlyFrom', 'monthlyTo', 'priceFrom', 'priceTo'] as const;

/** Active filters in the order of the filter panel, each with the query that removes it. `text` is a name, or a number as digits. */
export function activeFilters({ filter, facets }: Pick<CategoryData, 'filter' | 'facets'>, query: URLSearchParams): ActiveFilter[] {
  const plain = normalizeQuery(query, filter);
  const one = (kind: ActiveFilter['kind'], value: string, text: string = value): ActiveFilter => ({
    kind,
    text,
    query: queryWithout(plain, QUERY_KEYS[kind], value),
  });
  const bound = (kind: (typeof BOUNDS)[number]) => (filter[kind] === null ? [] : [one(kind, String(filter[kind]))]);
  return [
    ...bound('monthlyFrom'),
    ...bound('monthlyTo'),
    ...(filter.months === null ? [] : [one('months', String(filter.months))]),
    ...bound('priceFrom'),
    ...bound('priceTo'),
    ...(filter.inStock ? [one('stock', '1')] : []),
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
 * The query without `page`, and with the bounds of the filter. If two bounds were swapped, the raw parameters would not match the filters
 * that the page shows.
 */
function normalizeQuery(query: URLSearchParams, filter: CategoryData['filter']): URLSearchParams {
  const plain = new URLSearchParams(query);
  plain.delete('page');
  for (const kind of BOUNDS) {
    if (filter[kind] === null) plain.delete(QUERY_KEYS[kind]);
    else plain.set(QUERY_KEYS[kind], String(filter[kind]));
  }
  return plain;
}

function queryWithout(query: URLSearchParams, key: string, value: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(key, value);
  return rest.toString();
}
