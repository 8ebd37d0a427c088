import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../../domain/customer/keys.ts';

export type NotificationChannel = installment.components['schemas']['NotificationChannel'];
/** The kinds of notifications, each with its channels. */
export type ChannelsByKind = installment.components['schemas']['ChannelsOfKinds'];
export type NotificationKind = keyof ChannelsByKind;
export type ChannelsResponse = installment.components['schemas']['NotificationChannels']['data'];

export const channelsQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('channels'),
    queryFn: async ({ signal }): Promise<ChannelsResponse> => (await api.installment.getChannels({}, { signal })).data,
  });
