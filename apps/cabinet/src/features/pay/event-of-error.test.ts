import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { eventOfError, type PayCall } from './event-of-error.ts';

const answer = (statusCode: number, code?: string, extras = {}) =>
  new ApiError({
    statusCode,
    message: 'Слова сервера',
    source: 'server',
    data: code ? { code, message: 'Слова сервера', ...extras } : null,
  });
const silence = (source: 'network' | 'timeout' | 'parse') => new ApiError({ statusCode: 511, message: '', source });
const ALL: readonly PayCall[] = ['create', 'confirm', 'resend', 'look-up'];

test.each([
  ['no network', silence('network')],
  ['no answer in time', silence('timeout')],
  ['an answer that cannot be read', silence('parse')],
  ['a fault of the server', answer(500, 'internal')],
  ['a gateway without its upstream', answer(502, 'upstream_unavailable')],
  ['a first request that still runs', answer(409, 'idempotency_in_progress')],
  ['a key that names another request', answer(422, 'idempotency_mismatch')],
  ['what is no answer at all', new TypeError('x')],
])('%s leaves the payment unknown, whatever was asked', (_, error) => {
  for (const call of ALL) expect(eventOfError(error, call)).toEqual({ type: 'answer-lost' });
});

test('an ended session is no verdict on the payment', () => {
  for (const call of ALL) expect(eventOfError(answer(401, 'unauthorized'), call)).toEqual({ type: 'signed-out' });
});

test('a sum out of bounds is refused in the words of the server', () => {
  expect(eventOfError(answer(422, 'amount_below_min'), 'create')).toEqual({
    type: 'refused',
    problem: { code: 'amount_below_min', message: 'Слова сервера' },
  });
});

test('a wrong code brings the tries that are left', () => {
  expect(eventOfError(answer(422, 'otp_wrong', { tries_left: 3 }), 'confirm')).toEqual({
    type: 'code-refused',
    problem: { code: 'otp_wrong', message: 'Слова сервера' },
    triesLeft: 3,
  });
});

test.each([
  ['a payment that was never made', answer(404, 'not_found'), { type: 'not-found' }],
  ['a refusal to say', answer(429, 'rate_limited'), { type: 'answer-lost' }],
] as const)('looking up %s', (_, error, event) => {
  expect(eventOfError(error, 'look-up')).toEqual(event);
});
