import type { Api } from '@muddat/app-shell';
import type { CalendarDate } from '@muddat/schedule';
import { isApiError } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

export type MonthSummary = installment.components['schemas']['Month'];
export type MonthPayment = installment.components['schemas']['MonthPayment'];
export type NextPayment = installment.components['schemas']['NextPayment'];
export type HardshipRequest = Omit<installment.components['schemas']['HardshipAsk'], 'quote_id'>;
export type HardshipQuote = installment.components['schemas']['HardshipQuote'];
export type Hardship = installment.components['schemas']['Hardship'];
export type PayoffQuote = installment.components['schemas']['PayoffQuote'];

/** The payment that is due next over all orders, or null if there is none. The response also contains the server's date. */
export const nextPaymentQuery = (api: Api) =>
  queryOptions({ queryKey: customerQueryKey('next-payment'), queryFn: ({ signal }) => api.installment.getNextPayment({}, { signal }) });

/** Every payment of all orders up to a month from today, overdue first. The response also contains the server's date. */
export const monthSummaryQuery = (api: Api) =>
  queryOptions({ queryKey: customerQueryKey('month'), queryFn: ({ signal }) => api.installment.getMonth({}, { signal }) });

export const PAYOFF_QUOTES_QUERY_KEY = customerQueryKey('payoff-quote');

/** The sum that pays off an order on a day ('YYYY-MM-DD'); on today if `date` is null. */
export const payoffQuoteQuery = (api: Api, id: string, date: CalendarDate | null = null) =>
  queryOptions({
    queryKey: [...PAYOFF_QUOTES_QUERY_KEY, id, date],
    queryFn: ({ signal }) => api.installment.getPayoffQuote({ id, ...(date === null ? {} : { date }) }, { signal }),
    // A quote is void after its day and after any payment, also one on another device, so it is never served from the cache.
    staleTime: 0,
    gcTime: 0,
  });

/** The quote that the document of a page contains. Shown only until the page's own quote has arrived (`usePayoff`). */
export const documentQuoteQuery = (api: Api, id: string) =>
  queryOptions({ ...payoffQuoteQuery(api, id), queryKey: [...PAYOFF_QUOTES_QUERY_KEY, id, 'document'], gcTime: Number.POSITIVE_INFINITY });

/** The effect of a request on the schedule of an order. Always refetched, since any payment may change it. */
export const hardshipQuoteQuery = (api: Api, id: string, ask: HardshipRequest) =>
  queryOptions({
    queryKey: customerQueryKey('hardship-quote', id, ask),
    queryFn: ({ signal }) => api.installment.quoteHardship({ id, ...ask }, { signal }),
    staleTime: 0,
  });

/** The change of a schedule that was requested under this idempotency key; null if there is none. */
export const hardshipQuery = (api: Api, { orderId, key }: { orderId: string; key: string }) =>
  queryOptions({
    queryKey: customerQueryKey('hardship', orderId, key),
    queryFn: async ({ signal }): Promise<Hardship | null> => {
      try {
        return (await api.installment.findHardship({ id: orderId, idempotency_key: key }, { signal })).data;
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
  });
