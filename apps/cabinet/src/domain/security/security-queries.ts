import type { Api } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

/**
 * The devices where the customer is signed in. Fetched on every visit: a device that has signed in since the last visit must be in the
 * list.
 */
export const devicesQuery = (auth: GatewayClient) =>
  queryOptions({
    queryKey: customerQueryKey('devices'),
    queryFn: async ({ signal }) => (await auth.listSessions({}, { signal })).data,
    staleTime: 0,
  });

export const passkeysQuery = (auth: GatewayClient) =>
  queryOptions({
    queryKey: customerQueryKey('passkeys'),
    queryFn: async ({ signal }) => (await auth.listPasskeys({}, { signal })).data,
  });

/** The activity of the account, and whether the account is frozen. */
export const activityQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('activity'),
    queryFn: ({ signal }) => api.installment.listActivity({}, { signal }),
    staleTime: 0,
  });
