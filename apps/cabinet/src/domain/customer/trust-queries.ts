import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { customerKey } from './keys.ts';

/** The copy of all data that can be fetched, whichever device asked for it; null where there is none. */
export const copyQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('data-copy'),
    queryFn: async ({ signal }) => (await api.installment.getLatestExport({}, { signal })).data,
    staleTime: 0,
  });

/** What deleting the account would mean today. */
export const deletionQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('deletion'),
    queryFn: async ({ signal }) => (await api.installment.getDeletion({}, { signal })).data,
    staleTime: 0,
  });
