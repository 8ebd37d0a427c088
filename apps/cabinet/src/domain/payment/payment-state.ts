import type { PaymentReference, PaymentState } from './payment.machine.ts';

/** The id of the flow's payment; null until the server has sent one. */
export function paymentIdOf(state: PaymentState): string | null {
  if (state.kind === 'form' || state.kind === 'sending') return null;
  if (state.kind !== 'checking') return state.payment.id;
  return 'paymentId' in state.reference ? state.reference.paymentId : null;
}

export const hasPaymentEnded = ({ kind }: PaymentState): boolean => kind === 'succeeded' || kind === 'failed';

/** The payment to poll in this state; null if nothing is polled. */
export function referenceToPoll(state: PaymentState): PaymentReference | null {
  if (state.kind === 'checking') return state.reference;
  return state.kind === 'processing' ? { paymentId: state.payment.id } : null;
}

/** The same text for the same payment, so that an effect restarts the polling only when the payment to poll changes. */
export const serializeReference = (trace: PaymentReference | null): string | null =>
  trace && ('paymentId' in trace ? `payment ${trace.paymentId}` : `key ${idempotencyKeyOf(trace)}`);

/** The idempotency key to find the payment by; null if its id is known. */
export function idempotencyKeyOf(trace: PaymentReference): string | null {
  if ('attempt' in trace) return trace.attempt.key;
  return 'key' in trace ? trace.key : null;
}
