import type { ChannelsByKind, ChannelsResponse } from '../features/channels/channel-queries.ts';

/** The default channels, before the customer has chosen any. */
export const DEFAULT_CHANNELS: ChannelsResponse = {
  channels: {
    order: ['portal', 'sms'],
    delivery: ['portal', 'sms'],
    congrats: ['portal', 'sms'],
    payment: ['portal', 'sms'],
    answer: ['portal'],
    promotion: ['portal'],
    news: ['portal'],
  },
  always: { order: ['portal'], delivery: ['portal'], congrats: ['portal'], answer: ['portal'] },
};

/** All notifications turned off, except for those that cannot be. */
export const CHANNELS_OFF: ChannelsByKind = {
  ...DEFAULT_CHANNELS.channels,
  ...DEFAULT_CHANNELS.always,
  payment: [],
  promotion: [],
  news: [],
};
