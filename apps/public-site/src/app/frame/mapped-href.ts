import type { Locale } from '@muddat/i18n';
import { type RouteId, routeOf } from '@muddat/routing';

/** The path of a page without parameters, or null where no app draws it: menus follow the route map and never lead to a 404. */
export function mappedHref(id: RouteId, locale: Locale): string | null {
  const { path, status } = routeOf(id);
  if (status !== 'live' || path.includes('{')) return null;
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}
