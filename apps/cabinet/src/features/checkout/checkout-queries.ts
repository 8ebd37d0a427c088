import type { Api } from '@muddat/app-shell';
import { mergeDeviceBasket } from '@muddat/app-shell/basket';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import type { QuoteItem, QuoteRequest } from './checkout.types.ts';

/** The basket of the account, merged with the goods that the customer had put into the basket before the sign-in. */
export const basketQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('basket'),
    queryFn: async ({ signal }) => {
      await mergeDeviceBasket().catch(() => undefined);
      return (await api.installment.getBasket({}, { signal })).items;
    },
    // Another tab or device may have changed the basket.
    refetchOnWindowFocus: 'always',
  });

/** The basket by store with current prices and stock, and the terms of each store. */
export const checkedBasketQuery = (api: Api, items: readonly QuoteItem[]) =>
  queryOptions({
    queryKey: customerQueryKey('checked-basket', ...items.map(({ product_id, quantity }) => `${product_id}x${quantity}`)),
    queryFn: ({ signal }) =>
      api.installment.checkBasket({ items: items.map(({ product_id, quantity }) => ({ product_id, quantity })) }, { signal }),
    enabled: items.length > 0,
    // Keep the form mounted while changed goods are checked: the customer may be typing a card number.
    placeholderData: keepPreviousData,
  });

/** How often the quote is refetched, so that it is recent when the customer signs. The server stores a quote for half an hour. */
const QUOTE_REFETCH_MS = 10 * 60 * 1000;

export const quoteQuery = (api: Api, request: QuoteRequest | null) =>
  queryOptions({
    queryKey: customerQueryKey('quote', JSON.stringify(request)),
    queryFn: async ({ signal }) => (request === null ? null : (await api.installment.quoteCheckout(request, { signal })).data),
    enabled: request !== null,
    refetchInterval: QUOTE_REFETCH_MS,
    // Keep showing the old sums while new ones are calculated.
    placeholderData: keepPreviousData,
  });

export const contractQuery = (api: Api, quoteId: string) =>
  queryOptions({
    queryKey: customerQueryKey('contract', quoteId),
    queryFn: async ({ signal }) => (await api.installment.getQuoteContract({ quote_id: quoteId }, { signal })).data.text,
  });

export const checkoutQuery = (api: Api, checkoutId: string) =>
  queryOptions({
    queryKey: customerQueryKey('checkout', checkoutId),
    queryFn: ({ signal }) => api.installment.getCheckout({ checkout_id: checkoutId }, { signal }),
  });

/** Regions and districts are the same for all customers and rarely change. */
export const districtsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['districts'],
    queryFn: ({ signal }) => api.mobile.listDistricts({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The branches of a store, for pickup. */
export const branchesQuery = (api: Api, storeId: string | null) =>
  queryOptions({
    queryKey: ['store', storeId],
    queryFn: async ({ signal }) => (storeId === null ? [] : (await api.installment.getStore({ id: storeId }, { signal })).data.addresses),
    enabled: storeId !== null,
  });

export const bonusBalanceQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('bonuses'),
    queryFn: async ({ signal }) => (await api.installment.getBonuses({}, { signal })).data.balance,
  });

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('addresses'),
    queryFn: async ({ signal }) => (await api.installment.listAddresses({}, { signal })).data,
  });
