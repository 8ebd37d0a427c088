import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { refused } from '../../testing/refusals.ts';
import { eventOfError, type PaymentCall } from './event-of-error.ts';

const answer = (statusCode: number, code?: string, extras = {}) =>
  new ApiError({
    statusCode,
    message: 'Слова сервера',
    source: 'server',
    data: code ? { code, message: 'Слова сервера', ...extras } : null,
  });
const silence = (source: 'network' | 'timeout' | 'parse') => new ApiError({ statusCode: 511, message: '', source });
const read = { now: 1_000, readable: (text: string) => `${text}.` };
const ALL: readonly PaymentCall[] = ['create', 'confirm', 'resend', 'status'];

test.each([
  ['no network', silence('network')],
  ['no answer in time', silence('timeout')],
  ['an answer that cannot be read', silence('parse')],
  ['a fault of the server', answer(500, 'internal')],
  ['a gateway without its upstream', answer(502, 'upstream_unavailable')],
  ['a first request that still runs', answer(409, 'idempotency_in_progress')],
  ['a key that names another request', answer(422, 'idempotency_mismatch')],
  ['an ended session', answer(401, 'unauthorized')],
  ['what is no answer at all', new TypeError('x')],
])('%s leaves the payment unknown, whatever was asked', (_, error) => {
  for (const call of ALL) expect(eventOfError(error, call, read)).toEqual({ type: 'answer-lost' });
});

test('a sum out of bounds is refused in the words of the server', () => {
  expect(eventOfError(answer(422, 'amount_below_min'), 'create', read)).toEqual({
    type: 'refused',
    problem: refused('amount_below_min', 'Слова сервера.'),
    now: 1_000,
  });
});

test('a wrong code brings the tries that are left', () => {
  expect(eventOfError(answer(422, 'otp_wrong', { tries_left: 3 }), 'confirm', read)).toEqual({
    type: 'code-refused',
    problem: refused('otp_wrong', 'Слова сервера.', { triesLeft: 3 }),
    now: 1_000,
  });
});

test.each([
  ['a payment that was never made', answer(404, 'not_found'), { type: 'not-found' }],
  ['a refusal to tell', answer(429, 'rate_limited'), { type: 'answer-lost' }],
] as const)('the status of %s', (_, error, event) => {
  expect(eventOfError(error, 'status', read)).toEqual(event);
});
