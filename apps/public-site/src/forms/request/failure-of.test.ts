import { ApiError, type ApiErrorSource } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { failureOf, namesFields } from './failure-of.ts';

const NOW = 1_000_000;
const failed = (statusCode: number, data: unknown = null, source: ApiErrorSource = 'server') =>
  new ApiError({ statusCode, message: 'x', source, data });

test.each([
  ['no network', failed(511, null, 'network'), false, { kind: 'offline', message: null, until: null }],
  ['a network, and no answer', failed(511, null, 'network'), true, { kind: 'unanswered', message: null, until: null }],
  ['an answer that came too late', failed(511, null, 'timeout'), true, { kind: 'unanswered', message: null, until: null }],
  [
    'too many requests, with the time to wait',
    failed(429, { code: 'rate_limited', message: 'Слишком много', retry_after: 30 }),
    true,
    { kind: 'too-often', message: 'Слишком много', until: NOW + 30_000 },
  ],
  ['too many requests, and no word of how long', failed(429), true, { kind: 'too-often', message: null, until: NOW + 60_000 }],
  [
    'a refusal in the words of the server',
    failed(403, { code: 'bot_check_failed', message: 'Проверка не пройдена' }),
    true,
    { kind: 'refused', message: 'Проверка не пройдена', until: null },
  ],
  ['a server that broke', failed(503, { message: 'Нет связи' }), true, { kind: 'trouble', message: null, until: null }],
  ['an answer that is not JSON', failed(200, '<html>', 'parse'), true, { kind: 'trouble', message: null, until: null }],
  ['a mistake of our own', new TypeError('x'), true, { kind: 'trouble', message: null, until: null }],
] as const)('%s', (_title, error, online, expected) => {
  expect(failureOf(error, { now: NOW, online })).toEqual(expected);
});

test('fields that a server names are told from other refusals', () => {
  expect(namesFields(failed(422, { code: 'validation_failed', message: 'x', fields: { phone: 'phone-format' } }))).toBe(true);
  expect(namesFields(failed(422, { code: 'validation_failed', message: 'x', fields: {} }))).toBe(false);
  expect(namesFields(failed(503, null))).toBe(false);
  expect(namesFields(new Error('x'))).toBe(false);
});
