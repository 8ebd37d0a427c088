import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from './keys.ts';

/** The latest copy of the customer's data that can be downloaded, also if it was requested on another device; null if there is none. */
export const dataCopyQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('data-copy'),
    queryFn: async ({ signal }) => (await api.installment.getLatestExport({}, { signal })).data,
    staleTime: 0,
  });

/** The consequences of deleting the account today; once it is deleted, the time of its erasure, until which that can be undone. */
export const accountDeletionQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('deletion'),
    queryFn: async ({ signal }) => (await api.installment.getDeletion({}, { signal })).data,
    staleTime: 0,
  });
