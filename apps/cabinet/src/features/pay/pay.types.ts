/** What is paid on an order: its schedule, a full purchase, or its initial fee. */
export type PayPurpose = 'instalment' | 'order' | 'initial_fee';

/** What the customer decided: how much, and from where. Amounts are whole so'm. */
export type PayDraft = {
  purpose: PayPurpose;
  amount: number;
  source: PaySource;
};

export type PaySource = { type: 'bank_card'; entityId: string } | { type: 'balance' };

/**
 * One intention to pay under its one idempotency key, kept until the result is known (domain, Payments). `startedAt` is when the
 * customer pressed the button; ms since 1970.
 */
export type PayAttempt = { key: string; startedAt: number; draft: PayDraft };

export type PayOtp = {
  /** Digits of the code. */
  length: number;
  /** When a new code may be asked for; ms since 1970 on this device's clock. */
  resendAt: number;
  /** When the code ends; ms since 1970 on this device's clock. */
  expiresAt: number;
  triesLeft: number;
  maskedPhone: string;
};

export type PaymentStatus = 'created' | 'otp_required' | 'processing' | 'succeeded' | 'failed' | 'expired' | 'canceled';

/** A payment as the server last told it. */
export type Payment = {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** What the order did not need and the balance got. */
  excess: number;
  /** Last four digits of the card; null from the balance. */
  last4: string | null;
  /** When it last changed; ISO 8601. */
  at: string;
  otp: PayOtp | null;
  /** Why it failed, in the reader's language. */
  message: string | null;
  reason: string | null;
};

/** A refusal by the server: its code, and its sentence in the reader's language. */
export type PayProblem = { code: string; message: string };
