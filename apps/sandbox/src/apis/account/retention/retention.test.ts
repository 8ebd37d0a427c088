import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCustomerFileServices } from '../../../core/files/photo-files.ts';
import { ledgerEntries, payments } from '../../../db/schema/billing.ts';
import { documents } from '../../../db/schema/documents.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import {
  countRowsWithId,
  dumpTables,
  eraseExpiredDataIn,
  excerptsWithNumber,
  findDifferencesIn,
  getAsDilnoza,
  insertOrderRelatedRows,
  loadAllBalances,
  setClockAfter,
  tablesWithColumn,
} from '../../../testing/retention.ts';
import { createTestSandbox } from '../../../testing/test-sandbox.ts';
import { ledgerView } from '../../billing/ledger/ledger-view.ts';

/** An order that was paid off, by many payments. */
const PAID_OFF = '100001';
/** Orders that are stored at any age: open, owing, in court, broken off, or being delivered. */
const RETAINED_ORDERS = ['100006', '100007', '100008', '100010', '100013', '100016', '100020', '100023', '100024'];
const NAMED_BY = ['orderId', 'returnId', 'consentId'] as const;
const idOf = { orderId: PAID_OFF, returnId: `ret_${PAID_OFF}`, consentId: `con_${PAID_OFF}` };

const sandbox = await openSandbox();
const today = sandbox.clock.today();

const rowsOf = (column: (typeof NAMED_BY)[number]) => countRowsWithId(sandbox, tablesWithColumn(column), idOf[column]);
const rowsOfRetained = () => Promise.all(RETAINED_ORDERS.map((id) => countRowsWithId(sandbox, tablesWithColumn('orderId'), id)));
/** Whether the customer's two reviews exist: that of goods in the erased order only, and that of goods which they bought again. */
const reviewed = async () => {
  const found = await sandbox.db.select({ id: reviews.productId }).from(reviews).where(eq(reviews.customerId, 'cus_0001'));
  return ['1968', '2367'].map((product) => found.some(({ id }) => id === product));
};
const verifyDocument = async (code: string) => getAsDilnoza(sandbox, `/installment/v3/documents/verify/${code}`);

