import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { hasEndedUnpaid } from '../../../domain/order/order-phase.ts';
import { isCardExpired } from '../cards/card-expiry.ts';
import { lockClaim } from '../ledger/claim.ts';
import { holdBalanceShare } from '../ledger/hold.ts';
import type { PaymentFailureReason } from '../payment/failure-reasons.ts';
import { isOrderPurpose, remainingAmount } from '../payment/order-bounds.ts';
import { amountInProgress, findPayoffQuote, isPaidSince, isPayoffQuoteValid } from '../payment/payable-orders.ts';
import { parsePurpose } from '../payment/payment-status.ts';
import { orderSharesOf, type PaymentAndOrders } from '../payment/payment-store.ts';

/**
 * The last check before money is taken, in the transaction that starts the processing, with the orders locked. Nobody is charged for a sum
 * that another payment has paid or is paying, or for a payoff whose day is over. Holds the balance's share. Returns null if the payment may
 * be processed, otherwise the reason for refusing it.
 */
export async function startProcessing(
  tx: Database,
  { payment, orders }: PaymentAndOrders,
  moment: Moment,
): Promise<PaymentFailureReason | null> {
  if (payment.cardExpiry !== null && isCardExpired(payment.cardExpiry, moment.today)) return 'card_expired';
  const refused = await orderReason(tx, { payment, orders }, moment.now);
  if (refused !== null) return refused;
  // The sum of a withdrawal was held when it was requested. A chargeback may have opened a claim since then.
  if (payment.purpose === 'withdrawal') return (await lockClaim(tx, payment.customerId)) > 0 ? 'claim_open' : null;
  if (payment.balanceAmount === 0) return null;
  const held = await holdBalanceShare(tx, payment, moment.now);
  if (held === null) return 'insufficient_balance';
  await runWritesAtOnce(tx, held);
  return null;
}

async function orderReason(tx: Database, { payment, orders }: PaymentAndOrders, now: Date): Promise<PaymentFailureReason | null> {
  const purpose = parsePurpose(payment.purpose);
  if (!isOrderPurpose(purpose)) return null;
  if (orders.length < orderSharesOf(payment).length) return 'amount_above_remainder';
  for (const { order, amount } of orders) {
    if (hasEndedUnpaid(order.status)) return 'order_closed';
    const left = remainingAmount(order, purpose);
    const running = await amountInProgress(tx, order.id);
    if (amount > left - running) return 'amount_above_remainder';
    // Without this check, two devices that pay the same instalment would pay it and the next one.
    const paidMeanwhile = purpose === 'instalment' && (running > 0 || (await isPaidSince(tx, order.id, payment.createdAt)));
    if (paidMeanwhile) return 'paid_meanwhile';
    if (payment.quoteId === null) continue;
    const quote = await findPayoffQuote(tx, payment.customerId, order.id, payment.quoteId);
    if (quote === null || !isPayoffQuoteValid(quote, left, now)) return 'quote_expired';
  }
  return null;
}
