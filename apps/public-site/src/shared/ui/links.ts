import type { Locale } from '@muddat/i18n';
import { localizePath, matchRoute, type RouteId, routeOf } from '@muddat/routing';
import type { NavItem } from '@muddat/ui/site-header';

/**
 * Where a link of the content leads: to the page where it is live, else nowhere (null), so that no link is drawn that ends in a 404.
 * Other sites only by https.
 */
export function liveHref(href: string, locale: Locale): string | null {
  if (href.startsWith('https://')) return URL.canParse(href) ? href : null;
  if (!href.startsWith('/') || href.startsWith('//') || href.includes('\\')) return null;
  const local = localizePath(href, locale);
  return matchRoute(local.replace(/[?#].*$/s, '')) ? local : null;
}

/** The path of a page without parameters, or null where no app draws it: menus follow the route map and never lead to a 404. */
export function mappedHref(id: RouteId, locale: Locale): string | null {
  const { path, status } = routeOf(id);
  if (status !== 'live' || path.includes('{')) return null;
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}

/** The links of a menu: of pages that are drawn, with the one marked that is open, or that what is open stands beneath. */
export function liveItems(locale: Locale, pathname: string, items: readonly (readonly [RouteId, string])[]): NavItem[] {
  return items.flatMap(([id, label]) => {
    const href = mappedHref(id, locale);
    if (href === null) return [];
    return [{ href, label, current: pathname.startsWith(`${href}/`) ? 'section' : href === pathname }];
  });
}
