import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  createInstallmentCaller,
  DILNOZA_PHONE,
  fetchAllPages,
  type InstallmentCaller,
  MALIKA_PHONE,
} from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Order = installment.components['schemas']['Order'];

const LIST = '/v3/user/orders/all';

const sandbox = await openSandbox();
const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
const malika = await createInstallmentCaller(sandbox, MALIKA_PHONE);

const allOrders = async (call: InstallmentCaller) => (await fetchAllPages<Order>(call, `${LIST}?limit=100`)).flat();
const sumOf = (order: Order, field: 'amount' | 'paid_amount') => order.schedule.reduce((sum, row) => sum + row[field], 0);

describe('seeded orders', () => {
  test('each schedule adds up exactly to the total and paid amount of its order', async () => {
    const orders = [...(await allOrders(dilnoza)), ...(await allOrders(malika))].filter((order) => order.month > 0);
    expect(orders.length).toBeGreaterThan(10);
    for (const order of orders) {
      expect([order.id, sumOf(order, 'amount')]).toEqual([order.id, order.total_amount]);
      expect([order.id, sumOf(order, 'paid_amount')]).toEqual([order.id, order.paid_amount]);
      expect(order.schedule.map((row) => row.number)).toEqual(order.schedule.map((_, index) => index + 1));
      expect(order.schedule.slice(0, -1).every((row) => row.amount === order.monthly_payment)).toBe(true);
    }
  });

  test('terms of 3, 6 and 12 months are among the orders, and full purchases have no schedule', async () => {
    const orders = await allOrders(dilnoza);
    expect([...new Set(orders.map((order) => order.month))].sort((a, b) => a - b)).toEqual([0, 3, 6, 12]);
    expect(orders.filter((order) => order.month === 0).every((order) => order.schedule.length === 0)).toBe(true);
  });

  test('exactly one payment of the demo customer is overdue, within the grace period', async () => {
    const overdue = (await allOrders(dilnoza)).filter((order) => order.overdue_days > 0);
    const [order] = overdue;
    expect(overdue).toHaveLength(1);
    expect(order?.overdue_days).toBeGreaterThanOrEqual(1);
    expect(order?.overdue_days).toBeLessThanOrEqual(5);
    expect(order?.payment_reason).toBe('overdue');
    const row = order?.schedule.find((candidate) => candidate.state === 'overdue');
    expect([row?.due_date, row?.amount, row?.amount]).toEqual([order?.payment_date, order?.past_due_debt, order?.payment_amount]);
    expect([order?.payment_min, order?.payment_max]).toEqual([1_000, order?.remainder]);
  });

  test('the goods and the delivery of a full purchase add up to its total, and some orders have several goods', async () => {
    const orders = await allOrders(dilnoza);
    for (const order of orders.filter((item) => item.month === 0)) {
      const goods = order.items.reduce((sum, item) => sum + item.price * item.quantity, 0);
      expect([order.id, goods + order.delivery.price]).toEqual([order.id, order.total_amount]);
    }
    expect(orders.some((order) => order.items.length > 2)).toBe(true);
  });

  test('the schedules contain instalments in all five states', async () => {
    const states = new Set((await allOrders(dilnoza)).flatMap((order) => order.schedule.map((row) => row.state)));
    expect([...states].sort()).toEqual(['due', 'overdue', 'paid', 'partially_paid', 'upcoming']);
  });

  test('a waiting order requires exactly its initial fee; pending, reserved and ended orders require no payment', async () => {
    const byStatus = Map.groupBy(await allOrders(dilnoza), (order) => order.status);
    const waiting = byStatus.get('waiting')?.[0];
    expect(waiting?.initial_fee).toBeGreaterThan(0);
    expect(waiting).toMatchObject({
      payment_reason: 'initial_fee',
      payment_amount: waiting?.initial_fee,
      payment_min: waiting?.initial_fee,
      payment_max: waiting?.initial_fee,
    });
    for (const status of ['pending', 'reserved', 'canceled', 'refused', 'fail', 'returned', 'finished']) {
      for (const order of byStatus.get(status) ?? []) {
        expect([status, order.payment_amount, order.payment_max, order.payment_date, order.payment_reason]).toEqual([
          status,
          0,
          0,
          null,
          null,
        ]);
      }
    }
    for (const status of ['canceled', 'refused', 'fail', 'returned', 'finished']) expect(byStatus.get(status)?.[0]?.remainder).toBe(0);
  });

  test('the history of each order begins with pending, ends with its status, and never goes back in time or ahead of now', async () => {
    for (const order of [...(await allOrders(dilnoza)), ...(await allOrders(malika))]) {
      const times = order.events.map((event) => event.at);
      expect([order.events[0]?.status, order.events.at(-1)?.status]).toEqual(['pending', order.status]);
      expect(times).toEqual(times.toSorted());
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(sandbox.clock.now().getTime());
    }
  });
});
