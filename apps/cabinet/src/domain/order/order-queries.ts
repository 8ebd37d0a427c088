import type { Api } from '@muddat/app-shell';
import { isApiError } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

export type Order = installment.components['schemas']['Order'];
export type OrderStatus = installment.components['schemas']['OrderStatus'];

/** The size of every page after the first. A customer who loads a second page has many orders, so larger pages save requests. */
const NEXT_PAGE_SIZE = 100;

/** Which orders a list contains. */
export type OrdersFilter = {
  /** Only orders with one of these statuses; empty: with any status. */
  statuses?: readonly OrderStatus[];
  /** Only orders whose number, store or goods contain this text. */
  text?: string;
};

/** Orders, newest first, loaded page by page. */
export const ordersQuery = (api: Api, { statuses = [], text = '' }: OrdersFilter = {}) =>
  infiniteQueryOptions({
    queryKey: customerQueryKey('orders', { statuses, text }),
    queryFn: ({ signal, pageParam }) => {
      const asked = {
        ...(statuses.length > 0 ? { statuses: [...statuses] } : {}),
        ...(text === '' ? {} : { q: text }),
        ...(pageParam === null ? {} : { cursor: pageParam, limit: NEXT_PAGE_SIZE }),
      };
      return api.installment.listOrders(asked, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    // Comparing ten thousand orders with the previous data would block the page for longer than a frame.
    structuralSharing: false,
  });

/** How many orders the main page shows. */
const NEWEST_COUNT = 5;

/** The newest orders, and the number of all. The first page of `ordersQuery` would be four times as large. */
export const newestOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('newest-orders'),
    queryFn: ({ signal }) => api.installment.listOrders({ limit: NEWEST_COUNT }, { signal }),
  });

/** The newest order that a courier is bringing. */
export const parcelQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('parcel'),
    queryFn: ({ signal }) => api.installment.listOrders({ statuses: ['shipping', 'dpd_delivery'], limit: 1 }, { signal }),
  });

export const orderQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: customerQueryKey('order', id), queryFn: ({ signal }) => api.installment.getOrder({ id }, { signal }) });

/**
 * An order that the page can show from a list. Without a network an order that was never opened is read from the latest stored list
 * (`app/offline/listed-order.ts`). A listed order lacks its refunds, its returns and the actions that are allowed.
 */
export const listedOrderQuery = (api: Api, id: string) => ({ ...orderQuery(api, id), meta: LISTED_ORDER_META });

export const LISTED_ORDER_META = { asListed: true };

/** All orders of a checkout. Each order is fetched by itself, so that its status and its sum to pay are current. */
export const checkoutOrdersQuery = (api: Api, checkoutId: string) =>
  queryOptions({
    queryKey: customerQueryKey('checkout-orders', checkoutId),
    queryFn: async ({ signal }) => {
      const { orders } = await api.installment.getCheckout({ checkout_id: checkoutId }, { signal });
      const answers = await Promise.all(orders.map(({ id }) => api.installment.getOrder({ id }, { signal })));
      return { data: answers.map(({ data }) => data), as_of: answers[0]?.as_of };
    },
  });

/** The server answers 404 for an unknown order and for another customer's, and 400 for an id that no order can have. */
export const isOrderNotFound = (error: Error | null): boolean => isApiError(error, 404) || isApiError(error, 400);
