import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

type Schemas = installment.components['schemas'];
export type Return = Schemas['Return'];
export type ReturnState = Schemas['ReturnState'];
export type ReturnCategory = Schemas['ReturnCategory'];
export type ReturnWish = Schemas['ReturnWish'];
export type ReturnFigures = Schemas['ReturnFigures'];
export type ReturnQuote = Schemas['ReturnQuote'];
export type ReturnQuoteRequest = Pick<Schemas['ReturnQuoteRequest'], 'items' | 'category'>;
export type ReturnRequest = Schemas['ReturnRequest'];

/** The effect of a return on its order. Always refetched, since any payment may change it. */
export const returnQuoteQuery = (api: Api, id: string, ask: ReturnQuoteRequest) =>
  queryOptions({
    queryKey: customerQueryKey('return-quote', id, ask),
    queryFn: async ({ signal }) => (await api.installment.quoteReturn({ id, ...ask }, { signal })).data,
    staleTime: 0,
  });

/** All returns of the customer, newest first, loaded page by page. */
export const returnsQuery = (api: Api) =>
  infiniteQueryOptions({
    // Not `customerQueryKey('returns')`: the key of one return is that key with an id from the URL, which could equal any suffix added here.
    queryKey: customerQueryKey('return-list'),
    queryFn: ({ signal, pageParam }) => api.installment.listReturns(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    // A store may have answered since the last visit.
    staleTime: 0,
  });

export const returnQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: customerQueryKey('returns', id),
    queryFn: async ({ signal }) => (await api.installment.getReturn({ id }, { signal })).data,
  });
