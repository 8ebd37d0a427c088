import type { Locale } from '@muddat/i18n';
import { type LiveRouteId, ROUTE_TABLE, type RouteParams } from './route-table.ts';

/**
 * The path of a page in a locale: `hrefTo('order', {id: '100001'}, 'ru')` is `/ru/orders/100001`. Throws RangeError for a parameter that is
 * empty, `.` or `..`: that path would be a different page.
 */
export function hrefTo<Id extends LiveRouteId>(id: Id, params: RouteParams<Id>, locale: Locale): string {
  const route = ROUTE_TABLE.find((entry) => entry.id === id);
  if (route === undefined) throw new RangeError(`no route ${id}`);
  const values = new Map<string, unknown>(Object.entries(params));
  const path = route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values.get(name);
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..') {
      throw new RangeError(`route ${id}: parameter ${name} cannot be ${JSON.stringify(value)}`);
    }
    return encodeURIComponent(value);
  });
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}
