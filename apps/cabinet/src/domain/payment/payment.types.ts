import type { billing } from '@muddat/sdk/types';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { PaymentPurpose } from './purpose.ts';
import type { PaymentSource } from './source.ts';

/** The customer's decision: purpose, amount and source. Amounts are whole so'm. */
export type PaymentDraft = { purpose: PaymentPurpose; amount: number; source: PaymentSource };

/**
 * One intended payment with its idempotency key, stored until the result is known (docs/payments.md). `startedAt`: when the customer
 * pressed the button, ms since 1970.
 */
export type PaymentAttempt = { key: string; startedAt: number; draft: PaymentDraft };

type WirePayment = billing.components['schemas']['Payment'];
export type SourceShare = Pick<WirePayment['sources'][number], 'type' | 'system' | 'last4' | 'amount'>;
type Refund = billing.components['schemas']['Refund'];
export type PaymentTimelineEvent = WirePayment['events'][number];

export type PaymentStatus = billing.components['schemas']['PaymentStatus'];

/** A payment as the server last reported it. */
export type Payment = {
  id: string;
  /** The number on the receipt, where the server names it: a payment that was read after its success. */
  receiptNumber?: string | null;
  status: PaymentStatus;
  purpose: WirePayment['purpose'];
  amount: number;
  /** The amount for each order, if the payment is for several; else empty. */
  orderShares: { orderId: string; amount: number }[];
  /** The amount that exceeded the debt of the order and was credited to the balance. */
  excess: number;
  /** The amount taken, or to be taken, from each source. */
  sources: SourceShare[];
  /** The URL that opens the payment app, while the app has not reported the result; else null. */
  appUrl: string | null;
  /** The events of the timeline, oldest first. */
  events: PaymentTimelineEvent[];
  /** Last four digits of the card that a withdrawal goes to. */
  toCardLast4?: string;
  /** The time of the last change; ISO 8601. */
  updatedAt: string;
  otp: SentOtp | null;
  /** The refunded amount in all; `refunds` lists each refund if the response contains them. */
  refundedAmount: number;
  refunds: readonly Refund[];
  /** Why the payment failed, in the reader's language; null if it did not fail, or for no known reason. */
  message: string | null;
  reason: string | null;
};
