import { expect, it } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import {
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  MAIN_CARD_SOURCE,
  MALIKA_PHONE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { remainingAmount } from '../payment/order-bounds.ts';
import { readBalance } from './balance.ts';

const ENTRIES = '/v1/api-payments/balance/entries';
const PAYMENTS = '/v1/api-payments/payments';
type Entry = { id: string; kind: string; amount: number; at: string; order_id: string | null; payment_id: string };
type Payment = {
  payment_id: string;
  created_at: string;
  order_id?: string | null;
  orders?: { order_id: string }[];
  order_names?: { order_id: string; number: string; store: string }[];
};

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

/** Requests all pages of a list; returns one array for each page. */
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

it('[S2-19] the balance history lists each entry with its order and payment, newest first', async () => {
  const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const topUp = await me.pay({ purpose: 'top_up', amount: 70_000, source: MAIN_CARD_SOURCE });
  const sources = [
    { type: 'balance', amount: 40_000 },
    { ...MAIN_CARD_SOURCE, amount: 60_000 },
  ];
  const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 100_000, sources });
  // A withdrawal that waits and only holds a sum makes no entry.
  await me.write('/v1/api-payments/withdrawal', { amount: 5_000, entity_id: 'card_0002' });
  const [page = []] = await all<Entry>(ENTRIES);
  expect(page.slice(0, 2)).toMatchObject([
    { kind: 'payment', amount: -40_000, order_id: order.id, payment_id: paid.body['payment_id'], system: null, last4: null },
    { kind: 'top_up', amount: 70_000, order_id: null, payment_id: topUp.body['payment_id'], system: 'uzcard' },
  ]);
});

it('the balance history adds up to the balance over all pages, without duplicates', async () => {
  const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const body = { purpose: 'instalment', order_id: order.id, amount: 1_000, source: { type: 'balance' } };
  for (let count = 0; count < 45; count += 1) await me.write(PAYMENT_PATH, body);
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

it('the payment list filters by days in Tashkent time; another customer sees none of these payments', async () => {
  const every = (await all<Payment>(PAYMENTS)).flat();
  expect(every.length).toBeGreaterThan(20);
  const dayOf = ({ created_at }: Payment) => new Date(Date.parse(created_at) + 5 * 3_600_000).toISOString().slice(0, 10);
  const day = dayOf(every.at(-1) ?? { payment_id: '', created_at: '' });
  const some = (await all<Payment>(`${PAYMENTS}?from=${day}&to=${day}`)).flat();
  expect(some).toEqual(every.filter((payment) => dayOf(payment) === day));
  const other = await createBillingCaller(sandbox, MALIKA_PHONE);
  const mine = new Set(every.map((payment) => payment.payment_id));
  const theirs = [...(await all<Payment>(PAYMENTS, other)), ...(await all<Entry>(ENTRIES, other))].flat();
  expect(theirs.filter((one) => mine.has(one.payment_id))).toEqual([]);
  expect(theirs.length).toBeGreaterThan(0);
});

it('[X-20] the balance history lists a refund and a chargeback of top-ups', async () => {
  const act = async (payload: object) => {
    const { statusCode } = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
    expect(statusCode).toBe(200);
  };
  const topUp = async () => String((await me.pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE })).body['payment_id']);
  const [given, taken] = [await topUp(), await topUp()];
  await act({ payment_id: given, act: 'refund', amount: 20_000 });
  await act({ payment_id: taken, act: 'chargeback' });
  const [page = []] = await all<Entry>(ENTRIES);
  expect(page.slice(0, 2)).toMatchObject([
    { kind: 'chargeback', amount: -50_000, payment_id: taken, system: 'uzcard', last4: '1234' },
    { kind: 'refund_out', amount: -20_000, payment_id: given, system: 'uzcard', last4: '1234' },
  ]);
});

it('[X-03] the payment list of an order includes payments of several orders, with the names of these orders', async () => {
  const payable = (await sandbox.db.select().from(orders).orderBy(orders.id)).filter(
    (one) => one.customerId === 'cus_0001' && remainingAmount(one, 'instalment') > 100_000,
  );
  const [first, second] = payable;
  if (first === undefined || second === undefined) throw new TypeError('no two demo orders fit');
  const ofOne = { purpose: 'instalment', order_id: first.id, amount: 1_000, source: { type: 'balance' } };
  for (let count = 0; count < 22; count += 1) await me.write(PAYMENT_PATH, ofOne);
  // A payment that waits for its code is listed too.
  const waiting = await me.write(PAYMENT_PATH, { ...ofOne, source: MAIN_CARD_SOURCE });
  const parts = [first, second].map(({ id }) => ({ order_id: id, amount: 1_500 }));
  const shared = await me.write(PAYMENT_PATH, { purpose: 'instalment', orders: parts, amount: 3_000, source: { type: 'balance' } });
  await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: second.id, amount: 1_000, source: { type: 'balance' } });

  const pages = await all<Payment>(`${PAYMENTS}?order_id=${first.id}`);
  const found = pages.flat();
  expect(pages.length).toBeGreaterThan(1);
  const every = (await all<Payment>(PAYMENTS)).flat();
  const isOfFirst = ({ order_id, orders: several = [] }: Payment) =>
    order_id === first.id || several.some((part) => part.order_id === first.id);
  expect(found).toEqual(every.filter(isOfFirst));
  expect(found.map(({ payment_id }) => payment_id)).toEqual(
    expect.arrayContaining([waiting.body['payment_id'], shared.body['payment_id']]),
  );
  const names = found.find(({ payment_id }) => payment_id === shared.body['payment_id'])?.order_names;
  expect(names).toMatchObject([first, second].map(({ id, number }) => ({ order_id: id, number, store: expect.any(String) })));
  expect(await me.call('GET', `${PAYMENT_PATH}/${String(shared.body['payment_id'])}`)).toMatchObject({ body: { order_names: names } });
  const other = await createBillingCaller(sandbox, MALIKA_PHONE);
  expect((await all<Payment>(`${PAYMENTS}?order_id=${first.id}`, other)).flat()).toEqual([]);
});

it.each([`${PAYMENTS}?cursor=nonsense`, `${ENTRIES}?cursor=nonsense`, `${PAYMENTS}?from=yesterday`])(
  'an invalid cursor or date gets 400: GET %s',
  async (path) => {
    expect(await me.call('GET', path)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  },
);
