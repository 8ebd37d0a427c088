import type { Database } from '../../db/client.ts';
import { hold } from './balance.ts';
import { isCardExpired } from './card-expiry.ts';
import { findCard } from './card-store.ts';
import { post } from './ledger.ts';
import { remainingFor } from './order-bounds.ts';
import type { PaymentRow } from './payment-store.ts';
import type { Reason } from './reasons.ts';
import type { Moment } from './settle.ts';
import { purposeOf } from './status.ts';
import { findQuote, isQuoteGood, lockOrder, runningSum } from './target.ts';

/**
 * The last look before money is taken, in the transaction that starts the processing: nobody is charged for what another payment
 * has paid meanwhile, nor for a payoff whose day is over. Sets the balance's part aside. Null when all is well.
 */
export async function startProcessing(tx: Database, payment: PaymentRow, moment: Moment): Promise<Reason | null> {
  const refused = (await orderReason(tx, payment, moment)) ?? (await cardReason(tx, payment, moment));
  if (refused !== null) return refused;
  return payment.balanceAmount > 0 ? holdBalance(tx, payment, moment) : null;
}

async function orderReason(tx: Database, payment: PaymentRow, { now }: Moment): Promise<Reason | null> {
  const purpose = purposeOf(payment.purpose);
  if (purpose === 'top_up' || payment.orderId === null) return null;
  const order = await lockOrder(tx, payment.customerId, payment.orderId);
  const left = order === null ? 0 : remainingFor(order, purpose);
  if (order === null || payment.amount > left - (await runningSum(tx, order.id))) return 'amount_above_remainder';
  if (payment.quoteId === null) return null;
  const quote = await findQuote(tx, payment.customerId, order.id, payment.quoteId);
  return quote !== null && isQuoteGood(quote, left, now) ? null : 'quote_expired';
}

async function cardReason(tx: Database, payment: PaymentRow, { today }: Moment): Promise<Reason | null> {
  if (payment.cardId === null) return null;
  const card = await findCard(tx, payment.customerId, payment.cardId);
  if (card === null) return 'card_deleted';
  return isCardExpired(card.expiry, today) ? 'card_expired' : null;
}

async function holdBalance(tx: Database, payment: PaymentRow, { now }: Moment): Promise<Reason | null> {
  const { id: paymentId, customerId, balanceAmount } = payment;
  if (!(await hold(tx, customerId, balanceAmount))) return 'insufficient_balance';
  await post(tx, {
    paymentId,
    kind: 'hold',
    customerId,
    orderId: null,
    at: now,
    amounts: { balance: balanceAmount, held: -balanceAmount },
  });
  return null;
}
