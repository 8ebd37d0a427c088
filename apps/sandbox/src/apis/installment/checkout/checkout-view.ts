import type { installment } from '@muddat/sdk/types';
import type { Database } from '../../../db/client.ts';
import type { orders } from '../../../db/schema/orders.ts';
import { type CheckoutRow, checkoutOtpOf } from '../../billing/codes/checkout-otp.ts';
import { otpView } from '../../billing/codes/otp-rules.ts';
import { loadQuoteAndOrders } from './checkout-store.ts';

type Checkout = installment.components['schemas']['Checkout'];

/** The current state of a checkout and of its orders. */
export async function viewCheckout(db: Database, checkout: CheckoutRow, now: Date): Promise<Checkout> {
  const { quote, placed } = await loadQuoteAndOrders(db, checkout);
  const status = checkoutStatusOf(checkout, now);
  return {
    checkout_id: checkout.id,
    status,
    quote_id: checkout.quoteId,
    ...(status === 'otp_required'
      ? {
          otp: { otp_id: checkout.otpId, ...otpView(checkoutOtpOf(checkout), now) },
          to_sign: quote.record.orders.map(({ store, price, offer }) => ({ store: store.name, price, offer })),
        }
      : {}),
    orders: placed.map(orderView),
    to_pay_now: quote.record.toPayNow,
    created_at: checkout.createdAt.toISOString(),
  };
}

function checkoutStatusOf({ status, expiresAt }: CheckoutRow, now: Date): Checkout['status'] {
  if (status === 'placed' || status === 'failed' || status === 'expired') return status;
  return now >= expiresAt ? 'expired' : 'otp_required';
}

function orderView(order: typeof orders.$inferSelect): Checkout['orders'][number] {
  const { id, number, status } = order;
  if (status !== 'waiting') return { id, number, status };
  const toPay = order.type === 'full' ? order.totalAmount - order.paidAmount : order.initialFee - order.initialFeePaid;
  return { id, number, status, initial_fee: toPay, ...(order.payUntil === null ? {} : { pay_until: order.payUntil.toISOString() }) };
}
