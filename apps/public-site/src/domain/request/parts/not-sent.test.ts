import { ApiError, type ApiErrorSource, refusalOf } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { namesFields, notSent } from './not-sent.ts';

const NOW = 1_000_000;
const failed = (statusCode: number, data: unknown = null, source: ApiErrorSource = 'server') =>
  new ApiError({ statusCode, message: 'x', source, data });

test.each([
  ['no network', failed(511, null, 'network'), false, 'offline', '', null],
  ['a network, and no answer', failed(511, null, 'network'), true, 'unanswered', '', null],
  ['an answer that came too late', failed(511, null, 'timeout'), true, 'unanswered', '', null],
  [
    'too many requests, with the time to wait',
    failed(429, { code: 'rate_limited', message: 'Слишком много', retry_after: 30 }),
    true,
    'too-often',
    'Слишком много',
    NOW + 30_000,
  ],
  ['too many requests, and no word of how long', failed(429), true, 'too-often', '', NOW + 60_000],
  [
    'a refusal in the words of the server',
    failed(403, { code: 'bot_check_failed', message: 'Проверка не пройдена' }),
    true,
    'refused',
    'Проверка не пройдена',
    null,
  ],
  ['a server that broke', failed(503, { message: 'Нет связи' }), true, 'broken', 'Нет связи', null],
  ['a server that says so', failed(500, { code: 'internal', message: 'Что-то пошло не так' }), true, 'broken', 'Что-то пошло не так', null],
  ['an answer that is not JSON', failed(200, '<html>', 'parse'), true, 'broken', '', null],
  ['a mistake of our own', new TypeError('x'), true, 'broken', '', null],
] as const)('%s', (_title, error, online, reason, message, until) => {
  const outcome = notSent(error, { now: NOW, online });
  expect([outcome.reason, outcome.refusal.message, outcome.until]).toEqual([reason, message, until]);
});

test('fields that a server names are told from other refusals', () => {
  const names = (error: unknown) => namesFields(refusalOf(error));
  expect(names(failed(422, { code: 'validation_failed', message: 'x', fields: { phone: 'phone-format' } }))).toBe(true);
  expect(names(failed(422, { code: 'validation_failed', message: 'x', fields: {} }))).toBe(false);
  expect(names(failed(503, null))).toBe(false);
  expect(names(new Error('x'))).toBe(false);
});
