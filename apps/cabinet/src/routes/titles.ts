import type { PageWords } from '@muddat/app-shell';
import { type RouteId, routeTitle } from '@muddat/routing';

const BRAND = 'Muddat';

/** What a tab of the browser says: the route map's title of the page, in the reader's letters; the same sign before the brand as on the public site. */
export const titleOf = ({ locale, readable }: Pick<PageWords, 'locale' | 'readable'>, page: RouteId) => ({
  meta: [{ title: `${readable(routeTitle(page, locale))} — ${BRAND}` }],
});
