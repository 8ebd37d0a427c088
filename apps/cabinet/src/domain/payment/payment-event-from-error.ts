import { isApiError, type Refusal, refusalOf } from '@muddat/sdk';
import { isWriteOutcomeUnknown } from '../../shared/refusal/is-undecided.ts';
import type { PaymentEvent } from './payment.machine.ts';

/** The kind of request that failed. */
export type PaymentCall = 'create' | 'confirm' | 'resend' | 'status';

type ReadOptions = { now: number; transliterate: (text: string) => string };

/**
 * The event for a failed request. Only an explicit refusal means that the payment was refused. After a lost or broken response or a server
 * error the result is unknown, so the flow polls for it and does not send the payment again (docs/payments.md).
 */
export function paymentEventFromError(error: unknown, call: PaymentCall, { now, transliterate }: ReadOptions): PaymentEvent {
  if (!isApiError(error) || isWriteOutcomeUnknown(error)) return { type: 'answer-lost' };
  if (call === 'status') return error.statusCode === 404 ? { type: 'not-found' } : { type: 'answer-lost' };
  const told = refusalOf(error);
  const problem: Refusal = { ...told, message: transliterate(told.message) };
  return { type: call === 'confirm' ? 'code-refused' : 'refused', problem, now };
}