// Ordered tests over several years: each continues from the state that the previous one left.
describe('[X-14] the retention of orders for five years', { shuffle: false }, () => {
  let code: string;
  let paidBy: string[];
  let balances: Awaited<ReturnType<typeof loadAllBalances>>;
  let kept: Awaited<ReturnType<typeof rowsOfRetained>>;

  test('on the last day of the five years an ended order still has rows in every table with order data', async () => {
    const { db } = sandbox;
    const [order] = await db.select().from(orders).where(eq(orders.id, PAID_OFF));
    if (order === undefined) throw new TypeError('the seed has no such order');
    await insertOrderRelatedRows(sandbox, order);
    // Adds goods of another ended order to a running one.
    const [again] = await db.select().from(orderItems).where(eq(orderItems.orderId, '100002'));
    if (again === undefined) throw new TypeError('the seed has no such goods');
    await db.insert(orderItems).values({ ...again, orderId: '100006', number: 9 });
    expect(await reviewed()).toEqual([true, true]);
    const { storage } = createCustomerFileServices(sandbox.config);
    await storage.put(`rph_${PAID_OFF}.jpg`, Buffer.from('photo'));
    expect((await getAsDilnoza(sandbox, `/installment/v3/user/order/${PAID_OFF}/documents/certificate`)).statusCode).toBe(200);
    const [paper] = await db.select({ code: documents.code }).from(documents).where(eq(documents.subject, PAID_OFF));
    code = paper?.code ?? '';
    paidBy = (await db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, PAID_OFF))).map(({ id }) => id);
    expect(paidBy.length).toBeGreaterThan(5);
    setClockAfter(sandbox, today, 5, -1);
    // Reading orders triggers the daily run: orders with debts become `broke` and go to court.
    expect((await getAsDilnoza(sandbox, '/installment/v3/user/orders/all')).statusCode).toBe(200);
    [balances, kept] = [await loadAllBalances(sandbox), await rowsOfRetained()];
    await eraseExpiredDataIn(sandbox);
    setClockAfter(sandbox, today, 5, 0);
    await eraseExpiredDataIn(sandbox);
    for (const column of NAMED_BY) {
      // If this fails: `insertOrderRelatedRows` must fill every new table, and the job must empty it.
      for (const [name, count] of Object.entries(await rowsOf(column))) expect([name, count > 0]).toEqual([name, true]);
    }
    expect((await verifyDocument(code)).json()).toMatchObject({ data: { valid: true } });
  });

  test('one day after the five years an ended order is erased from every table, and its id from all texts', async () => {
    setClockAfter(sandbox, today, 5, 1);
    await eraseExpiredDataIn(sandbox);
    for (const column of NAMED_BY) {
      for (const [name, count] of Object.entries(await rowsOf(column))) expect([name, count]).toEqual([name, 0]);
    }
    const left = await dumpTables(sandbox);
    expect(excerptsWithNumber(PAID_OFF, left)).toEqual([]);
    expect(await reviewed()).toEqual([false, true]);
    for (const id of paidBy) expect([id, left.includes(id)]).toEqual([id, false]);
    expect(await createCustomerFileServices(sandbox.config).storage.get(`rph_${PAID_OFF}.jpg`)).toBeNull();
  });

  test('an erased order, its documents and receipts get 404; the lists of orders and balance entries still work', async () => {
    expect((await verifyDocument(code)).statusCode).toBe(404);
    expect((await getAsDilnoza(sandbox, `/installment/v3/user/order/${PAID_OFF}`)).statusCode).toBe(404);
    expect((await getAsDilnoza(sandbox, `/billing/v1/api-payments/payment/${paidBy[0]}/receipt?format=pdf`)).statusCode).toBe(404);
    expect((await getAsDilnoza(sandbox, '/installment/v3/user/orders/all?limit=100')).statusCode).toBe(200);
    expect((await getAsDilnoza(sandbox, '/billing/v1/api-payments/balance/entries')).statusCode).toBe(200);
  });

  test('after five years open orders and orders with debts or in court keep all rows; balances stay, the ledger agrees', async () => {
    expect(await rowsOfRetained()).toEqual(kept);
    expect(await loadAllBalances(sandbox)).toEqual(balances);
    expect(await findDifferencesIn(sandbox)).toEqual([]);
    const view = await ledgerView(sandbox.db, null, sandbox.clock.now());
    expect(view.ledger_sum).toBe(view.provider_sum);
    const carried = await sandbox.db.select().from(ledgerEntries).where(eq(ledgerEntries.account, 'carried'));
    // The top-ups behind the balances are also five years old, so the balances are carried forward.
    expect(carried.map(({ customerId, amount }) => [customerId, amount])).toEqual(
      balances.map(({ customerId, available, held }) => [customerId, available + held]),
    );
  });

  test('two concurrent retention runs on the day after the erasure change nothing', async () => {
    setClockAfter(sandbox, today, 5, 2);
    const before = await dumpTables(sandbox);
    await Promise.all([eraseExpiredDataIn(sandbox), eraseExpiredDataIn(sandbox)]);
    expect((await dumpTables(sandbox)) === before).toBe(true);
  });

  test('after 19 years all ended orders are erased, but open orders and orders with debts are kept', async () => {
    setClockAfter(sandbox, today, 19, 0);
    await Promise.all([eraseExpiredDataIn(sandbox), eraseExpiredDataIn(sandbox)]);
    const ended = ['finished', 'returned', 'canceled', 'refused', 'fail'];
    expect(await sandbox.db.$count(orders, inArray(orders.status, ended))).toBe(0);
    expect(await rowsOfRetained()).toEqual(kept);
    expect(await loadAllBalances(sandbox)).toEqual(balances);
    expect(await findDifferencesIn(sandbox)).toEqual([]);
  });
});

test('[X-14] moving the sandbox clock past the five years of retention erases an ended order', async () => {
  const other = await createTestSandbox();
  const moved = await other.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'P1900D' } });
  expect(moved.statusCode).toBe(200);
  expect(await other.db.$count(orders, eq(orders.id, PAID_OFF))).toBe(0);
  expect(await other.db.$count(orders, eq(orders.id, '100023'))).toBe(1);
  expect(await findDifferencesIn(other)).toEqual([]);
  await other.close();
});
