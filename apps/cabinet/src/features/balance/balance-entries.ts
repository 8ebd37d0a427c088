import type { Api } from '@muddat/app-shell';
import type { billing } from '@muddat/sdk/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../../domain/customer/keys.ts';

export type BalanceEntry = billing.components['schemas']['BalanceEntry'];

/** The changes of the balance, newest first, loaded page by page. */
export const balanceEntriesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: customerQueryKey('balance-entries'),
    queryFn: ({ signal, pageParam }) => api.billing.listBalanceEntries(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
  });
