import { slowSchedule, walk } from '@muddat/schedule/oracle';
import type { installment } from '@muddat/sdk/types';
import { and, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, scheduleRows } from '../../db/schema/orders.ts';
import { createInstallmentCaller, DILNOZA_PHONE, fetchAllPages, MALIKA_PHONE } from '../../testing/installment.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

type Order = installment.components['schemas']['Order'];
const LIST = '/v3/user/orders/all?limit=100';

const sandbox = await openSandbox();
const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
const pages = [
  ...(await fetchAllPages<Order>(dilnoza, LIST)),
  ...(await fetchAllPages<Order>(await createInstallmentCaller(sandbox, MALIKA_PHONE), LIST)),
];
const all = pages.flat();

test('[X-01] an instalment order returns its offer: price, fee, mark-up, totals, monthly payment and every date', () => {
  const inParts = all.filter(({ month }) => month > 0);
  expect(inParts.length).toBeGreaterThan(10);
  expect(inParts.some(({ initial_fee }) => initial_fee > 0)).toBe(true);
  for (const { id, offer, counted_from, ...order } of inParts) {
    if (!offer || !counted_from) throw new Error(`${id} has no true price`);
    const goods = order.items.reduce((sum, item) => sum + item.price * item.quantity, 0);
    const slow = slowSchedule(offer.price, offer.initial_fee, offer.markup_bp, order.month, counted_from);
    expect([id, offer.price]).toEqual([id, goods + order.delivery.price]);
    expect(offer).toMatchObject({
      months: order.month,
      initial_fee: order.initial_fee,
      monthly_payment: order.monthly_payment,
      total: order.total_amount,
      to_pay: order.initial_fee + order.total_amount,
      markup: order.initial_fee + order.total_amount - offer.price,
      financed: slow.financed,
      payments: order.schedule.length,
      schedule: slow.payments.map(({ dueDate, ...row }) => ({ ...row, due_date: dueDate })),
    });
    expect(offer.markup).toBe(slow.markup);
  }
});

test('[X-01] discounted at the yearly rate, the payments of an order equal the financed amount', () => {
  for (const { id, offer, counted_from } of all) {
    if (!offer || !counted_from) continue;
    const worthAt = (percent: number) =>
      offer.schedule.reduce((sum, row) => sum + row.amount / (1 + percent / 100) ** (walk(counted_from, row.due_date) / 365), 0);
    expect([id, worthAt(offer.yearly_rate - 0.051) >= offer.financed, worthAt(offer.yearly_rate + 0.051) <= offer.financed]).toEqual([
      id,
      true,
      true,
    ]);
  }
});

test('a full purchase has no offer', () => {
  const atOnce = all.filter(({ month }) => month === 0);
  expect(atOnce.length).toBeGreaterThan(0);
  for (const order of atOnce) expect([order.offer, order.counted_from]).toEqual([null, null]);
});

test('[X-01] an early payoff does not change the agreed offer of an order', async () => {
  const before = all.find(({ status, schedule }) => status === 'delivered' && schedule.length > 2);
  if (!before?.offer) throw new Error('nobody has such an order');
  const { id, offer } = before;
  const gone = offer.schedule.slice(1).reduce((sum, row) => sum + row.amount, 0);
  const kept = offer.total - gone;
  await sandbox.db.delete(scheduleRows).where(and(eq(scheduleRows.orderId, id), gt(scheduleRows.number, 1)));
  await sandbox.db.update(orders).set({ savedAmount: gone, totalAmount: kept, paidAmount: kept }).where(eq(orders.id, id));
  const after = await dilnoza<{ data: Order }>(`/v3/user/order/${id}`);
  expect(after.body.data.total_amount).toBe(kept);
  expect(after.body.data.offer).toEqual(offer);
});

test('every page of the order list has the total number of orders that match the filter', async () => {
  const page = await dilnoza<{ data: Order[]; next_cursor?: string; total: number }>('/v3/user/orders/all?limit=3');
  const whole = await dilnoza<{ data: Order[]; total: number }>(LIST);
  const delivered = await dilnoza<{ data: Order[]; total: number }>(`${LIST}&status=delivered`);
  const next = await dilnoza<{ total: number }>(`/v3/user/orders/all?limit=3&cursor=${page.body.next_cursor}`);
  expect([page.body.total, next.body.total, whole.body.total]).toEqual(Array(3).fill(whole.body.data.length));
  expect(delivered.body.total).toBe(delivered.body.data.length);
});
