import type { Locale } from '@muddat/i18n';
import type { RouteId } from '@muddat/routing';
import type { NavItem } from '@muddat/ui/site-header';
import { mappedHref } from './mapped-href.ts';

/** The links of a menu: of pages that are drawn, with the one marked that is open, or that what is open stands beneath. */
export function liveItems(locale: Locale, pathname: string, items: readonly (readonly [RouteId, string])[]): NavItem[] {
  return items.flatMap(([id, label]) => {
    const href = mappedHref(id, locale);
    if (href === null) return [];
    return [{ href, label, current: pathname.startsWith(`${href}/`) ? 'section' : href === pathname }];
  });
}
