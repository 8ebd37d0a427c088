import type { billing } from '@muddat/sdk/types';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Aim } from './aim.ts';
import type { PaymentSource } from './source.ts';

/** What the customer decided: what for, how much, and from where. Amounts are whole so'm. */
export type PaymentDraft = { aim: Aim; amount: number; source: PaymentSource };

/**
 * One intention to pay under its one idempotency key, kept until the result is known (domain, Payments). `startedAt` is when the
 * customer pressed the button; ms since 1970.
 */
export type PaymentAttempt = { key: string; startedAt: number; draft: PaymentDraft };

type WirePayment = billing.components['schemas']['Payment'];
export type PaymentPart = Pick<WirePayment['sources'][number], 'type' | 'system' | 'last4' | 'amount'>;
type Refund = billing.components['schemas']['Refund'];
export type PaymentEventOnLine = WirePayment['events'][number];

export type PaymentStatus = billing.components['schemas']['PaymentStatus'];

/** A payment as the server last told it. */
export type Payment = {
  id: string;
  status: PaymentStatus;
  purpose: WirePayment['purpose'];
  amount: number;
  /** What each order gets, where the payment is for several. */
  parts: { orderId: string; amount: number }[];
  /** What the order did not need and the balance got. */
  excess: number;
  /** What came from each source, or will. */
  sources: PaymentPart[];
  /** Opens the payment app while it is waited for. */
  appUrl: string | null;
  /** Its time line, oldest first. */
  events: PaymentEventOnLine[];
  /** Last four digits of the card that a withdrawal goes to. */
  toCard?: string;
  /** When it last changed; ISO 8601. */
  at: string;
  otp: SentOtp | null;
  /** What came back of it in all, and each sum as far as the server tells it. */
  returned: number;
  refunds: readonly Refund[];
  /** Why it failed, in the reader's language. */
  message: string | null;
  reason: string | null;
};
