import type { billing } from '@muddat/sdk/types';

export type PaymentStatus = billing.components['schemas']['PaymentStatus'];
/** Purposes that a customer may request. */
export type RequestedPurpose = billing.components['schemas']['Purpose'];
/** All purposes. A withdrawal, from the balance to a card, has its own operation. */
export type PaymentPurpose = billing.components['schemas']['PaymentPurpose'];

/**
 * Allowed status changes (domain, Payments). After `otp_required`, `failed` means that the payment never reached the provider, for example
 * because of too many wrong codes or a changed order. Final statuses allow no change.
 */
const NEXT_STATUSES = {
  created: ['otp_required', 'processing', 'canceled', 'failed'],
  otp_required: ['processing', 'failed', 'expired', 'canceled'],
  processing: ['succeeded', 'failed', 'expired'],
  succeeded: [],
  failed: [],
  expired: [],
  canceled: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

export const PAYMENT_STATUSES = Object.keys(NEXT_STATUSES).filter(isPaymentStatus);

function isPaymentStatus(text: string): text is PaymentStatus {
  return Object.hasOwn(NEXT_STATUSES, text);
}

/** Throws for an unknown status: only this program writes that column. */
export function parsePaymentStatus(text: string): PaymentStatus {
  if (!isPaymentStatus(text)) throw new TypeError(`no payment status: ${text}`);
  return text;
}

export function canFollow(from: PaymentStatus, to: PaymentStatus): boolean {
  const next: readonly PaymentStatus[] = NEXT_STATUSES[from];
  return next.includes(to);
}

/** Statuses in which a payment can still move money. */
export const RUNNING_STATUSES = ['created', 'otp_required', 'processing'] as const satisfies readonly PaymentStatus[];

const PURPOSES = ['instalment', 'order', 'initial_fee', 'top_up', 'payoff', 'withdrawal'] as const satisfies readonly PaymentPurpose[];

export function parsePurpose(text: string): PaymentPurpose {
  const found = PURPOSES.find((purpose) => purpose === text);
  if (found === undefined) throw new TypeError(`no purpose: ${text}`);
  return found;
}
