import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { customerKey } from '../customer/keys.ts';

export const limitQuery = (api: Api) =>
  queryOptions({ queryKey: customerKey('limit'), queryFn: ({ signal }) => api.installment.getLimit({}, { signal }) });
