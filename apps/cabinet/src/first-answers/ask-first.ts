import type { FirstAnswers } from './first-answers.types.ts';

/** Of an order's page: its id is the third part of the address (`/ru/orders/100001`). */
const ID = '{id}';
const ID_AT = 3;

/**
 * Asks for what a page shows first while its scripts are still loading. The requests are those that the app would send, header for header:
 * it takes these answers in their place (`take-first.ts`).
 */
export function askFirst(list: string, language: string): FirstAnswers {
  const id = location.pathname.split('/')[ID_AT] ?? '';
  return new Map(
    list.split(' ').map((address) => {
      const path = address.replace(ID, id);
      const canceller = new AbortController();
      const headers = { Accept: 'application/json', 'Accept-Language': language, ClientModel: 'web', 'X-Requested-With': 'muddat-web' };
      const response = fetch(path, { headers, redirect: 'manual', signal: canceller.signal });
      // Whoever takes the answer hears of a failure; where nobody does, nobody needs to.
      response.catch(() => undefined);
      return [path, { language, response, askedAt: performance.now(), cancel: () => canceller.abort() }];
    }),
  );
}
