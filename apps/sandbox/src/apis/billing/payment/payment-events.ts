import type { billing } from '@muddat/sdk/types';
import * as v from 'valibot';
import { PAYMENT_FAILURE_REASONS, type PaymentFailureReason } from './failure-reasons.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment-status.ts';

export type PaymentEvent = billing.components['schemas']['PaymentEvent'];

const STEPS = {
  created: 'sent',
  code_sent: 'code',
  code_resent: 'code',
  code_accepted: 'code',
  charge_requested: 'bank',
  charged: 'bank',
  credited: 'bank',
  order_paid: 'store',
  settled: 'ledger',
  excess_to_balance: 'ledger',
  late_charge_to_balance: 'ledger',
  canceled: 'code',
  refund_sent: 'bank',
  refund_to_balance: 'ledger',
  charged_back: 'bank',
} as const satisfies Record<string, PaymentEvent['step']>;

type EventType = keyof typeof STEPS;

/** Builds an event of a payment's timeline; the step follows from the type. The step follows from the type. */
export function paymentEvent(type: EventType, status: PaymentStatus, at: Date): PaymentEvent {
  return { type, step: STEPS[type], status, at: at.toISOString() };
}

/** The event of a payment that ends without success. The event's type equals the status. */
export function paymentEndEvent(status: 'failed' | 'expired', reason: PaymentFailureReason, at: Date): PaymentEvent {
  return { type: status, step: PAYMENT_FAILURE_REASONS[reason].step, status, at: at.toISOString() };
}

const eventsSchema = v.array(
  v.object({
    type: v.string(),
    step: v.picklist(['sent', 'code', 'bank', 'store', 'ledger']),
    status: v.picklist(PAYMENT_STATUSES),
    at: v.string(),
  }),
);

/** Parses the stored timeline. Throws if it is malformed: only this program writes the column. */
export function parseEvents(stored: unknown): PaymentEvent[] {
  return v.parse(eventsSchema, stored);
}
