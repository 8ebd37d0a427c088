import type { billing } from '@muddat/sdk/types';
import type { Locale } from '../../core/locale.ts';
import { type EventRow, type PaymentRow, STEP_NAMES } from './payment-store.ts';
import { reasonMessage } from './reasons.ts';
import { paymentStatus, purposeOf } from './status.ts';

type Schemas = billing.components['schemas'];

/** A payment as its owner sees it. `otp` while a code is awaited, `url` while a payment app is. */
export function paymentView(
  payment: PaymentRow,
  events: readonly EventRow[],
  locale: Locale,
  extra: { otp?: Schemas['Otp']; url?: string } = {},
): Schemas['Payment'] {
  const message = reasonMessage(payment.reason, locale);
  return {
    payment_id: payment.id,
    status: paymentStatus(payment.status),
    purpose: purposeOf(payment.purpose),
    order_id: payment.orderId,
    quote_id: payment.quoteId,
    amount: payment.amount,
    excess_amount: payment.excessAmount,
    sources: sourcesOf(payment),
    reason: payment.reason,
    ...(message === null ? {} : { message }),
    ...extra,
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
    events: events.map((event) => ({
      type: event.type,
      step: stepOf(event.step),
      status: paymentStatus(event.status),
      at: event.at.toISOString(),
    })),
  };
}

function sourcesOf(payment: PaymentRow): Schemas['PaymentSource'][] {
  const card = {
    type: 'bank_card',
    entity_id: payment.cardId,
    system: payment.system,
    last4: payment.cardLast4,
    amount: payment.cardAmount,
  } as const;
  const balance = { type: 'balance', entity_id: null, system: null, last4: null, amount: payment.balanceAmount } as const;
  const app = { type: 'payment_app', entity_id: null, system: payment.system, last4: null, amount: payment.appAmount } as const;
  return [card, balance, app].filter((source) => source.amount > 0);
}

function stepOf(text: string): Schemas['PaymentEvent']['step'] {
  const found = STEP_NAMES.find((step) => step === text);
  if (found === undefined) throw new TypeError(`no step of a payment: ${text}`);
  return found;
}
