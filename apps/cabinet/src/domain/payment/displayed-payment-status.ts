import type { WirePayment } from './payment-queries.ts';

/**
 * The status of a payment as the customer sees it: `checked` while the result is not known; `partly-returned` and `returned` after refunds.
 */
export type DisplayedPaymentStatus =
  | 'awaits-code'
  | 'checked'
  | 'succeeded'
  | 'partly-returned'
  | 'returned'
  | 'failed'
  | 'expired'
  | 'canceled';

type StatusFields = Pick<WirePayment, 'status' | 'amount' | 'excess_amount' | 'refunded_amount'>;

export function displayedPaymentStatus({
  status,
  amount,
  excess_amount: excess,
  refunded_amount: returned,
}: StatusFields): DisplayedPaymentStatus {
  switch (status) {
    case 'otp_required':
      return 'awaits-code';
    case 'created':
    case 'processing':
      return 'checked';
    case 'succeeded':
      // The excess was credited to the balance and cannot be refunded.
      return returned === 0 ? 'succeeded' : returned < amount - excess ? 'partly-returned' : 'returned';
    default:
      return status;
  }
}

/** Whether the payment has no final status yet. */
export const isPaymentPending = ({ status }: Pick<WirePayment, 'status'>): boolean =>
  status === 'created' || status === 'otp_required' || status === 'processing';
