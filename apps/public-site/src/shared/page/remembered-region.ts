import { parseRegion, REGION_COOKIE } from '@muddat/routing';

const COOKIE = new RegExp(`(?:^|; )${REGION_COOKIE}=([^;]*)`);

/**
 * The region in the gateway's cookie, which the customer chose earlier. The server rendered the page for this region, so the browser must
 * use the same key for it.
 * Null on the server: there the query already contains the region.
 */
export function rememberedRegion(cookies: string = import.meta.env.SSR ? '' : documentCookies()): string | null {
  return parseRegion(COOKIE.exec(cookies)?.[1]);
}

let read: string | null = null;

/** Reading `document.cookie` calls another process of the browser, so the value is cached until the current task ends. */
function documentCookies(): string {
  if (read === null) {
    queueMicrotask(forgetCookies);
    read = document.cookie;
  }
  return read;
}

/** Clears the cached value. Call this after writing a cookie. */
export function forgetCookies(): void {
  read = null;
}
