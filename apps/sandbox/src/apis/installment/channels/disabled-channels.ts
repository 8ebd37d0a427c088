import type { NotificationChannel, NotificationChannels, NotificationKind } from '../../../domain/message/channel-rules.ts';

export type DisabledChannel = { readonly kind: ProtectedKind; readonly channel: NotificationChannel };
type ProtectedKind = Extract<NotificationKind, 'order' | 'payment'>;

/** An intruder would turn these off first to hide what happens to the money: orders, payments and due dates. */
const PROTECTED_KINDS: readonly ProtectedKind[] = ['payment', 'order'];

/** The channels of protected kinds that a choice turns off: only these changes need a proof of identity. */
export const findDisabledChannels = (before: NotificationChannels, after: NotificationChannels): readonly DisabledChannel[] =>
  PROTECTED_KINDS.flatMap((kind) => before[kind].filter((channel) => !after[kind].includes(channel)).map((channel) => ({ kind, channel })));
