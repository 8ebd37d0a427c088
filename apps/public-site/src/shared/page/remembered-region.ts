import { parseRegion, REGION_COOKIE } from '@muddat/routing';

const COOKIE = new RegExp(`(?:^|; )${REGION_COOKIE}=([^;]*)`);

/**
 * The region that the reader chose before, as the gateway's cookie has it: the page that it drew is made of it, so the browser has to
 * call that page by the same name. On the server null: there the query names the region already.
 */
export function rememberedRegion(cookies: string = import.meta.env.SSR ? '' : documentCookies()): string | null {
  return parseRegion(COOKIE.exec(cookies)?.[1]);
}

let read: string | null = null;

/** Each reading asks another process of the browser: whatever runs in one go asks once. */
function documentCookies(): string {
  if (read === null) {
    queueMicrotask(forgetCookies);
    read = document.cookie;
  }
  return read;
}

/** After a cookie was written. */
export function forgetCookies(): void {
  read = null;
}
