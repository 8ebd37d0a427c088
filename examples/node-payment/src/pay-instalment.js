import { createIdempotencyKey, isApiError, isResponseLost, refusalOf } from '@muddat/sdk';

/**
 * Starts the payment of an order's next instalment from a saved card. The answer has the status `otp_required`: the customer gets a code.
 * @param {import('@muddat/sdk').MuddatClient} muddat
 * @param {{ orderId: string, cardId: string, amount: number, idempotencyKey?: string }} payment `amount` in whole so'm. Keep the key with the order
 *   before you call this, so that a restarted program asks for the same payment.
 */
export async function payInstalment(muddat, { orderId, cardId, amount, idempotencyKey = createIdempotencyKey() }) {
  const source = { type: /** @type {const} */ ('bank_card'), entity_id: cardId };
  const start = () =>
    muddat.billing.createPayment({ purpose: 'instalment', order_id: orderId, amount, source }, { idempotencyKey, retry: 0 });
  try {
    return await start();
  } catch (error) {
    if (!isResponseLost(refusalOf(error))) throw error;
  }
  try {
    return await muddat.billing.findPayment({ idempotency_key: idempotencyKey });
  } catch (error) {
    // The payment never arrived, so that it may be sent again, under the same key.
    if (isApiError(error, 'billing.findPayment') && error.code === 'not_found') return start();
    throw error;
  }
}

/** The orders with an instalment to pay, and the customer's saved cards. */
export async function whatToPay(muddat) {
  const cards = await muddat.billing.listEntities({ billing_reflection_alias: 'muddat', collection_type: 'bank_card' });
  const orders = [];
  for await (const order of muddat.installment.listOrders({ unpaid: true })) {
    if (order.payment_reason === 'overdue' || order.payment_reason === 'instalment') orders.push(order);
  }
  return { orders, cards: cards.data };
}
