import { DEFAULT_LOCALE, type Locale, parseLocale } from '@muddat/i18n';
import { isFirstRouteSegment, matchRoute, pathSegments, type RouteMatch } from './match-route.ts';
import { PAGE_NAMES, WELL_KNOWN_PAGES } from './page-names.ts';
import { ROUTE_TABLE } from './route-table.ts';

export type Resolution =
  | { readonly kind: 'page'; readonly match: RouteMatch }
  /** 301 may be cached, 302 must not: it depends on the cookie. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly kind: 'not-found'; readonly path: string; readonly locale: Locale };

/** A language tag by its shape (BCP 47): two or three letters, then subtags. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;
const isUnsafeSegment = (segment: string) => /^(?:(?:\.|%2e){1,2})?$/i.test(segment) || /[\\]|%2f|%5c/i.test(segment);

/**
 * Decides the response to a document request. Pure.
 * - `pathname`: unchanged, with escapes; `search`: '' or '?...', kept by every redirect.
 * - `cookieLocale`: the value of the cookie `locale`, unparsed.
 * Empty and dot segments are answered 404 before any redirect, so that no address can become one of another site.
 */
export function resolveLocation(input: { pathname: string; search: string; cookieLocale?: unknown }): Resolution {
  const { pathname, search } = input;
  const preferred = parseLocale(input.cookieLocale) ?? DEFAULT_LOCALE;
  const segments = pathSegments(pathname);
  const [first, ...rest] = segments;
  if (!pathname.startsWith('/') || segments.some(isUnsafeSegment)) {
    return { kind: 'not-found', path: pathname, locale: parseLocale(first) ?? preferred };
  }
  const redirect = (status: 301 | 302, locale: Locale, parts: readonly string[]): Resolution => ({
    kind: 'redirect',
    status,
    to: `/${[locale, ...parts].join('/')}${search}`,
  });
  if (first === undefined) return redirect(302, preferred, []);
  const locale = parseLocale(first);
  if (locale !== null) {
    const match = matchRoute(pathname);
    return match === null ? { kind: 'not-found', path: pathname, locale } : { kind: 'page', match };
  }
  const named = WELL_KNOWN_PAGES.get(pathname) ?? (rest.length === 0 ? PAGE_NAMES.get(first) : undefined);
  if (named !== undefined) {
    const path = ROUTE_TABLE.find((route) => route.id === named)?.path ?? '';
    return redirect(302, preferred, path === '' ? [] : [path]);
  }
  if (LANGUAGE_TAG.test(first) && !isFirstRouteSegment(first)) return redirect(301, DEFAULT_LOCALE, rest);
  return redirect(302, preferred, segments);
}
