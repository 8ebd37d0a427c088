import type { billing } from '@muddat/sdk/types';
import { toSentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Payment } from './payment.types.ts';

type Schemas = billing.components['schemas'];

type ReadOptions = { now: number; transliterate: (text: string) => string };

/** Converts a payment of the billing API into the cabinet's `Payment`. `now` is the time of the response, in ms since 1970. */
export const toPayment = (payment: Schemas['Payment'], { now, transliterate }: ReadOptions): Payment => ({
  id: payment.payment_id,
  ...(payment.receipt_number === undefined ? {} : { receiptNumber: payment.receipt_number }),
  status: payment.status,
  purpose: payment.purpose,
  amount: payment.amount,
  orderShares: (payment.orders ?? []).map(({ order_id, amount }) => ({ orderId: order_id, amount })),
  excess: payment.excess_amount,
  sources: payment.sources.map(({ type, system, last4, amount }) => ({ type, system, last4, amount })),
  ...(payment.destination?.last4 ? { toCardLast4: payment.destination.last4 } : {}),
  appUrl: payment.url === undefined ? null : parseHttpUrl(payment.url),
  events: payment.events,
  updatedAt: payment.updated_at,
  otp: payment.otp ? toSentOtp(payment.otp, 'sms', now) : null,
  refundedAmount: payment.refunded_amount,
  refunds: payment.refunds ?? [],
  message: payment.message === undefined ? null : transliterate(payment.message),
  reason: payment.reason,
});

/**
 * A payment that has started in a payment app, with the facts that the response with the link contains. The first poll adds its timeline.
 */
export const paymentFromLink = (
  { payment_id, status, amount, url }: Schemas['PaymentLink'],
  { purpose, system, now }: { purpose: Payment['purpose']; system: string; now: number },
): Payment => ({
  id: payment_id,
  status,
  purpose,
  amount,
  orderShares: [],
  excess: 0,
  sources: [{ type: 'payment_app', system, last4: null, amount }],
  appUrl: parseHttpUrl(url),
  events: [],
  updatedAt: new Date(now).toISOString(),
  otp: null,
  refundedAmount: 0,
  refunds: [],
  message: null,
  reason: null,
});

/** The URL if the browser may navigate to it (http or https); null for any other, such as `javascript:`. */
export function parseHttpUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
