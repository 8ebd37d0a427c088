import type { PrefetchedResponse } from './prefetch.types.ts';

/** A response older than this is requested again: a page whose scripts loaded late must not show old data. */
const FRESH_MS = 30_000;

/** `fetch` for the app: the first request for an address that the shell has already requested gets the shell's response. */
export function fetchWithPrefetched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const first = findPrefetched(input, init);
  if (!first) return fetch(input, init);
  const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
  if (signal?.aborted) first.cancel();
  signal?.addEventListener('abort', first.cancel, { once: true });
  return first.response;
}

function findPrefetched(input: RequestInfo | URL, init: RequestInit = {}): PrefetchedResponse | null {
  const request = input instanceof Request ? input : null;
  if ((init.method ?? request?.method ?? 'GET') !== 'GET') return null;
  const { pathname, search } = new URL(request?.url ?? String(input), location.origin);
  const path = `${pathname}${search}`;
  const first = window.prefetched?.get(path);
  if (!first) return null;
  window.prefetched?.delete(path);
  const language = new Headers(init.headers ?? request?.headers).get('accept-language');
  return first.language === language && performance.now() - first.requestedAt < FRESH_MS ? first : null;
}
