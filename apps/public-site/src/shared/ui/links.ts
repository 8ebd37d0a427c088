import type { Locale } from '@muddat/i18n';
import { localizePath, matchRoute, type RouteId, routeOf } from '@muddat/routing';
import type { NavItem } from '@muddat/ui/site-header';

/**
 * Href for a link in content, or null when no live page has the address: no link is then rendered, so none leads to a 404.
 * Other sites only by https.
 */
export function localizedHref(href: string, locale: Locale): string | null {
  if (href.startsWith('https://')) return URL.canParse(href) ? href : null;
  if (!href.startsWith('/') || href.startsWith('//') || href.includes('\\')) return null;
  const local = localizePath(href, locale);
  return matchRoute(local.replace(/[?#].*$/s, '')) ? local : null;
}

/** Path of a page without parameters, or null when no app serves it yet: menus then omit it and never lead to a 404. */
export function routeHref(id: RouteId, locale: Locale): string | null {
  const { path, status } = routeOf(id);
  if (status !== 'live' || path.includes('{')) return null;
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}

/** Menu links of live pages. `current` marks the link of the open page, or of the section that contains it. */
export function liveNavItems(locale: Locale, pathname: string, items: readonly (readonly [RouteId, string])[]): NavItem[] {
  return items.flatMap(([id, label]) => {
    const href = routeHref(id, locale);
    if (href === null) return [];
    return [{ href, label, current: pathname.startsWith(`${href}/`) ? 'section' : href === pathname }];
  });
}
