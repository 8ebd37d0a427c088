import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const busy = { code: 'card_busy', message: 'Идёт платёж', request_id: 'req-1' };

const silence = { code: 'no-answer', message: '' };

test.each([
  [
    'a problem of the API is told in its own words',
    { statusCode: 409, message: busy.message, source: 'server', data: busy },
    { code: 'card_busy', message: 'Идёт платёж' },
  ],
  ['an answer that is no problem says nothing to a reader', { statusCode: 503, message: 'Service Unavailable', source: 'server' }, silence],
  ['no answer', { statusCode: 511, message: 'Failed to fetch', source: 'network' }, silence],
  ['no answer in time', { statusCode: 511, message: 'Timeout', source: 'timeout', data: busy }, silence],
] as const)('%s', (_title, init, told) => {
  expect(refusalOf(new ApiError(init))).toEqual(told);
});

test('what is no failure of a call is one without an answer', () => {
  expect(refusalOf(new TypeError('x'))).toEqual(silence);
});
