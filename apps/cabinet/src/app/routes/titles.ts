import type { PageMessages } from '@muddat/app-shell';
import { type RouteId, routeTitle } from '@muddat/routing';

const BRAND = 'Muddat';

type TitleContext = Pick<PageMessages, 'locale' | 'transliterate'>;
const titleMeta = (name: string) => ({ meta: [{ title: `${name} — ${BRAND}` }] });

/** The title of the document: the page's title from the route map in the reader's alphabet, then the brand, as on the public site. */
export const pageTitleMeta = ({ locale, transliterate }: TitleContext, page: RouteId) => titleMeta(transliterate(routeTitle(page, locale)));

/** The title of a page of one order, with its number, by which open tabs and the history differ. Ids of orders are their numbers. */
export const orderTitleMeta = ({ locale, transliterate }: TitleContext, page: RouteId, id: string) =>
  titleMeta(transliterate(routeTitle(page, locale)) + (/^\d+$/.test(id) ? ` №\u00A0${id}` : ''));
