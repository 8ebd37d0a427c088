import type { Api } from '@muddat/app-shell';
import { eventOfError, type PayCall } from './event-of-error.ts';
import type { PayEvent, PayTrace } from './pay.machine.ts';
import type { PayAttempt, PayDraft } from './pay.types.ts';
import { otpOf, paymentOf } from './payment-of.ts';

/** The calls of the billing API that a payment needs. */
export type PayBilling = Pick<Api['billing'], 'createPayment' | 'confirmPayment' | 'getPayment' | 'findPayment' | 'resendOtp'>;
export type PayAnswer = PayEvent | { type: 'signed-out' };

/** A look is asked again soon, so it does not wait as long as what moves money. */
const LOOK_UP_TIMEOUT_MS = 8_000;
/** An attempt that the server never got is sent again by itself only this long after the customer pressed the button. */
export const RESEND_WITHIN_MS = 15 * 60 * 1000;

/** What is asked of the server, each answer as the event that it means. None of these throws. */
export function createPayCalls(billing: PayBilling, orderId: string, now: () => number) {
  const asEvent = async (call: PayCall, ask: () => Promise<PayEvent>): Promise<PayAnswer> => {
    try {
      return await ask();
    } catch (error) {
      return eventOfError(error, call);
    }
  };
  const told = (payment: Awaited<ReturnType<PayBilling['getPayment']>>): PayEvent => ({
    type: 'payment-told',
    payment: paymentOf(payment, now()),
  });
  return {
    create: ({ key, draft }: PayAttempt) =>
      asEvent('create', async () => told(await billing.createPayment(bodyOf(draft, orderId), { idempotencyKey: key }))),
    // A corrected code takes a new key; the call is idempotent by payment (domain, Payments).
    confirm: (paymentId: string, code: string) =>
      asEvent('confirm', async () =>
        told(await billing.confirmPayment({ payment_id: paymentId, code }, { idempotencyKey: crypto.randomUUID() })),
      ),
    resend: (paymentId: string) =>
      asEvent('resend', async () => ({ type: 'code-resent', otp: otpOf(await billing.resendOtp({ payment_id: paymentId }), now()) })),
    lookUp: async (trace: PayTrace): Promise<PayAnswer> => {
      const options = { timeoutMs: LOOK_UP_TIMEOUT_MS };
      const event = await asEvent('look-up', async () =>
        told(
          'attempt' in trace
            ? await billing.findPayment({ idempotency_key: trace.attempt.key }, options)
            : await billing.getPayment({ payment_id: trace.paymentId }, options),
        ),
      );
      const old = 'attempt' in trace && now() - trace.attempt.startedAt > RESEND_WITHIN_MS;
      return event.type === 'not-found' && old ? { type: 'lapsed' } : event;
    },
  };
}

function bodyOf({ purpose, amount, source }: PayDraft, orderId: string) {
  const from = source.type === 'balance' ? { type: 'balance' as const } : { type: 'bank_card' as const, entity_id: source.entityId };
  return { purpose, order_id: orderId, amount, source: from };
}
