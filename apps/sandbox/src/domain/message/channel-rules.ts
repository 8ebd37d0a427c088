import type { installment } from '@muddat/sdk/types';
import type { FieldErrorCodes } from '../../core/field-codes.ts';

export type NotificationChannel = installment.components['schemas']['NotificationChannel'];
export type NotificationChannels = installment.components['schemas']['ChannelsOfKinds'];
/** Kinds of messages that a customer can configure. Messages for security or required by law have no kind. */
export type NotificationKind = keyof NotificationChannels;

const DEFAULT_CHANNELS: NotificationChannels = {
  order: ['portal', 'sms'],
  delivery: ['portal', 'sms'],
  congrats: ['portal', 'sms'],
  payment: ['portal', 'sms'],
  answer: ['portal'],
  promotion: ['portal'],
  news: ['portal'],
};

/** The portal's list is the record of orders, money, limit and questions, so these cannot be turned off there. */
export const MANDATORY_CHANNELS: Partial<NotificationChannels> = {
  order: ['portal'],
  delivery: ['portal'],
  congrats: ['portal'],
  answer: ['portal'],
};

const NOTIFICATION_KINDS: readonly NotificationKind[] = ['order', 'delivery', 'congrats', 'payment', 'answer', 'promotion', 'news'];

/** The kind whose channels apply to notifications of a type; `order` for a type that is no kind. */
export const notificationKindOf = (type: string): NotificationKind => NOTIFICATION_KINDS.find((kind) => kind === type) ?? 'order';

/** An error code for each kind of a choice that lacks a channel which cannot be turned off. */
export function mandatoryChannelErrors(chosen: NotificationChannels): FieldErrorCodes {
  const lacking = NOTIFICATION_KINDS.filter((kind) => (MANDATORY_CHANNELS[kind] ?? []).some((channel) => !chosen[kind].includes(channel)));
  return Object.fromEntries(lacking.map((kind) => [`channels.${kind}`, 'portal_required'] as const));
}

/** The effective channels. A kind that was added after the customer chose has its default channels. */
export const effectiveChannels = (chosen: Partial<NotificationChannels> | null): NotificationChannels => ({
  ...DEFAULT_CHANNELS,
  ...chosen,
});
