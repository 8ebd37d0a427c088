import type { CabinetRouteId } from '@muddat/routing';
import { createGatewayClient, createMuddatClient, type FetchFunction } from '@muddat/sdk';
import { QueryClient } from '@tanstack/react-query';
import { prefetchQueriesOf } from './prefetch-queries.ts';

/** Any host works, since only path and query are recorded; outside a browser `fetch` needs an absolute address. */
const HOST = 'http://localhost';
/** The braces of `{3}` after the SDK has escaped them. */
const ESCAPED = /%7B(\d)%7D/gi;

/**
 * The addresses of a page's first data, for the attribute `data-first` in its shell; `{3}` stands for the third segment of the page's path.
 * At build time, runs the page's own queries with a fake `fetch`, and records the addresses that they request.
 */
export async function collectPrefetchUrls(page: CabinetRouteId): Promise<readonly string[]> {
  const addresses: string[] = [];
  const record: FetchFunction = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    addresses.push(`${pathname}${search}`.replaceAll(ESCAPED, '{$1}'));
    return Response.json({ data: [] });
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const auth = createGatewayClient({ baseUrl: `${HOST}/api`, locale: 'ru', fetch: record });
  const api = createMuddatClient({
    baseUrls: { installment: `${HOST}/api/installment`, billing: `${HOST}/api/billing` },
    locale: 'ru',
    fetch: record,
  });
  await Promise.all(prefetchQueriesOf(page).map((send) => send({ queries, api, auth })));
  queries.clear();
  return addresses;
}
