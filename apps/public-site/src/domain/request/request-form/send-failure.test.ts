import { ApiError, type ApiErrorSource, refusalOf } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { hasFieldErrors, toSendFailure } from './send-failure.ts';

const NOW = 1_000_000;
const failed = (statusCode: number, data: unknown = null, source: ApiErrorSource = 'server') =>
  new ApiError({ statusCode, message: 'x', source, data });

test.each([
  ['offline without a network', failed(511, null, 'network'), false, 'offline', '', null],
  ['unanswered if online without a response', failed(511, null, 'network'), true, 'unanswered', '', null],
  ['unanswered for a timeout', failed(511, null, 'timeout'), true, 'unanswered', '', null],
  [
    'too-often until the given time for a 429',
    failed(429, { code: 'rate_limited', message: 'Слишком много', retry_after: 30 }),
    true,
    'too-often',
    'Слишком много',
    NOW + 30_000,
  ],
  ['too-often for a minute for a 429 without a time', failed(429), true, 'too-often', '', NOW + 60_000],
  [
    'refused with the message of the server for a 403',
    failed(403, { code: 'bot_check_failed', message: 'Проверка не пройдена' }),
    true,
    'refused',
    'Проверка не пройдена',
    null,
  ],
  ['broken for a 503', failed(503, { message: 'Нет связи' }), true, 'broken', 'Нет связи', null],
  ['broken for a 500', failed(500, { code: 'internal', message: 'Что-то пошло не так' }), true, 'broken', 'Что-то пошло не так', null],
  ['broken for a response that is not JSON', failed(200, '<html>', 'parse'), true, 'broken', '', null],
  ['broken for an error in our own code', new TypeError('x'), true, 'broken', '', null],
] as const)('toSendFailure returns %s', (_title, error, online, reason, message, until) => {
  const outcome = toSendFailure(error, { now: NOW, online });
  expect([outcome.reason, outcome.refusal.message, outcome.until]).toEqual([reason, message, until]);
});

test('hasFieldErrors is true only for a refusal that names fields', () => {
  const names = (error: unknown) => hasFieldErrors(refusalOf(error));
  expect(names(failed(422, { code: 'validation_failed', message: 'x', fields: { phone: 'phone-format' } }))).toBe(true);
  expect(names(failed(422, { code: 'validation_failed', message: 'x', fields: {} }))).toBe(false);
  expect(names(failed(503, null))).toBe(false);
  expect(names(new Error('x'))).toBe(false);
});
