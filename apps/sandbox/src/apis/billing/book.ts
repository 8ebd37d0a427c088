import type { Database } from '../../db/client.ts';
import type { Write } from '../../db/write-together.ts';
import { type Applied, applyToOrder } from './apply-to-order.ts';
import { changeBalance } from './balance.ts';
import { post } from './ledger.ts';
import type { Moment } from './moment.ts';
import { NOTICES, notify } from './notices.ts';
import { event, type PaymentEvent } from './payment-events.ts';
import type { OrderRow, PaymentRow } from './payment-store.ts';

/** What a payment whose money is there does to the books, and the lines it adds to its time line. */
export type Booked = { readonly writes: readonly Write[]; readonly events: readonly PaymentEvent[]; readonly excess: number };

/**
 * Books a payment: card and app money comes from the provider, the balance's part from what was held for it (`held`) or was taken
 * just now (`balance`); the order, locked by the caller, gets what remains on it, the balance the rest.
 */
export async function book(
  tx: Database,
  payment: PaymentRow,
  order: OrderRow | null,
  moment: Moment,
  from: 'held' | 'balance',
): Promise<Booked> {
  const result = await applyToOrder(tx, payment, order, moment);
  const { applied, excess } = result;
  const held = from === 'held' ? payment.balanceAmount : 0;
  const taken = payment.balanceAmount - held;
  const entries = post(tx, {
    paymentId: payment.id,
    kind: 'settle',
    customerId: payment.customerId,
    orderId: payment.orderId,
    at: moment.now,
    amounts: { provider: payment.cardAmount + payment.appAmount, held, balance: taken - excess, order: -applied },
  });
  const topUp = payment.purpose === 'top_up';
  return {
    excess: topUp ? 0 : excess,
    events: [
      ...(applied > 0 ? [event('order_paid', 'succeeded', moment.now)] : []),
      ...(excess > 0 && !topUp ? [event('excess_to_balance', 'succeeded', moment.now)] : []),
      event('settled', 'succeeded', moment.now),
    ],
    writes: [...result.writes, ...changeBalance(tx, payment.customerId, excess, -held), entries, ...news(tx, payment, result, moment.now)],
  };
}

function news(tx: Database, payment: PaymentRow, { applied, excess, orderStatus }: Applied, now: Date): Write[] {
  if (payment.purpose === 'top_up') return [notify(tx, payment, NOTICES.toppedUp(payment), now)];
  return [
    ...(applied > 0 ? [notify(tx, payment, orderStatus === 'finished' ? NOTICES.finished(payment) : NOTICES.paid(payment), now)] : []),
    ...(excess > 0 ? [notify(tx, payment, NOTICES.excess(payment, excess), now)] : []),
  ];
}
