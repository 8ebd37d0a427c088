import type { PrefetchedResponses } from './prefetch.types.ts';

/** `{3}` is the third segment of the page's path: the order's id in `/ru/orders/100001`. */
const PATH_SEGMENT = /\{(\d)\}/;

/**
 * Requests the first data of a page while its scripts are still loading, with the same headers as the app's own requests. The app then uses
 * these responses instead of sending its own requests (`fetch-prefetched.ts`).
 */
export function prefetchPageData(list: string, language: string): PrefetchedResponses {
  const parts = location.pathname.split('/');
  return new Map(
    list.split(' ').map((address) => {
      const path = address.replace(PATH_SEGMENT, (_, at: string) => parts[Number(at)] ?? '');
      const canceller = new AbortController();
      const headers = { Accept: 'application/json', 'Accept-Language': language, ClientModel: 'web', 'X-Requested-With': 'muddat-web' };
      const response = fetch(path, { headers, redirect: 'manual', signal: canceller.signal });
      // Avoids an "unhandled rejection" error if no query uses the response; a query that does still gets the failure.
      response.catch(() => undefined);
      return [path, { language, response, requestedAt: performance.now(), cancel: () => canceller.abort() }];
    }),
  );
}
