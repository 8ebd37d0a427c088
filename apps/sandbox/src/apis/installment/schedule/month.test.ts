import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { and, eq, lte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { scheduleRows } from '../../../db/schema/orders.ts';
import {
  createInstallmentCaller,
  DILNOZA_PHONE,
  fetchAllPages,
  type InstallmentCaller,
  JASUR_PHONE,
} from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Month = installment.components['schemas']['Month'];
type Order = installment.components['schemas']['Order'];
type NextPayment = installment.components['schemas']['NextPayment'];

const DAY_MS = 86_400_000;

const sandbox = await openSandbox();
const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);

const monthOf = async (call: InstallmentCaller) => (await call<{ data: Month; as_of: CalendarDate }>('/v3/user/month')).body;
const ordersOf = async (call: InstallmentCaller) => (await fetchAllPages<Order>(call, '/v3/user/orders/all?limit=100')).flat();

/** Computes the expected payments from the order list. */
function expected(orders: readonly Order[], until: CalendarDate) {
  return orders.flatMap((order): { id: string; date: CalendarDate | null; amount: number }[] => {
    if (order.payment_amount === 0) return [];
    if (order.payment_date === null) return [{ id: order.id, date: null, amount: order.payment_amount }];
    return order.schedule
      .filter((row) => row.amount > row.paid_amount && row.due_date <= until)
      .map((row) => ({ id: order.id, date: row.due_date, amount: row.amount - row.paid_amount }));
  });
}

test('[X-19] GET /v3/user/month returns the total and the payments of all orders by date, overdue first', async () => {
  const { data, as_of } = await monthOf(dilnoza);
  const payments = data.payments.map(({ order_id, due_date, amount }) => ({ id: order_id, date: due_date, amount }));
  const wanted = expected(await ordersOf(dilnoza), data.until);
  expect(new Set(payments.map((one) => JSON.stringify(one)))).toEqual(new Set(wanted.map((one) => JSON.stringify(one))));
  expect(payments).toHaveLength(wanted.length);
  expect([data.total, data.count]).toEqual([wanted.reduce((sum, { amount }) => sum + amount, 0), wanted.length]);
  const places = data.payments.map(({ due_date, overdue_days }) => (overdue_days > 0 ? 0 : due_date === null ? 1 : 2));
  expect(places).toEqual(places.toSorted());
  expect(places[0]).toBe(0);
  const days = data.payments.flatMap(({ due_date }) => due_date ?? []);
  expect(days).toEqual(days.toSorted());
  expect(data.payments.every(({ due_date, overdue_days }) => overdue_days > 0 === (due_date !== null && due_date < as_of))).toBe(true);
});

test('[X-19] GET /v3/user/month returns the number of overdue orders and the sum of their overdue debts', async () => {
  sandbox.clock.setOffset(40 * DAY_MS);
  const { data } = await monthOf(dilnoza);
  const late = (await ordersOf(dilnoza)).filter((order) => order.overdue_days > 0);
  sandbox.clock.setOffset(0);
  expect(late.length).toBeGreaterThan(1);
  expect(data.overdue_orders).toBe(late.length);
  expect(data.overdue_total).toBe(late.reduce((sum, order) => sum + order.past_due_debt, 0));
});

test('GET /v3/user/month returns an empty month to a customer without debts; a guest gets 401', async () => {
  expect((await monthOf(await createInstallmentCaller(sandbox, JASUR_PHONE))).data).toMatchObject({
    total: 0,
    overdue_total: 0,
    count: 0,
    payments: [],
  });
  expect((await (await createInstallmentCaller(sandbox, null))('/v3/user/month')).status).toBe(401);
});

test('[X-19] once all instalments of the month are paid, GET /v3/user/month lists none, and the next payment is due later', async () => {
  const { until } = (await monthOf(dilnoza)).data;
  const before = await sandbox.db.select().from(scheduleRows);
  await sandbox.db.update(scheduleRows).set({ paidAmount: scheduleRows.amount }).where(lte(scheduleRows.dueDate, until));
  const { data } = await monthOf(dilnoza);
  const next = (await dilnoza<{ data: NextPayment | null }>('/v3/user/next-payment')).body.data;
  const [first] = (await ordersOf(dilnoza)).flatMap(({ payment_date }) => payment_date ?? []).toSorted();
  for (const { orderId, number, paidAmount } of before)
    await sandbox.db
      .update(scheduleRows)
      .set({ paidAmount })
      .where(and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, number)));
  expect(data.payments.filter(({ due_date }) => due_date !== null)).toEqual([]);
  expect(next).toMatchObject({ payment_date: first, overdue_days: 0 });
  expect(first && first > until).toBe(true);
});
