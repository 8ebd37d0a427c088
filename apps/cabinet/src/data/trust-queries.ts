import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY } from './queries.ts';

/** What deleting the account would mean today. */
export const deletionQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'deletion'],
    queryFn: async ({ signal }) => (await api.installment.getDeletion({}, { signal })).data,
    staleTime: 0,
    networkMode: 'always',
  });
