import { type Locale, parseLocale } from '@muddat/i18n';
import { ROUTE_TABLE, type Route } from './route-table.ts';

/** The guards that a page may name (spec 2, Routing rules): signed in only, not signed in only, anybody. */
const GUARDS: ReadonlySet<unknown> = new Set([true, 'guest', false]);

/**
 * The route map is data, and a guard that nobody knows would let everybody in. So whoever reads the map stops at start with
 * 'Unknown route middleware' (spec 8); its cause names the route and the guard.
 */
export function withKnownGuard<Route extends { readonly id: string; readonly auth: unknown }>(route: Route): Route {
  if (GUARDS.has(route.auth)) return route;
  throw new Error('Unknown route middleware', { cause: { route: route.id, guard: route.auth } });
}

export type RouteMatch = {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** The prefix as it stands in the path: `oz` answers the page of `uz`. */
  readonly prefix: string;
  /** The path for the canonical link: under `ru` or `uz`, without a slash at its end. */
  readonly canonicalPath: string;
};

const PATTERNS = ROUTE_TABLE.map(withKnownGuard).map((route) => ({ route, segments: route.path === '' ? [] : route.path.split('/') }));

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

/** A path's segments after its first slash; a slash at the end makes none. An empty one in the middle stays, and matches nothing. */
export function pathSegments(pathname: string): readonly string[] {
  const inner = pathname.replace(/^\//, '').replace(/\/$/, '');
  return inner === '' ? [] : inner.split('/');
}

/**
 * The page of a path (no query, escapes left as they came), or null: then the answer is a 404. Exact and case-sensitive;
 * a slash at the end is allowed for, the canonical path has none.
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
export function beginsRoute(segment: string): boolean {
  return PATTERNS.some(({ segments }) => segments[0] === segment);
}
