import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../core/testing.ts';
import { withinTime } from './within-time.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const timeoutOf = async (db: TestSandbox['db']): Promise<unknown> => {
  const answer: unknown = await db.execute(sql`select current_setting('statement_timeout') as timeout`);
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows) ? answer.rows[0] : null;
};

it('gives statements a limit within, and none afterwards', async () => {
  expect(await withinTime(sandbox.db, timeoutOf, 250)).toEqual({ timeout: '250ms' });
  expect(await timeoutOf(sandbox.db)).toEqual({ timeout: '0' });
});

it.runIf(process.env['TEST_DATABASE_URL'])('breaks off a statement that takes longer, with 429 and Retry-After', async () => {
  const slow = withinTime(sandbox.db, (tx) => tx.execute(sql`select pg_sleep(5)`), 100);
  await expect(slow).rejects.toMatchObject({ code: 'rate_limited', status: 429, headers: { 'retry-after': '2' } });
});

it('passes on what else went wrong', async () => {
  await expect(withinTime(sandbox.db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.not.toMatchObject({ code: 'rate_limited' });
});
