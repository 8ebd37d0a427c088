import type { installment } from '@muddat/sdk/types';
import type { FieldCodes } from '../../core/field-codes.ts';

export type Channel = installment.components['schemas']['NotificationChannel'];
export type Channels = installment.components['schemas']['ChannelsOfKinds'];
/** What a customer steers. What is told for safety's sake or by law is of no kind. */
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

/** The list of the portal is the record of what became of orders, money, limit and questions: these never leave it. */
export const ALWAYS: Partial<Channels> = { order: ['portal'], delivery: ['portal'], congrats: ['portal'], answer: ['portal'] };

const KINDS: readonly NotificationKind[] = ['order', 'delivery', 'congrats', 'payment', 'answer', 'promotion', 'news'];

/** The kind whose channels notifications of a type go by. */
export const kindOf = (type: string): NotificationKind => KINDS.find((kind) => kind === type) ?? 'order';

/** The kinds of a choice that lack a channel which cannot be turned off, each as a field with its error code. */
export function missingAlways(chosen: Channels): FieldCodes {
  const lacking = KINDS.filter((kind) => (ALWAYS[kind] ?? []).some((channel) => !chosen[kind].includes(channel)));
  return Object.fromEntries(lacking.map((kind) => [`channels.${kind}`, 'portal_required'] as const));
}

/** The choice that holds: a kind that came after a customer chose goes by its default. */
export const channelsOf = (chosen: Partial<Channels> | null): Channels => ({ ...DEFAULT_CHANNELS, ...chosen });
