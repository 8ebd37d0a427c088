import { sessionQuery } from '@muddat/app-shell';
import { type CabinetRouteId, routeOf } from '@muddat/routing';
import type { GatewayClient } from '@muddat/sdk';
import { layoutData } from '../routes/layout-route.ts';
import { loadPage, type PageInput } from '../routes/page-modules.ts';

/**
 * Sends the requests of a page's first screen: the session, and what the layout and the page need. They are the queries that the page itself
 * uses, so the page finds their responses in the query client. The promise never rejects: a query without a response has no data.
 */
export async function loadFirstData(page: CabinetRouteId, { auth, ...input }: PageInput & { auth: GatewayClient }): Promise<void> {
  const { data } = await loadPage(page);
  const ofLayout = routeOf(page).auth === true ? layoutData(input) : [];
  await Promise.all([input.queryClient.prefetchQuery(sessionQuery(auth)), ...ofLayout, ...(data?.(input) ?? [])]);
}
