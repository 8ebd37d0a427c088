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
