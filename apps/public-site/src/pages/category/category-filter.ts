import { parseAmount } from '@muddat/i18n';

export const CATEGORY_SORTS = ['popular', 'monthly_asc', 'price_asc', 'price_desc', 'name'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];

/** Filters, order and page that the query of a category's address selects. */
export type CategoryFilter = {
  /** Store ids. */
  stores: string[];
  brands: string[];
  /** Bounds of the monthly payment and of the price in whole so'm; null means no bound. */
  monthlyFrom: number | null;
  monthlyTo: number | null;
  priceFrom: number | null;
  priceTo: number | null;
  /** True if a lower bound in the query exceeded its upper one, and the two were exchanged. */
  areBoundsSwapped: boolean;
  inStock: boolean;
  months: number | null;
  sort: CategorySort;
  /** Page number, from 1. */
  page: number;
};

/** Limits of the contract; values outside them are ignored. */
const MAX_CHOICES = 20;
const MAX_AMOUNT_SOM = 1_000_000_000_000;
const MAX_MONTHS = 36;
const MAX_PAGE = 10_000;
const ID = /^\d{1,18}$/;
const MAX_BRAND_CHARACTERS = 100;

/** Parses an untrusted query: values that are malformed or out of range are left out, and nothing throws. */
export function parseCategoryFilter(query: URLSearchParams): CategoryFilter {
  const monthly = parseBounds(query, 'monthly');
  const price = parseBounds(query, 'price');
  return {
    stores: choices(query.getAll('store')).filter((id) => ID.test(id)),
    brands: choices(query.getAll('brand')).filter((brand) => brand.length <= MAX_BRAND_CHARACTERS),
    monthlyFrom: monthly.from,
    monthlyTo: monthly.to,
    priceFrom: price.from,
    priceTo: price.to,
    areBoundsSwapped: monthly.areSwapped || price.areSwapped,
    inStock: query.get('in_stock') === '1',
    months: parseIntegerInRange(query.get('months'), 1, MAX_MONTHS),
    sort: CATEGORY_SORTS.find((sort) => sort === query.get('sort')) ?? 'popular',
    page: parseIntegerInRange(query.get('page'), 1, MAX_PAGE) ?? 1,
  };
}

/** True when a filter is set. The order and the page number are not filters. */
export const hasActiveFilters = (filter: CategoryFilter): boolean => countActiveFilters(filter) > 0;

export const countActiveFilters = ({
  stores,
  brands,
  monthlyFrom,
  monthlyTo,
  priceFrom,
  priceTo,
  inStock,
  months,
}: CategoryFilter): number =>
  stores.length +
  brands.length +
  (inStock ? 1 : 0) +
  [monthlyFrom, monthlyTo, priceFrom, priceTo, months].filter((value) => value !== null).length;

const choices = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value.trim() !== ''))].slice(0, MAX_CHOICES);

function parseBounds(query: URLSearchParams, name: 'monthly' | 'price') {
  const one = parseAmountInRange(query.get(`${name}_from`));
  const other = parseAmountInRange(query.get(`${name}_to`));
  const areSwapped = one !== null && other !== null && one > other;
  return areSwapped ? { from: other, to: one, areSwapped } : { from: one, to: other, areSwapped };
}

function parseAmountInRange(text: string | null): number | null {
  const amount = text === null ? null : parseAmount(text);
  return amount === null || amount < 0 || amount > MAX_AMOUNT_SOM ? null : Math.round(amount);
}

function parseIntegerInRange(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
