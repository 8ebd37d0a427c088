import type { billing } from '@muddat/sdk/types';
import type { Locale } from '../../../core/locale.ts';
import type { OrderShare } from '../../../db/schema/billing.ts';
import { isErasedId } from '../../../domain/order/erased-order.ts';
import { otpView } from '../codes/otp-rules.ts';
import { paymentFailureMessage } from './failure-reasons.ts';
import type { OrderName } from './order-names.ts';
import { parseEvents } from './payment-events.ts';
import { paymentOtpOf } from './payment-otp.ts';
import { parsePaymentStatus, parsePurpose } from './payment-status.ts';
import { orderSharesOf, type PaymentRow } from './payment-store.ts';
import { type RefundRow, refundView } from './refund-store.ts';

type Schemas = billing.components['schemas'];
type PaymentViewParams = {
  readonly locale: Locale;
  readonly now: Date;
  readonly url?: string;
  readonly refunds?: readonly RefundRow[];
  readonly names?: ReadonlyMap<string, OrderName>;
  readonly receiptNumbers?: ReadonlyMap<string, string>;
};

/**
 * A payment as its owner sees it. `otp` is present while a code is awaited, `url` while a payment app is to be opened, `refunds` when a
 * single payment is read, `order_names` and `receipt_number` when one payment or a list is read.
 */
export function paymentView(
  payment: PaymentRow,
  { locale, now, url, refunds, names, receiptNumbers }: PaymentViewParams,
): Schemas['Payment'] {
  const message = paymentFailureMessage(payment.reason, locale);
  const receiptNumber = receiptNumbers?.get(payment.id);
  const otp = payment.status === 'otp_required' ? paymentOtpOf(payment) : null;
  return {
    payment_id: payment.id,
    status: parsePaymentStatus(payment.status),
    purpose: parsePurpose(payment.purpose),
    order_id: payment.orderId,
    ...(payment.parts === null
      ? {}
      : { orders: unerasedShares(payment.parts).map(({ orderId, amount }) => ({ order_id: orderId, amount })) }),
    ...(names === undefined ? {} : { order_names: namesOf(payment, names) }),
    ...(receiptNumber === undefined ? {} : { receipt_number: receiptNumber }),
    quote_id: payment.quoteId,
    amount: payment.amount,
    excess_amount: payment.excessAmount,
    refunded_amount: payment.refundedAmount,
    ...(refunds === undefined ? {} : { refunds: refunds.map((row) => refundView(row, now)) }),
    sources: sourcesOf(payment),
    ...(payment.purpose === 'withdrawal' ? { destination: cardSource(payment, payment.amount) } : {}),
    reason: payment.reason,
    ...(message === null ? {} : { message }),
    ...(otp === null ? {} : { otp: { otp_id: payment.id, ...otpView(otp, now) } }),
    ...(url === undefined ? {} : { url }),
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
    events: parseEvents(payment.events),
  };
}

/** The shares of orders that are not erased: erased orders have no name left. */
const unerasedShares = (parts: readonly OrderShare[]) => parts.filter(({ orderId }) => !isErasedId(orderId));

function namesOf(payment: PaymentRow, names: ReadonlyMap<string, OrderName>) {
  return orderSharesOf(payment).flatMap(({ orderId }) => {
    const name = names.get(orderId);
    return name === undefined ? [] : [{ order_id: orderId, number: name.number, store: name.store }];
  });
}

function cardSource({ cardId, system, cardLast4 }: PaymentRow, amount: number): Schemas['PaymentSource'] {
  return { type: 'bank_card', entity_id: cardId, system, last4: cardLast4, amount };
}

function sourcesOf(payment: PaymentRow): Schemas['PaymentSource'][] {
  const card = cardSource(payment, payment.cardAmount);
  const balance = { type: 'balance', entity_id: null, system: null, last4: null, amount: payment.balanceAmount } as const;
  const app = { type: 'payment_app', entity_id: null, system: payment.system, last4: null, amount: payment.appAmount } as const;
  return [card, balance, app].filter((source) => source.amount > 0);
}
