import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { searchEntries } from '../db/schema/search.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { runSearchWithTimeout } from './run-with-timeout.ts';

const sandbox = await openSandbox({ env: { SEARCH_TIMEOUT_MS: '2000' } });

const within = (searchTimeoutMs: number) => ({ db: sandbox.db, config: { searchTimeoutMs } });
const timeoutOf = async (db: TestSandbox['db']): Promise<unknown> => {
  const answer: unknown = await db.execute(sql`select current_setting('statement_timeout') as timeout`);
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows) ? answer.rows[0] : null;
};

it.runIf(process.env['TEST_DATABASE_URL'])('runSearchWithTimeout sets a statement timeout, and clears it afterwards', async () => {
  expect(await runSearchWithTimeout(within(250), timeoutOf)).toEqual({ timeout: '250ms' });
  expect(await timeoutOf(sandbox.db)).toEqual({ timeout: '0' });
});

it.runIf(process.env['TEST_DATABASE_URL'])('runSearchWithTimeout cancels a slow statement with 429 and Retry-After', async () => {
  const slow = runSearchWithTimeout(within(100), (tx) => tx.execute(sql`select pg_sleep(5)`));
  await expect(slow).rejects.toMatchObject({ code: 'rate_limited', status: 429, headers: { 'retry-after': '2' } });
});

it.runIf(process.env['TEST_DATABASE_URL'])(
  'a slow search gets 429, other calls succeed meanwhile, and the next search succeeds',
  async () => {
    const authorization = `Bearer ${await sandbox.guestToken()}`;
    const get = (url: string) => sandbox.app.inject({ url: `/installment${url}`, headers: { authorization } });
    const searches = ['/v3/search?q=telefon', '/v3/search/suggest?q=telefon'];
    await sandbox.db.transaction(async (tx) => {
      // Blocks every search.
      await tx.execute(sql`lock table ${searchEntries} in access exclusive mode`);
      const began = performance.now();
      const [other, ...slow] = await Promise.all(['/v3/stores', ...searches].map(get));
      expect(slow.map(({ statusCode, headers, ...answer }) => [statusCode, headers['retry-after'], answer.json().code])).toEqual(
        Array(2).fill([429, '2', 'rate_limited']),
      );
      expect(other?.statusCode).toBe(200);
      expect(performance.now() - began).toBeLessThan(10_000);
    });
    expect((await Promise.all(searches.map(get))).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  },
);

it('runSearchWithTimeout runs at most two searches at once, and refuses those that waited too long with 429', async () => {
  let [running, most] = [0, 0];
  const search = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(150);
    running -= 1;
  };
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => runSearchWithTimeout(within(250), search)));
  expect(most).toBeLessThanOrEqual(2);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(6);
  expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'rate_limited', headers: { 'retry-after': '2' } })));
  await expect(runSearchWithTimeout(within(250), async () => 'next')).resolves.toBe('next');
});

it.skipIf(process.env['TEST_DATABASE_URL'])(
  'runSearchWithTimeout lets other calls use the only connection of the embedded database between statements',
  async () => {
    const order: string[] = [];
    const note = async (name: string, db: TestSandbox['db']): Promise<void> => {
      await db.execute(sql`select 1`);
      order.push(name);
    };
    await Promise.all([
      runSearchWithTimeout(within(2_000), async (db) => {
        for (const name of ['first', 'second', 'third']) await note(name, db);
      }),
      note('other', sandbox.db),
    ]);
    expect(order.indexOf('other')).toBeLessThan(2);
  },
);

it('runSearchWithTimeout passes on the error of a failed statement, not as `rate_limited`', async () => {
  await expect(runSearchWithTimeout(within(100), (tx) => tx.execute(sql`select 1 / 0`))).rejects.not.toMatchObject({
    code: 'rate_limited',
  });
});
