import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../db/client.ts';
import { describeClock, findDatabaseProblems } from './find-database-problems.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(serverUrl === '')('a check of a PostgreSQL database', () => {
  const name = `check_${randomBytes(6).toString('hex')}`;
  const urlWith = (parts: Partial<Pick<URL, 'pathname' | 'username'>>): string =>
    Object.assign(new URL(serverUrl), { pathname: `/${name}`, ...parts }).href;
  const run = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  beforeAll(() => run(serverUrl, `CREATE DATABASE ${name}`));
  afterAll(() => run(serverUrl, `DROP DATABASE ${name}`));
  const history = "SELECT to_regclass('drizzle.__drizzle_migrations') AS found";

  test('accepts an empty one and leaves it empty', async () => {
    expect(await findDatabaseProblems(urlWith({}))).toEqual([]);
    expect(await run(urlWith({}), history)).toEqual([{ found: null }]);
  });

  test('accepts that of this build, and refuses that of a newer one or of another history', async () => {
    await (await openPostgres(urlWith({}))).close();
    expect(await findDatabaseProblems(urlWith({}))).toEqual([]);
    const insert = 'INSERT INTO drizzle.__drizzle_migrations (hash, created_at, tag, oldest_build)';
    await run(urlWith({}), `${insert} VALUES ('x', 9000000000000, '0099_later', 99)`);
    expect(await findDatabaseProblems(urlWith({}))).toEqual([
      expect.stringMatching(/^DATABASE_URL: .* is newer than this build \(.*0099_later/),
    ]);
    await run(urlWith({}), `UPDATE drizzle.__drizzle_migrations SET hash = 'other'`);
    expect(await findDatabaseProblems(urlWith({}))).toEqual([expect.stringContaining('was made by another version')]);
  });

  test('names a database that the server does not have', async () => {
    expect(await findDatabaseProblems(urlWith({ pathname: '/none_at_all' }))).toEqual([
      'DATABASE_URL: the server there has no database of that name (3D000)',
    ]);
  });

  test('names a user that the server refuses', async () => {
    expect(await findDatabaseProblems(urlWith({ username: 'nobody_at_all' }))).toEqual([
      expect.stringMatching(/^DATABASE_URL: the server there refuses the user name or the password \(28/),
    ]);
  });
});

test.each([
  [1_009, null],
  [4_600, 'DATABASE_URL: the clock there is 3600 s ahead of the clock of this machine'],
  [0, 'DATABASE_URL: the clock there is 1000 s behind the clock of this machine'],
])('a clock of %d s there, at 1000 s here', (there, line) => {
  expect(describeClock(there, 1_000)).toBe(line);
});
