import { type CabinetRouteId, routeOf } from '@muddat/routing';
import { createGatewayClient, createMuddatClient, type FetchFunction } from '@muddat/sdk';
import { QueryClient } from '@tanstack/react-query';
import { loadFirstData } from './first-data.ts';

/** Any host works, since only path and query are recorded; outside a browser `fetch` needs an absolute address. */
const HOST = 'http://localhost';
/** The braces of `{3}` after the SDK has escaped them. */
const ESCAPED = /%7B(\d)%7D/gi;

/** Sends the requests of a page's first screen. */
export async function requestFirstData(page: CabinetRouteId, fetch: FetchFunction, baseUrl: string): Promise<void> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const auth = createGatewayClient({ baseUrl: `${baseUrl}/api`, locale: 'ru', fetch });
  const api = createMuddatClient({
    baseUrls: { installment: `${baseUrl}/api/installment`, billing: `${baseUrl}/api/billing` },
    locale: 'ru',
    fetch,
  });
  await loadFirstData(page, { queryClient, api, auth, params: { id: idPlaceholder(page) }, search: {} });
  queryClient.clear();
}

/** `{3}` stands for the third segment of the page's path: the id in `/ru/orders/100001`. Pages without an id do not use it. */
function idPlaceholder(page: CabinetRouteId): string {
  const segments = routeOf(page).path.split('/');
  return `{${segments.indexOf('{id}') + 2}}`;
}

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
  await requestFirstData(page, record, HOST);
  return addresses;
}
