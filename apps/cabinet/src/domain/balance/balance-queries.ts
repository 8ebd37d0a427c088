import type { Api } from '@muddat/app-shell';
import type { billing } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY, systemsQuery } from '../customer/queries.ts';

export type BalanceEntry = billing.components['schemas']['BalanceEntry'];
export type Bounds = { min: number; max: number };

/** What changed the balance, newest first, a page at a time. */
export const balanceEntriesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [CUSTOMER_KEY, 'balance-entries'],
    queryFn: ({ signal, pageParam }) => api.billing.listBalanceEntries(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    // Without a network it fails and says so, rather than waiting for one behind a skeleton.
    networkMode: 'always',
  });

/** What may be put on the balance at once, whichever system it comes by: the server refuses what the one that is chosen does not take. */
export const topUpBoundsQuery = (api: Api) =>
  queryOptions({
    ...systemsQuery(api),
    select: (systems): Bounds => ({
      min: Math.min(...systems.map((one) => one.min_amount)),
      max: Math.max(...systems.map((one) => one.max_amount)),
    }),
    networkMode: 'always',
  });
