import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { ChunkLoadError } from '../reload/guarded-import.ts';
import { SessionFetchError } from '../session/session-query.ts';
import { decodePath, toPageFailure } from './page-failure.ts';

test.each<[string, unknown, object]>([
  [
    'a server error keeps its status and message',
    new ApiError({ statusCode: 503, message: 'Нет связи', source: 'server' }),
    { statusCode: 503, statusMessage: 'Нет связи' },
  ],
  [
    'a missing response is 511 without a message',
    new ApiError({ statusCode: 511, message: 'no response', source: 'network' }),
    { statusCode: 511, statusMessage: '' },
  ],
  ['a session that could not be fetched is 511', new SessionFetchError(''), { statusCode: 511, statusMessage: '' }],
  ['a missing page file is 511', new ChunkLoadError(), { statusCode: 511, statusMessage: '' }],
  [
    'the request id of a server error is kept',
    new ApiError({ statusCode: 500, message: 'Ошибка', source: 'server', requestId: 'req-7' }),
    { statusCode: 500, statusMessage: 'Ошибка', requestId: 'req-7' },
  ],
  ['a programming error is 500, and its text is not shown', new TypeError('x is undefined'), { statusCode: 500, statusMessage: '' }],
  ['any other thrown value is 500', 'text', { statusCode: 500, statusMessage: '' }],
])('`toPageFailure`: %s', (_name, error, expected) => {
  expect(toPageFailure(error, '/ru')).toEqual({ ...expected, path: '/ru' });
});

test.each([
  ['/ru/%D0%BD%D0%B5%D1%82', '/ru/нет'],
  ['/ru/%E0%A4%A', '/ru/%E0%A4%A'],
  ['/ru/a%2Fb', '/ru/a%2Fb'],
])('`decodePath` turns the path %s into %s', (path, expected) => {
  expect(decodePath(path)).toBe(expected);
});
