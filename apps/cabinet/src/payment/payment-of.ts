import type { billing } from '@muddat/sdk/types';
import { otpOf } from '../code-step/sent-otp.ts';
import type { Payment } from './payment.types.ts';

type Schemas = billing.components['schemas'];

type Read = { now: number; readable: (text: string) => string };

/** A payment of the billing API as the flow of this screen takes it. `now` is ms since 1970 when the answer came. */
export const paymentOf = (payment: Schemas['Payment'], { now, readable }: Read): Payment => ({
  id: payment.payment_id,
  status: payment.status,
  amount: payment.amount,
  parts: (payment.orders ?? []).map(({ order_id, amount }) => ({ orderId: order_id, amount })),
  excess: payment.excess_amount,
  last4: payment.sources.find(({ type }) => type === 'bank_card')?.last4 ?? null,
  at: payment.updated_at,
  otp: payment.otp ? otpOf(payment.otp, 'sms', now) : null,
  message: payment.message === undefined ? null : readable(payment.message),
  reason: payment.reason,
});
