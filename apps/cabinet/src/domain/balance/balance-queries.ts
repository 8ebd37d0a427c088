import type { Api } from '@muddat/app-shell';
import type { billing } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY } from '../customer/keys.ts';
import { systemsQuery } from '../payment/payment-systems.ts';
import { PAYMENT_ALIAS, PAYMENT_KEYS } from '@muddat/sdk';

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

export type Balance = billing.components['schemas']['Balance'];
/** What the customer owes since a bank took back money that was spent. */
export type Claim = NonNullable<Balance['claim']>;

/** The balance; null where the customer has none. */
export const balanceQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'entities', PAYMENT_KEYS.balance],
    queryFn: async ({ signal }) => {
      const args = { billing_reflection_alias: PAYMENT_ALIAS, collection_type: PAYMENT_KEYS.balance };
      return (await api.billing.listEntities(args, { signal })).data.find(isBalance) ?? null;
    },
  });

/** One list of the billing API holds cards or the balance, by what was asked for. */
export const isBalance = (entity: Balance | billing.components['schemas']['BankCard']): entity is Balance => 'available' in entity;
