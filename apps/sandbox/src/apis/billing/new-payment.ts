import type { Database } from '../../db/client.ts';
import { payments } from '../../db/schema/billing.ts';
import type { CardRow } from './card-store.ts';
import { newId } from './ids.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { type EventRow, insertEvents, type PaymentRow } from './payment-store.ts';
import type { PaymentStatus } from './status.ts';

/** spec gap: a payment waits half an hour for its code, an hour for its payment app. */
const CODE_WAIT_MS = 1_800_000;
const APP_WAIT_MS = 3_600_000;

export type PaymentOrigin = {
  readonly customerId: string;
  readonly operation: string;
  readonly key: string;
  readonly returnUrl: string | null;
};

/** A payment as it will be written. */
export function newPayment(plan: PaymentPlan, card: CardRow | null, origin: PaymentOrigin, status: PaymentStatus, now: Date): PaymentRow {
  const wait = plan.app === null ? CODE_WAIT_MS : APP_WAIT_MS;
  return {
    id: newId('pay'),
    customerId: origin.customerId,
    purpose: plan.purpose,
    orderId: plan.orderId,
    quoteId: plan.quoteId,
    status,
    reason: null,
    amount: plan.amount,
    cardAmount: plan.card?.amount ?? 0,
    balanceAmount: plan.balanceAmount,
    appAmount: plan.app === null ? 0 : plan.amount,
    excessAmount: 0,
    cardId: card?.id ?? null,
    cardBin: card?.bin ?? null,
    cardLast4: card?.last4 ?? null,
    system: plan.app ?? card?.system ?? null,
    returnUrl: origin.returnUrl,
    operation: origin.operation,
    idempotencyKey: origin.key,
    confirmKey: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + wait),
    processingAt: status === 'processing' || status === 'succeeded' ? now : null,
    lateCreditedAt: null,
  };
}

export async function insertPayment(tx: Database, payment: PaymentRow, events: readonly EventRow[]): Promise<void> {
  await tx.insert(payments).values(payment);
  await insertEvents(tx, payment.id, events);
}
