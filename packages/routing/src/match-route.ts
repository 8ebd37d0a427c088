import { type Locale, parseLocale } from '@muddat/i18n';
import { ROUTE_TABLE, type Route } from './route-table.ts';

/** The allowed values of a page's guard: only signed in, only not signed in, anybody. */
const GUARDS: ReadonlySet<unknown> = new Set([true, 'guest', false]);

/**
 * An unknown guard in the route map would let everybody in, so reading the map throws at start:
 * 'Unknown route middleware', with route and guard in its cause.
 */
export function assertKnownGuard<Route extends { readonly id: string; readonly auth: unknown }>(route: Route): Route {
  if (GUARDS.has(route.auth)) return route;
  throw new Error('Unknown route middleware', { cause: { route: route.id, guard: route.auth } });
}

export type RouteMatch = {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** The prefix as written in the path: `oz` serves the page of `uz`. */
  readonly prefix: string;
  /** The path for the canonical link: with `ru` or `uz`, without a trailing slash. */
  readonly canonicalPath: string;
};

const PATTERNS = ROUTE_TABLE.map(assertKnownGuard).map((route) => ({ route, segments: route.path === '' ? [] : route.path.split('/') }));

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const value = decodeSegment(segments[index] ?? '');
    if (value === null || value === '') return null;
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = value;
    else if (expected !== value) return null;
  }
  return params;
}

/** A path's segments after the first slash; a trailing slash adds none. An empty segment in the middle stays and matches no route. */
export function pathSegments(pathname: string): readonly string[] {
  const inner = pathname.replace(/^\//, '').replace(/\/$/, '');
  return inner === '' ? [] : inner.split('/');
}

/**
 * The page of a path (no query, escapes unchanged), or null for a 404. Exact and
 * case-sensitive. A trailing slash is allowed; the canonical path has none.
 */
export function matchRoute(pathname: string): RouteMatch | null {
  const [prefix = '', ...segments] = pathSegments(pathname);
  const locale = parseLocale(prefix);
  if (locale === null || !pathname.startsWith('/')) return null;
  for (const { route, segments: pattern } of PATTERNS) {
    if (route.status !== 'live') continue;
    const params = matchSegments(pattern, segments);
    if (params !== null) return { route, params, locale, prefix, canonicalPath: `/${[locale, ...segments].join('/')}` };
  }
  return null;
}

/** Whether a segment begins some page's path, so that it is read as a page and not as a language. */
export function isFirstRouteSegment(segment: string): boolean {
  return PATTERNS.some(({ segments }) => segments[0] === segment);
}
