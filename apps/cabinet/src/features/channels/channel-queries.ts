import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerKey } from '../../domain/customer/keys.ts';

export type Channel = installment.components['schemas']['NotificationChannel'];
/** The kinds of notifications, each with its channels. */
export type Channels = installment.components['schemas']['ChannelsOfKinds'];
export type NotificationKind = keyof Channels;
export type ChannelsAnswer = installment.components['schemas']['NotificationChannels']['data'];

export const channelsQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('channels'),
    queryFn: async ({ signal }): Promise<ChannelsAnswer> => (await api.installment.getChannels({}, { signal })).data,
  });
