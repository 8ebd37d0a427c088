import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
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
