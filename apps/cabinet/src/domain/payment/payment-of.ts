import type { billing } from '@muddat/sdk/types';
import { otpOf } from '../../shared/code-step/sent-otp.ts';
import type { Payment } from './payment.types.ts';

type Schemas = billing.components['schemas'];

type Read = { now: number; readable: (text: string) => string };

/** Converts a payment of the billing API into the cabinet's `Payment`. `now` is the time of the response, in ms since 1970. */
export const paymentOf = (payment: Schemas['Payment'], { now, readable }: Read): Payment => ({
  id: payment.payment_id,
  status: payment.status,
  purpose: payment.purpose,
  amount: payment.amount,
  parts: (payment.orders ?? []).map(({ order_id, amount }) => ({ orderId: order_id, amount })),
  excess: payment.excess_amount,
  sources: payment.sources.map(({ type, system, last4, amount }) => ({ type, system, last4, amount })),
  ...(payment.destination?.last4 ? { toCard: payment.destination.last4 } : {}),
  appUrl: payment.url === undefined ? null : pageUrl(payment.url),
  events: payment.events,
  at: payment.updated_at,
  otp: payment.otp ? otpOf(payment.otp, 'sms', now) : null,
  returned: payment.refunded_amount,
  refunds: payment.refunds ?? [],
  message: payment.message === undefined ? null : readable(payment.message),
  reason: payment.reason,
});

/** A payment that has started in a payment app, with the facts that the response with the link contains. The first poll adds its timeline. */
export const paymentOfLink = (
  { payment_id, status, amount, url }: Schemas['PaymentLink'],
  { purpose, system, now }: { purpose: Payment['purpose']; system: string; now: number },
): Payment => ({
  id: payment_id,
  status,
  purpose,
  amount,
  parts: [],
  excess: 0,
  sources: [{ type: 'payment_app', system, last4: null, amount }],
  appUrl: pageUrl(url),
  events: [],
  at: new Date(now).toISOString(),
  otp: null,
  returned: 0,
  refunds: [],
  message: null,
  reason: null,
});

/** The URL if the browser may navigate to it (http or https); null for any other, such as `javascript:`. */
export function pageUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
