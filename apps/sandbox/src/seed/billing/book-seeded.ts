import type { CalendarDate } from '@muddat/schedule';
import { paymentEvent } from '../../apis/billing/payment/payment-events.ts';
import type { PaymentPurpose } from '../../apis/billing/payment/payment-status.ts';
import type { ledgerEntries, payments } from '../../db/schema/billing.ts';
import type { providerCharges } from '../../db/schema/provider.ts';
import type { SeededCard } from './cards.ts';

export type SeededPaymentRows = {
  readonly payment: typeof payments.$inferInsert;
  readonly charge: typeof providerCharges.$inferInsert;
  readonly entries: (typeof ledgerEntries.$inferInsert)[];
};

type PastPayment = {
  readonly customerId: string;
  readonly orderId: string | null;
  readonly purpose: PaymentPurpose;
  readonly amount: number;
  /** The schedule row that was paid. */
  readonly row?: number;
  /** The calendar day in Tashkent. */
  readonly on: CalendarDate;
};

const CODE_TOOK_MS = 18_000;
const BANK_TOOK_MS = 20_000;

/** The rows in the database that a past card payment would have left. */
export function buildSeededPayment(
  { customerId, orderId, purpose, amount, row, on }: PastPayment,
  card: SeededCard,
  number: number,
): SeededPaymentRows {
  const id = `pay_seed_${String(number).padStart(4, '0')}`;
  // At midnight, so that even today's top-ups are in the past and before all payments of the day.
  const start = Date.parse(`${on}T00:00:00+05:00`);
  const [createdAt, codeAt, endAt] = [new Date(start), new Date(start + CODE_TOOK_MS), new Date(start + BANK_TOOK_MS)];
  const entry = { posting: `${id}:settle`, customerId, paymentId: id, at: endAt };
  const events = [
    paymentEvent('created', 'created', createdAt),
    paymentEvent('code_sent', 'otp_required', createdAt),
    paymentEvent('code_accepted', 'processing', codeAt),
    paymentEvent('charge_requested', 'processing', codeAt),
    paymentEvent('charged', 'processing', endAt),
    ...(orderId === null ? [] : [paymentEvent('order_paid', 'succeeded', endAt)]),
    paymentEvent('settled', 'succeeded', endAt),
  ];
  return {
    payment: {
      id,
      customerId,
      purpose,
      orderId,
      status: 'succeeded',
      amount,
      cardAmount: amount,
      ...(orderId === null || row === undefined ? {} : { paidRows: [{ orderId, number: row, amount }] }),
      cardId: card.id,
      cardBin: card.bin,
      cardLast4: card.last4,
      system: card.system,
      operation: 'billing.createPayment',
      idempotencyKey: id,
      createdAt,
      updatedAt: endAt,
      expiresAt: endAt,
      processingAt: codeAt,
      events,
    },
    charge: { paymentId: id, customerId, amount, last4: card.last4, status: 'accepted', at: endAt },
    entries: [
      { ...entry, account: 'provider', amount },
      { ...entry, account: orderId === null ? 'balance' : 'order', orderId, amount: -amount },
    ],
  };
}
