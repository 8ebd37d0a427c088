import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import { NOTICES, notify } from '../payment/notices.ts';
import { event } from '../payment/payment-events.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { changeBalance } from './balance.ts';
import type { Booked } from './book.ts';
import { post } from './ledger.ts';

/** Books a withdrawal that the provider has paid out: the held sum is removed from the balance, and the provider owes us that much less. */
export function bookWithdrawal(tx: Database, payment: PaymentRow, { now }: Moment): Booked {
  const { id: paymentId, customerId, amount, cardLast4 } = payment;
  return {
    excess: 0,
    paidRows: null,
    events: [event('settled', 'succeeded', now)],
    writes: [
      ...changeBalance(tx, customerId, { held: -amount }),
      post(tx, { paymentId, kind: 'settle', customerId, at: now, amounts: { provider: -amount, held: amount } }),
      notify(tx, payment, null, NOTICES.withdrawn(amount, cardLast4 ?? ''), now),
    ],
  };
}
