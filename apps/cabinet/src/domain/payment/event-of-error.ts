import { isApiError, type Refusal, refusalOf } from '@muddat/sdk';
import { isUndecided } from '../../shared/refusal/is-undecided.ts';
import type { PaymentEvent } from './payment.machine.ts';

/** What was asked of the server: to create a payment, confirm it, send a new code, or tell its status. */
export type PaymentCall = 'create' | 'confirm' | 'resend' | 'status';

type Read = { now: number; readable: (text: string) => string };

/**
 * What a failed call says about the payment. Only a clear refusal is one: no answer, a broken one, or a fault of the server's
 * leave it unknown, and the flow polls for the result instead of trying again (domain, Payments).
 */
export function eventOfError(error: unknown, call: PaymentCall, { now, readable }: Read): PaymentEvent {
  if (!isApiError(error) || isUndecided(error)) return { type: 'answer-lost' };
  if (call === 'status') return error.statusCode === 404 ? { type: 'not-found' } : { type: 'answer-lost' };
  const told = refusalOf(error);
  const problem: Refusal = { ...told, message: readable(told.message) };
  return { type: call === 'confirm' ? 'code-refused' : 'refused', problem, now };
}
