import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY } from '../customer/keys.ts';

export const limitQuery = (api: Api) =>
  queryOptions({ queryKey: [CUSTOMER_KEY, 'limit'], queryFn: ({ signal }) => api.installment.getLimit({}, { signal }) });
