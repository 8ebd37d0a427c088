import { ALL_REGIONS, REGION_COOKIE, type Route } from '@muddat/routing';

/**
 * The query that a payload is asked for with. A page that hangs on the region says so even when it is the whole country: without a word
 * the gateway would take what the cookie remembers, which the address that is opened may have just given up.
 * @param query what the page reads of its address, '' or '?…' (`pageQuery`)
 */
export function payloadQuery(route: Route, query: string): string {
  const asked = new URLSearchParams(query);
  if (!('regional' in route) || asked.has(REGION_COOKIE)) return query;
  asked.set(REGION_COOKIE, ALL_REGIONS);
  return `?${asked}`;
}
