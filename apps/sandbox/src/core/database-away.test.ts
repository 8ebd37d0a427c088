import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { toProblem } from './problem-response.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each<[title: string, error: unknown, isAway: boolean]>([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a server that shuts down', withCode('57P01'), true],
  ['a server that starts', withCode('57P03'), true],
  ['a lost connection', new Error('Connection terminated unexpectedly'), true],
  ['a connection that could not be opened in time', new Error('timeout exceeded when trying to connect'), true],
  ['a wrapped error', new Error('Failed query', { cause: withCode('08006') }), true],
  ['a cancelled statement', withCode('57014'), false],
  ['a broken rule', withCode('23505'), false],
  ['no error', 'ECONNREFUSED', false],
])('%s', (_title, error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});

test('a database that is away is a refusal with Retry-After', () => {
  expect(toProblem(withCode('ECONNREFUSED'))).toMatchObject({ code: 'upstream_unavailable', status: 503, headers: { 'retry-after': '2' } });
});
