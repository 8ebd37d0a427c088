import type { Api } from '@muddat/app-shell';
import { isApiError } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { customerKey } from '../customer/keys.ts';

export type Order = installment.components['schemas']['Order'];
export type OrderStatus = installment.components['schemas']['OrderStatus'];

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
    queryKey: customerKey('orders', { statuses, text }),
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
  });

/** Orders that the main page shows; the page of orders has all of them. */
const NEWEST = 5;

/** The newest orders, and how many there are. A page of orders weighs four times as much. */
export const newestOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('newest-orders'),
    queryFn: ({ signal }) => api.installment.listOrders({ limit: NEWEST }, { signal }),
  });

export const orderQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: customerKey('order', id), queryFn: ({ signal }) => api.installment.getOrder({ id }, { signal }) });

/**
 * The `meta` of an order's query on a page that shows it as a kept list tells it where there is no network and its own answer is not kept.
 * Lists lack refunds, returns and what may be done with an order, so a page that decides by these goes without.
 */
export const AS_LISTED = { asListed: true };

/** All orders of a checkout, as each stands now. */
export const checkoutOrdersQuery = (api: Api, checkoutId: string) =>
  queryOptions({
    queryKey: customerKey('checkout-orders', checkoutId),
    queryFn: async ({ signal }) => {
      const { orders } = await api.installment.getCheckout({ checkout_id: checkoutId }, { signal });
      const answers = await Promise.all(orders.map(({ id }) => api.installment.getOrder({ id }, { signal })));
      return { data: answers.map(({ data }) => data), as_of: answers[0]?.as_of };
    },
  });

/** 404 is the answer for an unknown order and for somebody else's; an id that no order can have is refused with 400. */
export const isUnknownOrder = (error: Error | null): boolean => isApiError(error, 404) || isApiError(error, 400);
