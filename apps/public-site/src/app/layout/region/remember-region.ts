import { ALL_REGIONS, parseRegion, REGION_COOKIE } from '@muddat/routing';
import { clearCookieCache, readSavedRegion } from '../../../shared/page/saved-region.ts';

/** The lifetime of the gateway's cookie, in seconds. */
const MAX_AGE_S = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Subscribes to changes of the remembered region. Returns a function that unsubscribes. */
export function onRegionChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/**
 * Remembers the region of an address that is opened without a new document; for a document the gateway does this. `region=1726` is stored
 * for a year, `region=all` deletes the stored region, any other value changes nothing.
 */
export function saveRegionFromQuery(search: string): void {
  const asked = new URLSearchParams(search).get(REGION_COOKIE);
  const code = parseRegion(asked);
  if (code === null && asked !== ALL_REGIONS) return;
  if (code === readSavedRegion()) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not in every browser; the next request has to carry it.
  document.cookie = `${REGION_COOKIE}=${code ?? ''}; Path=/; SameSite=Lax; Max-Age=${code === null ? 0 : MAX_AGE_S}${secure}`;
  clearCookieCache();
  for (const listen of listeners) listen();
}
