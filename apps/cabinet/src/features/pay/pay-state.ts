import type { PayState, PayTrace } from './pay.machine.ts';

/** The payment that the flow is about, once the server has named it. */
export function paymentIdOf(state: PayState): string | null {
  if (state.kind === 'form' || state.kind === 'sending') return null;
  if (state.kind !== 'checking') return state.payment.id;
  return 'paymentId' in state.trace ? state.trace.paymentId : null;
}

export const hasEnded = ({ kind }: PayState): boolean => kind === 'succeeded' || kind === 'failed';

/** What the server is asked about in this state, again and again; null where it is not. */
export function askedTrace(state: PayState): PayTrace | null {
  if (state.kind === 'checking') return state.trace;
  return state.kind === 'processing' ? { paymentId: state.payment.id } : null;
}

/** The name of a trace: while it stays the same, the asking goes on. */
export const traceName = (trace: PayTrace | null): string | null =>
  trace && ('attempt' in trace ? `key ${trace.attempt.key}` : `payment ${trace.paymentId}`);
