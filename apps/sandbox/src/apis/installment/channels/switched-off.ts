import type { Channel, Channels, NotificationKind } from '../../../domain/message/channel-rules.ts';

export type SwitchedOff = { readonly kind: ProtectedKind; readonly channel: Channel };
type ProtectedKind = Extract<NotificationKind, 'order' | 'payment'>;

/** An intruder would turn these off first to hide what happens to the money: orders, payments and due dates. */
const PROTECTED: readonly ProtectedKind[] = ['payment', 'order'];

/** The channels of protected kinds that a choice turns off: only these changes need a proof of identity. */
export const switchedOff = (before: Channels, after: Channels): readonly SwitchedOff[] =>
  PROTECTED.flatMap((kind) => before[kind].filter((channel) => !after[kind].includes(channel)).map((channel) => ({ kind, channel })));
