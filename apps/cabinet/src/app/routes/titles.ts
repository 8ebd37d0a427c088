import type { PageMessages } from '@muddat/app-shell';
import { type RouteId, routeTitle } from '@muddat/routing';

const BRAND = 'Muddat';

/** The title of the document: the page's title from the route map in the reader's alphabet, then the brand, as on the public site. */
export const pageTitleMeta = ({ locale, transliterate }: Pick<PageMessages, 'locale' | 'transliterate'>, page: RouteId) => ({
  meta: [{ title: `${transliterate(routeTitle(page, locale))} — ${BRAND}` }],
});
