import type { Language } from '@muddat/i18n';
import { pageQuery, type RouteMatch } from '@muddat/routing';

/** Everything of a request that a public page depends on. */
export type PageAddress = {
  path: string;
  /** Canonical (packages/routing, pageQuery); contains the region if the page depends on it. */
  query: string;
  language: Language;
  /** Whether the path has no parameter; there are few such pages. */
  fixed: boolean;
};

export function pageAddress(
  { route, params, canonicalPath }: RouteMatch,
  asked: { search: string; region: string | null; language: Language },
): PageAddress {
  const query = pageQuery(route, asked.search, asked.region);
  return { path: canonicalPath, query, language: asked.language, fixed: Object.keys(params).length === 0 };
}

export const pageCacheKey = ({ path, query, language }: PageAddress): string => `${language} ${path}${query}`;

/** Whether the page shows search results, so that rendering it costs a search. */
export const isSearchPage = ({ route }: RouteMatch, { query }: PageAddress): boolean =>
  route.id === 'search' && (new URLSearchParams(query).get('q') ?? '') !== '';
