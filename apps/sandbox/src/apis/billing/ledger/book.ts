import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import type { PaidRow } from '../../../db/schema/billing.ts';
import type { Write } from '../../../db/write-together.ts';
import { type Applied, applyToOrder } from '../payment/apply-to-order.ts';
import { NOTICES, notify } from '../payment/notices.ts';
import { event, type PaymentEvent } from '../payment/payment-events.ts';
import { type PaidOrder, type PaymentRow, partsOf } from '../payment/payment-store.ts';
import { credit, creditAmounts, splitCredit } from './claim.ts';
import { post } from './ledger.ts';

/** The writes for a payment whose money was received, and its new timeline events. */
export type Booked = {
  readonly writes: readonly Write[];
  readonly events: readonly PaymentEvent[];
  readonly excess: number;
  readonly paidRows: readonly PaidRow[] | null;
};

type Part = Applied & { readonly orderId: string; readonly amount: number };

/**
 * Books a payment. Card and app money is taken from the provider's account, the balance's share from its hold (`held`) or directly
 * (`balance`). Each order, locked by the caller, gets its share up to its remainder; the excess is credited to the balance.
 */
export async function book(
  tx: Database,
  payment: PaymentRow,
  orders: readonly PaidOrder[],
  moment: Moment,
  from: 'held' | 'balance',
): Promise<Booked> {
  const parts: Part[] = [];
  for (const paid of orders)
    parts.push({ orderId: paid.order.id, amount: paid.amount, ...(await applyToOrder(tx, payment, paid, moment)) });
  const applied = parts.reduce((sum, part) => sum + part.applied, 0);
  const excess = payment.amount - applied;
  const held = from === 'held' ? payment.balanceAmount : 0;
  const taken = payment.balanceAmount - held;
  const coming = await credit(tx, { customerId: payment.customerId, amount: excess, held: -held, at: moment.now });
  const { balance, claim } = creditAmounts(coming);
  const entries = post(tx, {
    paymentId: payment.id,
    kind: 'settle',
    customerId: payment.customerId,
    at: moment.now,
    amounts: { provider: payment.cardAmount + payment.appAmount, held, balance: taken + balance, claim },
    orders: parts.map((part) => ({ orderId: part.orderId, amount: -part.applied })),
  });
  const paidRows = parts.flatMap(({ orderId, rows }) => rows.map((row) => ({ orderId, ...row })));
  const topUp = payment.purpose === 'top_up';
  return {
    excess: topUp ? 0 : excess,
    paidRows: paidRows.length === 0 ? null : paidRows,
    events: [
      ...(applied > 0 ? [event('order_paid', 'succeeded', moment.now)] : []),
      ...(excess > 0 && !topUp ? [event('excess_to_balance', 'succeeded', moment.now)] : []),
      event('settled', 'succeeded', moment.now),
    ],
    writes: [
      ...parts.flatMap((part) => part.writes),
      ...coming.writes,
      entries,
      ...news(tx, payment, parts, { excess, settled: coming.settled }, moment.now),
    ],
  };
}

/** `settled`: the share of the excess that paid off a claim. */
type Excess = { readonly excess: number; readonly settled: number };

function news(tx: Database, payment: PaymentRow, parts: readonly Part[], { excess, settled }: Excess, now: Date): Write[] {
  if (payment.purpose === 'top_up') return [notify(tx, payment, null, NOTICES.toppedUp(payment.amount), now)];
  const paid = parts
    .filter((part) => part.applied > 0)
    .flatMap(({ orderId, amount, orderStatus }) => [
      notify(tx, payment, orderId, NOTICES.paid(orderId, amount), now),
      ...(orderStatus === 'finished' ? [notify(tx, payment, orderId, NOTICES.finished(orderId), now)] : []),
    ]);
  // The share of an order that no longer exists belongs to none of `parts`: add it as an excess.
  const known = parts.reduce((sum, part) => sum + part.excess, 0);
  const left = [...parts, { orderId: partsOf(payment)[0]?.orderId ?? '', excess: excess - known }].filter((part) => part.excess > 0);
  // The notification links to the balance, because the order's page does not show this money.
  let toClaim = settled;
  const told = left.map((part) => {
    const split = splitCredit(part.excess, toClaim);
    toClaim = split.left;
    return notify(tx, payment, null, NOTICES.excess(part.orderId, part.excess, split.settled), now);
  });
  return [...paid, ...told];
}
