import type { FirstAnswers } from './first-answers.types.ts';

/** `{3}` is the third part of the page's address: the order's id in `/ru/orders/100001`. */
const PART = /\{(\d)\}/;

/**
 * Asks for what a page shows first while its scripts are still loading. The requests are those that the app would send, header for header:
 * it takes these answers in their place (`take-first.ts`).
 */
export function askFirst(list: string, language: string): FirstAnswers {
  const parts = location.pathname.split('/');
  return new Map(
    list.split(' ').map((address) => {
      const path = address.replace(PART, (_, at: string) => parts[Number(at)] ?? '');
      const canceller = new AbortController();
      const headers = { Accept: 'application/json', 'Accept-Language': language, ClientModel: 'web', 'X-Requested-With': 'muddat-web' };
      const response = fetch(path, { headers, redirect: 'manual', signal: canceller.signal });
      // Whoever takes the answer hears of a failure; where nobody does, nobody needs to.
      response.catch(() => undefined);
      return [path, { language, response, askedAt: performance.now(), cancel: () => canceller.abort() }];
    }),
  );
}
