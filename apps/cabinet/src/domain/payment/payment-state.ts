import type { PaymentState, PaymentTrace } from './payment.machine.ts';

/** The payment that the flow is about, once the server has named it. */
export function paymentIdOf(state: PaymentState): string | null {
  if (state.kind === 'form' || state.kind === 'sending') return null;
  if (state.kind !== 'checking') return state.payment.id;
  return 'paymentId' in state.trace ? state.trace.paymentId : null;
}

export const hasEnded = ({ kind }: PaymentState): boolean => kind === 'succeeded' || kind === 'failed';

/** What is polled in this state; null where nothing is. */
export function polledTrace(state: PaymentState): PaymentTrace | null {
  if (state.kind === 'checking') return state.trace;
  return state.kind === 'processing' ? { paymentId: state.payment.id } : null;
}

/** The name of a trace: while it stays the same, so does the poll. */
export const traceName = (trace: PaymentTrace | null): string | null =>
  trace && ('paymentId' in trace ? `payment ${trace.paymentId}` : `key ${keyOfTrace(trace)}`);

/** The key that a payment is looked up by; null where its id is known. */
export function keyOfTrace(trace: PaymentTrace): string | null {
  if ('attempt' in trace) return trace.attempt.key;
  return 'key' in trace ? trace.key : null;
}
