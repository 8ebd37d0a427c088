import type { Channels, ChannelsAnswer } from '../features/channels/channel-queries.ts';

/** The default channels, before the customer has chosen any. */
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

/** All notifications turned off, except for those that cannot be. */
export const QUIET: Channels = { ...CHANNELS.channels, ...CHANNELS.always, payment: [], promotion: [], news: [] };
