import type { Locale } from '@muddat/i18n';
import { localizedHref } from '../../shared/ui/links.ts';

export const SEARCH_KINDS = ['product', 'store', 'category', 'faq'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const isSearchKind = (value: unknown): value is SearchKind => SEARCH_KINDS.some((kind) => kind === value);

/** The address of the page of a search result; null if the route map has no such page. */
export function searchResultHref(
  { kind, id, alias }: { kind: SearchKind; id: string; alias: string | null },
  locale: Locale,
): string | null {
  const name = encodeURIComponent(alias ?? id);
  const path = {
    product: `/product/${encodeURIComponent(id)}`,
    store: `/partner/${name}`,
    category: `/catalogue/${name}`,
    faq: `/faq/${encodeURIComponent(id)}`,
  }[kind];
  return localizedHref(path, locale);
}
