import { parseAmount } from '@muddat/i18n';

export const CATEGORY_SORTS = ['popular', 'price_asc', 'price_desc', 'name'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];

/** Filters, order and page that the query of a category's address selects. */
export type CategoryFilter = {
  /** Store ids. */
  stores: string[];
  brands: string[];
  /** Whole so'm; null means no bound. */
  priceFrom: number | null;
  priceTo: number | null;
  /** True if the lower bound in the query exceeded the upper one, and the two were exchanged. */
  areBoundsSwapped: boolean;
  inStock: boolean;
  months: number | null;
  sort: CategorySort;
  /** Page number, from 1. */
  page: number;
};

/** Limits of the contract; values outside them are ignored. */
const MAX_CHOICES = 20;
const MAX_PRICE_SOM = 1_000_000_000_000;
const MAX_MONTHS = 36;
const MAX_PAGE = 10_000;
const ID = /^\d{1,18}$/;
const MAX_BRAND_CHARACTERS = 100;

/** Parses an untrusted query: values that are malformed or out of range are left out, and nothing throws. */
export function parseCategoryFilter(query: URLSearchParams): CategoryFilter {
  const one = parsePrice(query.get('price_from'));
  const other = parsePrice(query.get('price_to'));
  const areBoundsSwapped = one !== null && other !== null && one > other;
  return {
    stores: choices(query.getAll('store')).filter((id) => ID.test(id)),
    brands: choices(query.getAll('brand')).filter((brand) => brand.length <= MAX_BRAND_CHARACTERS),
    priceFrom: areBoundsSwapped ? other : one,
    priceTo: areBoundsSwapped ? one : other,
    areBoundsSwapped,
    inStock: query.get('in_stock') === '1',
    months: parseIntegerInRange(query.get('months'), 1, MAX_MONTHS),
    sort: CATEGORY_SORTS.find((sort) => sort === query.get('sort')) ?? 'popular',
    page: parseIntegerInRange(query.get('page'), 1, MAX_PAGE) ?? 1,
  };
}

/** True when a filter is set. The order and the page number are not filters. */
export const hasActiveFilters = ({ stores, brands, priceFrom, priceTo, inStock, months }: CategoryFilter): boolean =>
  stores.length > 0 || brands.length > 0 || priceFrom !== null || priceTo !== null || inStock || months !== null;

const choices = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value.trim() !== ''))].slice(0, MAX_CHOICES);

function parsePrice(text: string | null): number | null {
  const amount = text === null ? null : parseAmount(text);
  return amount === null || amount < 0 || amount > MAX_PRICE_SOM ? null : Math.round(amount);
}

function parseIntegerInRange(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
