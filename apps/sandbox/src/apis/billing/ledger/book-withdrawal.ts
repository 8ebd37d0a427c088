import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { PAYMENT_NOTIFICATIONS } from '../payment/payment-notifications.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { writePaymentNotification } from '../payment/write-payment-notification.ts';
import { changeBalance } from './balance.ts';
import type { BookingResult } from './book-payment.ts';
import { writePosting } from './ledger.ts';

/** Books a withdrawal that the provider has paid out: the held sum is removed from the balance, and the provider owes us that much less. */
export function bookWithdrawal(tx: Database, payment: PaymentRow, { now }: Moment): BookingResult {
  const { id: paymentId, customerId, amount, cardLast4 } = payment;
  return {
    excess: 0,
    paidRows: null,
    events: [paymentEvent('settled', 'succeeded', now)],
    writes: [
      ...changeBalance(tx, customerId, { held: -amount }),
      writePosting(tx, { paymentId, kind: 'settle', customerId, at: now, amounts: { provider: -amount, held: amount } }),
      writePaymentNotification(tx, payment, null, PAYMENT_NOTIFICATIONS.withdrawn(amount, cardLast4 ?? ''), now),
    ],
  };
}
