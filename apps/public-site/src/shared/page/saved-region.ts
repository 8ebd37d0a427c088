import { parseRegion, REGION_COOKIE } from '@muddat/routing';

const COOKIE = new RegExp(`(?:^|; )${REGION_COOKIE}=([^;]*)`);

/**
 * The region in the gateway's cookie, which the customer chose earlier. The server rendered the page for this region, so the browser must
 * use the same key for it.
 * Null on the server: there the query already contains the region.
 */
export function readSavedRegion(cookies: string = import.meta.env.SSR ? '' : documentCookies()): string | null {
  return parseRegion(COOKIE.exec(cookies)?.[1]);
}

let cachedCookies: string | null = null;

/** Reading `document.cookie` calls another process of the browser, so the value is cached until the current task ends. */
function documentCookies(): string {
  if (cachedCookies === null) {
    queueMicrotask(clearCookieCache);
    cachedCookies = document.cookie;
  }
  return cachedCookies;
}

/** Clears the cached value. Call this after writing a cookie. */
export function clearCookieCache(): void {
  cachedCookies = null;
}
