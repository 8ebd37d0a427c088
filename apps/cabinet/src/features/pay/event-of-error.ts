import { isApiError } from '@muddat/sdk';
import type { PayEvent } from './pay.machine.ts';
import type { PayProblem } from './pay.types.ts';

/** What was asked of the server: to make a payment, to confirm it, to send a new code, or to tell how it stands. */
export type PayCall = 'create' | 'confirm' | 'resend' | 'look-up';

const SERVER_FAULT = 500;
/** No verdict on the payment: the first request still runs, or the server did not take this one up. */
const UNDECIDED_CODES = new Set(['idempotency_in_progress', 'idempotency_mismatch']);
const UNDECIDED_STATUSES = new Set([408, 425]);

/**
 * What a failed call says about the payment. Only a clear refusal is one: no answer, a broken one, or a fault of the server's
 * leave it unknown, and the flow asks for the result instead of trying again (domain, Payments).
 */
export function eventOfError(error: unknown, call: PayCall): PayEvent | { type: 'signed-out' } {
  if (!isApiError(error) || error.source !== 'server') return { type: 'answer-lost' };
  const { statusCode: status, code } = error;
  if (status === 401) return { type: 'signed-out' };
  if (status >= SERVER_FAULT || UNDECIDED_STATUSES.has(status) || (code !== null && UNDECIDED_CODES.has(code))) {
    return { type: 'answer-lost' };
  }
  if (call === 'look-up') return status === 404 ? { type: 'not-found' } : { type: 'answer-lost' };
  const problem: PayProblem = { code: code ?? `http_${status}`, message: error.message };
  return call === 'confirm' ? { type: 'code-refused', problem, triesLeft: triesLeft(error.data) } : { type: 'refused', problem };
}

function triesLeft(body: unknown): number | null {
  const tries = typeof body === 'object' && body !== null && 'tries_left' in body ? body.tries_left : null;
  return typeof tries === 'number' ? tries : null;
}
