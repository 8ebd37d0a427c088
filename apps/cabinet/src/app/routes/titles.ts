import type { PageWords } from '@muddat/app-shell';
import { type RouteId, routeTitle } from '@muddat/routing';

const BRAND = 'Muddat';

/** The title of the document: the page's title from the route map in the reader's alphabet, then the brand, as on the public site. */
export const titleOf = ({ locale, readable }: Pick<PageWords, 'locale' | 'readable'>, page: RouteId) => ({
  meta: [{ title: `${readable(routeTitle(page, locale))} — ${BRAND}` }],
});
