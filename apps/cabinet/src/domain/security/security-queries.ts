import type { Api } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import { queryOptions } from '@tanstack/react-query';
import { customerKey } from '../customer/keys.ts';

/** The devices where the customer is signed in. Fetched on every visit, since an old list is of no use here. */
export const devicesQuery = (auth: GatewayClient) =>
  queryOptions({
    queryKey: customerKey('devices'),
    queryFn: async ({ signal }) => (await auth.listSessions({}, { signal })).data,
    staleTime: 0,
  });

export const passkeysQuery = (auth: GatewayClient) =>
  queryOptions({
    queryKey: customerKey('passkeys'),
    queryFn: async ({ signal }) => (await auth.listPasskeys({}, { signal })).data,
  });

/** The activity of the account, and whether the account is frozen. */
export const activityQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('activity'),
    queryFn: ({ signal }) => api.installment.listActivity({}, { signal }),
    staleTime: 0,
  });
