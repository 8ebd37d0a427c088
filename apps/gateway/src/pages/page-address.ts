import type { Language } from '@muddat/i18n';
import { pageQuery, type RouteMatch } from '@muddat/routing';

/** A page by what it hangs on, and on nothing else of the request. */
export type PageAddress = {
  path: string;
  /** Canonical (packages/routing, pageQuery): the region is in it where the page hangs on it. */
  query: string;
  language: Language;
  /** Whether the path has no parameter: such pages are few. */
  fixed: boolean;
};

export function pageAddress(
  { route, params, canonicalPath }: RouteMatch,
  asked: { search: string; region: string | null; language: Language },
): PageAddress {
  const query = pageQuery(route, asked.search, asked.region);
  return { path: canonicalPath, query, language: asked.language, fixed: Object.keys(params).length === 0 };
}

/** The name under which caches know the page. */
export const keyOfPage = ({ path, query, language }: PageAddress): string => `${language} ${path}${query}`;

/** Whether the page shows what is found for some words: to make it costs a search. */
export const asksToSearch = ({ route }: RouteMatch, { query }: PageAddress): boolean =>
  route.id === 'search' && (new URLSearchParams(query).get('q') ?? '') !== '';
