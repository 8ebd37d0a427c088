import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY } from './queries.ts';

type Schemas = installment.components['schemas'];
export type Return = Schemas['Return'];
export type ReturnState = Schemas['ReturnState'];
export type ReturnCategory = Schemas['ReturnCategory'];
export type ReturnFigures = Schemas['ReturnFigures'];
export type ReturnQuote = Schemas['ReturnQuote'];
export type ReturnQuoteAsk = Pick<Schemas['ReturnQuoteRequest'], 'items' | 'category'>;
export type ReturnAsk = Schemas['ReturnRequest'];

/** What a return would change of its order. Any payment makes it stale. */
export const returnQuoteQuery = (api: Api, id: string, ask: ReturnQuoteAsk) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'return-quote', id, ask],
    queryFn: async ({ signal }) => (await api.installment.quoteReturn({ id, ...ask }, { signal })).data,
    staleTime: 0,
    retry: false,
  });

export const returnQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'returns', id],
    queryFn: async ({ signal }) => (await api.installment.getReturn({ id }, { signal })).data,
  });
