import type { Channel, Channels, NotificationKind } from '../../../domain/message/channel-rules.ts';

export type SwitchedOff = { readonly kind: ProtectedKind; readonly channel: Channel };
type ProtectedKind = Extract<NotificationKind, 'order' | 'payment'>;

/** What a thief turns off first, so that nobody hears of the money: orders, payments, and when they are due. */
const PROTECTED: readonly ProtectedKind[] = ['payment', 'order'];

/** The channels of protected kinds that a choice takes away. Turning one on, and any other kind, is the customer's without a proof. */
export const switchedOff = (before: Channels, after: Channels): readonly SwitchedOff[] =>
  PROTECTED.flatMap((kind) => before[kind].filter((channel) => !after[kind].includes(channel)).map((channel) => ({ kind, channel })));
