import { expect, test } from 'vitest';
import { openPostgres } from './client.ts';
import { describePostgresFailure } from './postgres-failure.ts';

const failure = (code: string, message = 'secret') => Object.assign(new Error(message), { code });

test.each([
  [failure('28P01'), 'refuses the user name or the password (28P01)'],
  [failure('28000'), 'refuses the user name or the password (28000)'],
  [failure('3D000'), 'has no database of that name (3D000)'],
  [failure('ECONNREFUSED'), 'no server can be reached there (ECONNREFUSED)'],
  [failure('ENOTFOUND'), 'no server can be reached there (ENOTFOUND)'],
  [new Error('timeout expired'), 'no server can be reached there (timeout)'],
  [new Error('Connection terminated due to connection timeout'), 'no server can be reached there (timeout)'],
  [failure('53300'), 'does not accept the connection (53300)'],
  [new Error('secret'), 'does not accept the connection (no reason given)'],
])('%o of PostgreSQL is described as "%s"', (error, line) => {
  expect(describePostgresFailure(error)).toMatch(/^DATABASE_URL: /);
  expect(describePostgresFailure(error)).toContain(line);
  expect(describePostgresFailure(error)).not.toContain('secret');
});

test('a start without a server says that none can be reached', async () => {
  await expect(openPostgres('postgres://user:secret@127.0.0.1:1/none')).rejects.toThrow(
    'DATABASE_URL: no server can be reached there (ECONNREFUSED)',
  );
});
