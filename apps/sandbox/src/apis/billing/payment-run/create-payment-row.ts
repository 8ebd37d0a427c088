import { newId } from '../../../core/ids.ts';
import type { CardRow } from '../cards/card-store.ts';
import type { OtpState } from '../codes/otp-rules.ts';
import type { PaymentEvent } from '../payment/payment-events.ts';
import { paymentOtpColumns } from '../payment/payment-otp.ts';
import type { PaymentPlan } from '../payment/payment-plan.ts';
import type { PaymentPurpose, PaymentStatus } from '../payment/payment-status.ts';
import type { PaymentRow } from '../payment/payment-store.ts';

/** spec gap: a payment waits half an hour for its code, an hour for its payment app. */
const CODE_WAIT_MS = 1_800_000;
const APP_WAIT_MS = 3_600_000;

export type PaymentOrigin = {
  readonly customerId: string;
  readonly operation: string;
  readonly key: string;
  readonly returnUrl: string | null;
};

/** The plan of a payment or of a withdrawal. A withdrawal takes from the balance only, and its card receives the money. */
type ParsedPlan = Omit<PaymentPlan, 'purpose'> & { readonly purpose: PaymentPurpose };

type InitialPaymentState = {
  readonly status: PaymentStatus;
  readonly now: Date;
  readonly events: readonly PaymentEvent[];
  readonly card?: CardRow;
  readonly otp?: OtpState;
};

/** Builds the row of a new payment, which the caller inserts. */
export function buildPaymentRow(
  plan: ParsedPlan,
  origin: PaymentOrigin,
  { status, now, events, card, otp }: InitialPaymentState,
): PaymentRow {
  const wait = plan.app === null ? CODE_WAIT_MS : APP_WAIT_MS;
  return {
    id: newId('pay'),
    customerId: origin.customerId,
    purpose: plan.purpose,
    orderId: plan.orderId,
    parts: plan.parts,
    quoteId: plan.quoteId,
    status,
    reason: null,
    amount: plan.amount,
    cardAmount: plan.card?.amount ?? 0,
    balanceAmount: plan.balanceAmount,
    appAmount: plan.app === null ? 0 : plan.amount,
    excessAmount: 0,
    refundedAmount: 0,
    paidRows: null,
    cardId: card?.id ?? null,
    cardBin: card?.bin ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpiry: card?.expiry ?? null,
    system: plan.app ?? card?.system ?? null,
    returnUrl: origin.returnUrl,
    operation: origin.operation,
    idempotencyKey: origin.key,
    confirmKey: null,
    ...paymentOtpColumns(otp ?? null),
    events,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + wait),
    processingAt: status === 'processing' || status === 'succeeded' ? now : null,
    lateCreditedAt: null,
  };
}
