import type { installment } from '@muddat/sdk/types';
import type { FieldCodes } from '../../core/field-codes.ts';

export type Channel = installment.components['schemas']['NotificationChannel'];
export type Channels = installment.components['schemas']['ChannelsOfKinds'];
/** Kinds of messages that a customer can configure. Messages for security or required by law have no kind. */
export type NotificationKind = keyof Channels;

const DEFAULT_CHANNELS: Channels = {
  order: ['portal', 'sms'],
  delivery: ['portal', 'sms'],
  congrats: ['portal', 'sms'],
  payment: ['portal', 'sms'],
  answer: ['portal'],
  promotion: ['portal'],
  news: ['portal'],
};

/** The portal's list is the record of orders, money, limit and questions, so these cannot be turned off there. */
export const ALWAYS: Partial<Channels> = { order: ['portal'], delivery: ['portal'], congrats: ['portal'], answer: ['portal'] };

const KINDS: readonly NotificationKind[] = ['order', 'delivery', 'congrats', 'payment', 'answer', 'promotion', 'news'];

/** The kind whose channels apply to notifications of a type. */
export const kindOf = (type: string): NotificationKind => KINDS.find((kind) => kind === type) ?? 'order';

/** An error code for each kind of a choice that lacks a channel which cannot be turned off. */
export function missingAlways(chosen: Channels): FieldCodes {
  const lacking = KINDS.filter((kind) => (ALWAYS[kind] ?? []).some((channel) => !chosen[kind].includes(channel)));
  return Object.fromEntries(lacking.map((kind) => [`channels.${kind}`, 'portal_required'] as const));
}

/** The effective channels. A kind that was added after the customer chose has its default channels. */
export const channelsOf = (chosen: Partial<Channels> | null): Channels => ({ ...DEFAULT_CHANNELS, ...chosen });
