import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { refusalWith } from '../../testing/refusals.ts';
import { type PaymentCall, paymentEventFromError } from './payment-event-from-error.ts';

const answer = (statusCode: number, code?: string, extras = {}) =>
  new ApiError({
    statusCode,
    message: 'Слова сервера',
    source: 'server',
    data: code ? { code, message: 'Слова сервера', ...extras } : null,
  });
const silence = (source: 'network' | 'timeout' | 'parse') => new ApiError({ statusCode: 511, message: '', source });
const read = { now: 1_000, transliterate: (text: string) => `${text}.` };
const ALL: readonly PaymentCall[] = ['create', 'confirm', 'resend', 'status'];

test.each([
  ['a network failure', silence('network')],
  ['a timeout', silence('timeout')],
  ['a response that cannot be parsed', silence('parse')],
  ['an internal server error', answer(500, 'internal')],
  ['an unavailable backend of the gateway', answer(502, 'upstream_unavailable')],
  ['a conflict with a first request that still runs', answer(409, 'idempotency_in_progress')],
  ['an idempotency key of another request', answer(422, 'idempotency_mismatch')],
  ['an ended session', answer(401, 'unauthorized')],
  ['an error that is not of the API', new TypeError('x')],
])('`paymentEventFromError` returns `answer-lost` for every payment call after %s', (_, error) => {
  for (const call of ALL) expect(paymentEventFromError(error, call, read)).toEqual({ type: 'answer-lost' });
});

test('for an amount below the minimum `paymentEventFromError` returns a refusal with the message of the server', () => {
  expect(paymentEventFromError(answer(422, 'amount_below_min'), 'create', read)).toEqual({
    type: 'refused',
    problem: refusalWith('amount_below_min', 'Слова сервера.'),
    now: 1_000,
  });
});

test('for a wrong code `paymentEventFromError` returns `code-refused` with the tries left', () => {
  expect(paymentEventFromError(answer(422, 'otp_wrong', { tries_left: 3 }), 'confirm', read)).toEqual({
    type: 'code-refused',
    problem: refusalWith('otp_wrong', 'Слова сервера.', { triesLeft: 3 }),
    now: 1_000,
  });
});

test.each([
  ['a 404 to `not-found`', answer(404, 'not_found'), { type: 'not-found' }],
  ['a 429 to a lost response', answer(429, 'rate_limited'), { type: 'answer-lost' }],
] as const)('`paymentEventFromError` for the status call maps %s', (_, error, event) => {
  expect(paymentEventFromError(error, 'status', read)).toEqual(event);
});
