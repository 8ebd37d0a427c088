import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

export const limitQuery = (api: Api) =>
  queryOptions({ queryKey: customerQueryKey('limit'), queryFn: ({ signal }) => api.installment.getLimit({}, { signal }) });
