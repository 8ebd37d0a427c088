import { parseRegion } from '@muddat/routing';

export const STORE_SORTS = ['popular', 'rating', 'name'] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

const MAX_SEARCH_CHARACTERS = 100;
/** The largest page number that the contract allows, used for any larger number. That page is empty, and says so. */
const MAX_PAGE = 1_000_000;

export interface PartnersFilter {
  q: string;
  /** Alias of a root category. */
  category: string | null;
  region: string | null;
  sort: StoreSort;
  page: number;
}

/** Parses the query of the page. Invalid values are ignored. */
export function parsePartnersFilter(query: URLSearchParams): PartnersFilter {
  const sort = query.get('sort');
  return {
    q: [...(query.get('q') ?? '').trim()].slice(0, MAX_SEARCH_CHARACTERS).join(''),
    category: query.get('category'),
    region: parseRegion(query.get('region')),
    sort: STORE_SORTS.find((known) => known === sort) ?? 'popular',
    page: parsePageNumber(query.get('page')),
  };
}

/** A page number from 1; 1 if it is not a number. */
export function parsePageNumber(text: string | null): number {
  return /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), MAX_PAGE) : 1;
}
