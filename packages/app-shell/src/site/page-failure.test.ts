import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { PageFileMissing } from '../reload/page-file.ts';
import { SessionUnknown } from '../session/session-query.ts';
import { failureOf, readablePath } from './page-failure.ts';

test.each<[string, unknown, object]>([
  [
    'an answer keeps its status and sentence',
    new ApiError({ statusCode: 503, message: 'Нет связи', source: 'server' }),
    { statusCode: 503, statusMessage: 'Нет связи' },
  ],
  [
    'no answer is 511, in the words of the page',
    new ApiError({ statusCode: 511, message: 'no response', source: 'network' }),
    { statusCode: 511, statusMessage: '' },
  ],
  ['no answer about the session is 511', new SessionUnknown(''), { statusCode: 511, statusMessage: '' }],
  ['a file that did not come is 511', new PageFileMissing(), { statusCode: 511, statusMessage: '' }],
  [
    'the number that the support line asks for is kept',
    new ApiError({ statusCode: 500, message: 'Ошибка', source: 'server', requestId: 'req-7' }),
    { statusCode: 500, statusMessage: 'Ошибка', requestId: 'req-7' },
  ],
  ['a mistake of ours is 500, and its text is not shown', new TypeError('x is undefined'), { statusCode: 500, statusMessage: '' }],
  ['whatever is thrown', 'text', { statusCode: 500, statusMessage: '' }],
])('%s', (_name, error, expected) => {
  expect(failureOf(error, '/ru')).toEqual({ ...expected, path: '/ru' });
});

test.each([
  ['/ru/%D0%BD%D0%B5%D1%82', '/ru/нет'],
  ['/ru/%E0%A4%A', '/ru/%E0%A4%A'],
  ['/ru/a%2Fb', '/ru/a%2Fb'],
])('%s is read as %s', (path, expected) => {
  expect(readablePath(path)).toBe(expected);
});
