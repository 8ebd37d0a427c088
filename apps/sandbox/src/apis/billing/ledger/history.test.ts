import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  CARD,
  type Caller,
  callerOf,
  createTestSandbox,
  DILNOZA,
  findOrder,
  MALIKA,
  PAYMENT,
  rememberSeed,
  type TestSandbox,
} from '../billing-tests.ts';
import { readBalance } from './balance.ts';

const ENTRIES = '/v1/api-payments/balance/entries';
const PAYMENTS = '/v1/api-payments/payments';
type Entry = { id: string; kind: string; amount: number; at: string; order_id: string | null; payment_id: string };
type Payment = { payment_id: string; created_at: string };

let sandbox: TestSandbox;
let me: Caller;
let restore: () => Promise<void>;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  me = await callerOf(sandbox, DILNOZA);
  restore = await rememberSeed(sandbox);
});
beforeEach(() => restore());
afterAll(() => sandbox.close());

/** Every page of a list, one after the other. */
async function all<T>(path: string, caller = me): Promise<T[][]> {
  const pages: T[][] = [];
  let cursor: unknown;
  do {
    const glue = path.includes('?') ? '&' : '?';
    const { status, body } = await caller.call('GET', cursor === undefined ? path : `${path}${glue}cursor=${String(cursor)}`);
    expect(status).toBe(200);
    const page: T[] = JSON.parse(JSON.stringify(body['data']));
    pages.push(page);
    cursor = body['next_cursor'];
  } while (cursor !== undefined);
  return pages;
}

it('[S2-19] the history says what came and went, for which order and payment, newest first', async () => {
  const order = await findOrder(sandbox, 'cus_0001', 'delivered');
  const topUp = await me.pay({ purpose: 'top_up', amount: 70_000, source: CARD });
  const sources = [
    { type: 'balance', amount: 40_000 },
    { ...CARD, amount: 60_000 },
  ];
  const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 100_000, sources });
  // One that holds a part of the balance and waits is no entry.
  await me.write('/v1/api-payments/withdrawal', { amount: 5_000, entity_id: 'card_0002' });
  const [page = []] = await all<Entry>(ENTRIES);
  expect(page.slice(0, 2)).toMatchObject([
    { kind: 'payment', amount: -40_000, order_id: order.id, payment_id: paid.body['payment_id'], system: null, last4: null },
    { kind: 'top_up', amount: 70_000, order_id: null, payment_id: topUp.body['payment_id'], system: 'uzcard' },
  ]);
});

it('adds up to the balance over all its pages, without a gap or an overlap', async () => {
  const order = await findOrder(sandbox, 'cus_0001', 'delivered');
  const body = { purpose: 'instalment', order_id: order.id, amount: 1_000, source: { type: 'balance' } };
  for (let count = 0; count < 45; count += 1) await me.write(PAYMENT, body);
  const pages = await all<Entry>(ENTRIES);
  const entries = pages.flat();
  expect(pages.length).toBeGreaterThan(2);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  expect(entries.map((entry) => entry.at)).toEqual(
    entries
      .map((entry) => entry.at)
      .toSorted()
      .toReversed(),
  );
  const { available, held } = await readBalance(sandbox.db, 'cus_0001');
  expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(available + held);
});

it('lists the payments of some days in Tashkent, and nobody else’s', async () => {
  const every = (await all<Payment>(PAYMENTS)).flat();
  expect(every.length).toBeGreaterThan(20);
  const dayOf = ({ created_at }: Payment) => new Date(Date.parse(created_at) + 5 * 3_600_000).toISOString().slice(0, 10);
  const day = dayOf(every.at(-1) ?? { payment_id: '', created_at: '' });
  const some = (await all<Payment>(`${PAYMENTS}?from=${day}&to=${day}`)).flat();
  expect(some).toEqual(every.filter((payment) => dayOf(payment) === day));
  const other = await callerOf(sandbox, MALIKA);
  const mine = new Set(every.map((payment) => payment.payment_id));
  const theirs = [...(await all<Payment>(PAYMENTS, other)), ...(await all<Entry>(ENTRIES, other))].flat();
  expect(theirs.filter((one) => mine.has(one.payment_id))).toEqual([]);
  expect(theirs.length).toBeGreaterThan(0);
});

it.each([`${PAYMENTS}?cursor=nonsense`, `${ENTRIES}?cursor=nonsense`, `${PAYMENTS}?from=yesterday`])('400 for %s', async (path) => {
  expect(await me.call('GET', path)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
