import type { PageMessages } from '@muddat/app-shell';
import { type RouteId, routeTitle } from '@muddat/routing';

const BRAND = 'Muddat';

type TitledMatch = { context: Pick<PageMessages, 'locale' | 'transliterate'>; params: Readonly<Record<string, unknown>> };

/**
 * The title of the document: the page's title from the route map in the reader's alphabet, then the brand, as on the public site. Pages of
 * one order have its number, by which open tabs and the history differ. Ids of orders are their numbers, and no other id is a number.
 */
export function pageTitleMeta({ context: { locale, transliterate }, params: { id } }: TitledMatch, page: RouteId) {
  const number = typeof id === 'string' && /^\d+$/.test(id) ? ` №\u00A0${id}` : '';
  return { meta: [{ title: `${transliterate(routeTitle(page, locale))}${number} — ${BRAND}` }] };
}
