import type { Api } from '@muddat/app-shell';
import { isApiError, PAYMENT_ALIAS, PAYMENT_KEYS } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isBalance, isBankCard } from '../card/entities.ts';

export type Order = installment.components['schemas']['Order'];
export type OrderStatus = installment.components['schemas']['OrderStatus'];
export type Month = installment.components['schemas']['Month'];
export type MonthPayment = installment.components['schemas']['MonthPayment'];
export type NextPayment = installment.components['schemas']['NextPayment'];
export type HardshipAsk = Omit<installment.components['schemas']['HardshipAsk'], 'quote_id'>;
export type HardshipQuote = installment.components['schemas']['HardshipQuote'];
export type Hardship = installment.components['schemas']['Hardship'];
export type PayoffQuote = installment.components['schemas']['PayoffQuote'];

/** Everything of one customer stands under this key, so that a payment can make all of it stale at once. */
export const CUSTOMER_KEY = 'customer';

export const limitQuery = (api: Api) =>
  queryOptions({ queryKey: [CUSTOMER_KEY, 'limit'], queryFn: ({ signal }) => api.installment.getLimit({}, { signal }) });

/** The payment that is due next over all orders, or null where nothing is to pay; with the server's today. */
export const nextPaymentQuery = (api: Api) =>
  queryOptions({ queryKey: [CUSTOMER_KEY, 'next-payment'], queryFn: ({ signal }) => api.installment.getNextPayment({}, { signal }) });

/** Every payment of all orders up to a month from today, overdue first; with the server's today. */
export const monthQuery = (api: Api) =>
  queryOptions({ queryKey: [CUSTOMER_KEY, 'month'], queryFn: ({ signal }) => api.installment.getMonth({}, { signal }) });

/** Orders a page after the first: whoever asks for more has many. */
const NEXT_PAGE = 100;

/** What orders are looked for. */
export type OrdersWanted = {
  /** In any of these statuses; of all for none. */
  statuses?: readonly OrderStatus[];
  /** With this in their number, store or goods. */
  text?: string;
};

/** Orders newest first, a page at a time. */
export const ordersQuery = (api: Api, { statuses = [], text = '' }: OrdersWanted = {}) =>
  infiniteQueryOptions({
    queryKey: [CUSTOMER_KEY, 'orders', { statuses, text }],
    queryFn: ({ signal, pageParam }) => {
      const asked = {
        ...(statuses.length > 0 ? { statuses: [...statuses] } : {}),
        ...(text === '' ? {} : { q: text }),
        ...(pageParam === null ? {} : { cursor: pageParam, limit: NEXT_PAGE }),
      };
      return api.installment.listOrders(asked, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    // To compare ten thousand orders with those of before would hold up a frame.
    structuralSharing: false,
    // Without a network it fails and says so, rather than waiting for one behind a skeleton; with one again it asks by itself.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** Orders that the main page shows; the page of orders has all of them. */
const NEWEST = 5;

/** The newest orders, and how many there are. A page of orders weighs four times as much. */
export const newestOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'newest-orders'],
    queryFn: ({ signal }) => api.installment.listOrders({ limit: NEWEST }, { signal }),
    // As for the page of orders.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

export const orderQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: [CUSTOMER_KEY, 'order', id], queryFn: ({ signal }) => api.installment.getOrder({ id }, { signal }) });

/**
 * The `meta` of an order's query on a page that shows it as a kept list tells it where there is no network and its own answer is not kept.
 * Lists lack refunds, returns and what may be done with an order, so a page that decides by these goes without.
 */
export const AS_LISTED = { asListed: true };

/** All orders of a checkout, as each stands now. */
export const checkoutOrdersQuery = (api: Api, checkoutId: string) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'checkout-orders', checkoutId],
    queryFn: async ({ signal }) => {
      const { orders } = await api.installment.getCheckout({ checkout_id: checkoutId }, { signal });
      const answers = await Promise.all(orders.map(({ id }) => api.installment.getOrder({ id }, { signal })));
      return { data: answers.map(({ data }) => data), as_of: answers[0]?.as_of };
    },
  });

/** Saved cards, the main one first. */
export const cardsQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'entities', PAYMENT_KEYS.cards],
    queryFn: async ({ signal }) => {
      const args = { billing_reflection_alias: PAYMENT_ALIAS, collection_type: PAYMENT_KEYS.cards };
      return (await api.billing.listEntities(args, { signal })).data.filter(isBankCard);
    },
  });

/** The balance; null where the customer has none. */
export const balanceQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'entities', PAYMENT_KEYS.balance],
    queryFn: async ({ signal }) => {
      const args = { billing_reflection_alias: PAYMENT_ALIAS, collection_type: PAYMENT_KEYS.balance };
      return (await api.billing.listEntities(args, { signal })).data.find(isBalance) ?? null;
    },
  });

export const PAYOFF_QUOTES_KEY = [CUSTOMER_KEY, 'payoff-quote'] as const;

/** What closes an order on a day ('YYYY-MM-DD'), today when none is named. Under the customer's key: any payment makes it stale. */
export const payoffQuoteQuery = (api: Api, id: string, date: string | null = null) =>
  queryOptions({
    queryKey: [...PAYOFF_QUOTES_KEY, id, date],
    queryFn: ({ signal }) => api.installment.getPayoffQuote({ id, ...(date === null ? {} : { date }) }, { signal }),
    // A quote ends with its day and with any payment, perhaps on another device: never shown again unasked.
    staleTime: 0,
    gcTime: 0,
  });

/** What an ask would change of a schedule. Any payment makes it stale. */
export const hardshipQuoteQuery = (api: Api, id: string, ask: HardshipAsk) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'hardship-quote', id, ask],
    queryFn: ({ signal }) => api.installment.quoteHardship({ id, ...ask }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** A change of a schedule by the key that asked for it; null where none was made. */
export const hardshipQuery = (api: Api, id: string, key: string) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'hardship', id, key],
    queryFn: async ({ signal }): Promise<Hardship | null> => {
      try {
        return (await api.installment.findHardship({ id, idempotency_key: key }, { signal })).data;
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
  });

/** The payment apps that the billing knows, in the order to show them in. */
export const paymentAppsQuery = (api: Api) =>
  queryOptions({
    ...systemsQuery(api),
    select: (systems) => systems.filter(({ type }) => type === 'payment_app'),
  });

/** Card systems and payment apps. Pages that show only a part of them share this one query. */
export const systemsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['available-systems'],
    queryFn: async ({ signal }) => (await api.billing.listAvailableSystems({}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
