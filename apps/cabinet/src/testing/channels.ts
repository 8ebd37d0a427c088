import type { Channels, ChannelsAnswer } from '../features/channels/channel-queries.ts';

/** What a customer has who never chose. */
export const CHANNELS: ChannelsAnswer = {
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

/** Nothing but what cannot be turned off. */
export const QUIET: Channels = { ...CHANNELS.channels, ...CHANNELS.always, payment: [], promotion: [], news: [] };
