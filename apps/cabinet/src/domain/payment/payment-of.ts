import type { billing } from '@muddat/sdk/types';
import { otpOf } from '../../shared/code-step/sent-otp.ts';
import type { Payment } from './payment.types.ts';

type Schemas = billing.components['schemas'];

type Read = { now: number; readable: (text: string) => string };

/** A payment of the billing API as the flow of this screen takes it. `now` is ms since 1970 when the answer came. */
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

/** A payment that has begun in a payment app, as far as the link to it tells. Its time line comes with the first look at it. */
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

/** An address that a browser may be sent to; null for anything else, such as a script. */
export function pageUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
