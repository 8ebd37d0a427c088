import type { Api } from '@muddat/app-shell';
import { isApiError } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

type Schemas = installment.components['schemas'];
export type OwnReview = Schemas['OwnReview'];
export type WaitingReview = Schemas['WaitingReview'];
export type ReviewedProduct = OwnReview['product'];
export type Question = Schemas['Question'];
export type Bonuses = Schemas['Bonuses'];

/** The customer's reviews, and the received goods that have none yet. */
export const reviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('reviews'),
    queryFn: ({ signal }) => api.installment.listOwnReviews({}, { signal }),
    // Goods that the customer has received since the last visit can be reviewed now.
    staleTime: 0,
  });

/** The customer's questions to stores, newest first, loaded page by page. */
export const questionsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: customerQueryKey('questions'),
    queryFn: ({ signal, pageParam }) => api.installment.listQuestions(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    // A store may have answered since the last visit.
    staleTime: 0,
  });

/** The product that a question is about, and the store that will answer; null if there is no such product. */
export const questionProductQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['asked-product', id],
    queryFn: async ({ signal }) => {
      try {
        const { name, store } = (await api.installment.getProduct({ id }, { signal })).data;
        return { name, store: store.name };
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
  });

/** The bonuses with their expiry dates and their history. Fetched on every visit, since any payment may add some. */
export const bonusHistoryQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('bonus-history'),
    queryFn: async ({ signal }) => (await api.installment.getBonuses({}, { signal })).data,
    staleTime: 0,
  });
