import type { FirstAnswers } from './first-answers.types.ts';

/** `{3}` is the third part of the page's address: the order's id in `/ru/orders/100001`. */
const PART = /\{(\d)\}/;

/**
 * Requests the first data of a page while its scripts are still loading. The requests have the same headers as the app's own, which uses
 * these responses instead of sending its own requests (`take-first.ts`).
 */
export function askFirst(list: string, language: string): FirstAnswers {
  const parts = location.pathname.split('/');
  return new Map(
    list.split(' ').map((address) => {
      const path = address.replace(PART, (_, at: string) => parts[Number(at)] ?? '');
      const canceller = new AbortController();
      const headers = { Accept: 'application/json', 'Accept-Language': language, ClientModel: 'web', 'X-Requested-With': 'muddat-web' };
      const response = fetch(path, { headers, redirect: 'manual', signal: canceller.signal });
      // Avoids an "unhandled rejection" error if no query uses the response; a query that does still gets the failure.
      response.catch(() => undefined);
      return [path, { language, response, askedAt: performance.now(), cancel: () => canceller.abort() }];
    }),
  );
}
