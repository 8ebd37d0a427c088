import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { createFileCaller } from '../../testing/documents.ts';
import { DILNOZA_PHONE, JASUR_PHONE } from '../../testing/installment.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const sandbox = await openSandbox();
const [dilnoza, jasur] = [await createFileCaller(sandbox, DILNOZA_PHONE), await createFileCaller(sandbox, JASUR_PHONE)];
const [order] = await sandbox.db.select().from(orders).where(eq(orders.customerId, 'cus_0001'));
const contract = `/installment/v3/user/order/${order?.id}/documents/contract`;
const statement = `/installment/v3/user/statement?from=${sandbox.clock.today()}&to=${sandbox.clock.today()}&format=pdf`;

let end: () => void = () => undefined;
afterEach(() => end());
/** Starts a job of Dilnoza that runs until the end of the test, and adds `waiting` jobs to the queue. */
function occupyWorkers(waiting: number): Promise<unknown>[] {
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  return Array.from({ length: 1 + waiting }, () => sandbox.heavy.run('cus_0001', () => held));
}

test('a customer with twenty queued documents gets 429 with `retry-after` for the next, and other customers are served', async () => {
  const all = occupyWorkers(20);
  const refused = await dilnoza('GET', contract);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(refused.json()).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('5 секунд') });
  expect((await jasur('GET', statement)).status).toBe(200);
  end();
  await Promise.all(all);
  expect((await dilnoza('GET', contract)).status).toBe(200);
});

test('an aborted request for a document frees its slot in the queue of documents', async () => {
  const origin = await sandbox.listen();
  const all = occupyWorkers(19);
  /** `Problem` when twenty files wait, so the queue is full; `TimeoutError` when one more may wait. */
  const oneMore = () => sandbox.heavy.run('cus_0001', async () => undefined, AbortSignal.timeout(50)).catch((error: Error) => error.name);
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}` };
  const asked = vi.spyOn(sandbox.heavy, 'run');
  const left = fetch(`${origin}${contract}`, { headers, signal: leaving.signal }).catch((error: Error) => error.name);
  // Wait for the contract to enter the queue: otherwise `oneMore` could take the last slot.
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  asked.mockRestore();
  expect(await oneMore()).toBe('Problem');
  leaving.abort();
  expect(await left).toBe('AbortError');
  await expect.poll(oneMore).toBe('TimeoutError');
  end();
  await Promise.all(all);
});
