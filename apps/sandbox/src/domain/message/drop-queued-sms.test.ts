import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications, orders } from '../../db/schema/orders.ts';
import { createBillingCaller, DILNOZA_PHONE, MAIN_CARD_SOURCE } from '../../testing/billing.ts';
import { DILNOZA_ID, setClockTo } from '../../testing/consents.ts';
import { openReturnSandbox, SMALL_RETURN } from '../../testing/returns.ts';
import { brokenSubject } from './drop-queued-sms.ts';
import { orderBroke } from './notification-texts.ts';

const { sandbox, me, delivered, ask } = await openReturnSandbox();
const billing = await createBillingCaller(sandbox, DILNOZA_PHONE);

let order: { id: string };
beforeEach(async () => {
  order = await delivered();
  setClockTo(sandbox, sandbox.clock.today(), '22:30');
});

const tool = (url: string, payload: object) => sandbox.app.inject({ method: 'POST', url: `/sandbox/${url}`, payload });
const requestReturn = async () => (await ask(order.id, SMALL_RETURN)).body.data.id;
const withdraw = (id: string) => me.call('POST', `/returns/${id}/withdraw`);
const payInstalment = async () =>
  String((await billing.pay({ purpose: 'instalment', order_id: order.id, amount: 5_000, source: MAIN_CARD_SOURCE })).body['payment_id']);
const moveOrder = (id: string, status: string) => tool('store', { order_id: id, status });

/** Titles of the notifications, oldest first, whose SMS waits for the morning. */
const queuedTitles = async () =>
  (
    await sandbox.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.customerId, DILNOZA_ID), eq(notifications.sms, 'by_day')))
      .orderBy(notifications.createdAt, notifications.id)
  ).map(({ titleRu }) => titleRu);

test('a withdrawn return drops the SMS about it that wait for the morning, and no other; the portal still shows them', async () => {
  await payInstalment();
  const id = await requestReturn();
  await tool('returns', { return_id: id, act: 'message', from: 'store' });
  await tool('returns', { return_id: id, act: 'approved' });
  expect(await queuedTitles()).toEqual(['Платёж принят', expect.any(String), expect.any(String), expect.any(String)]);
  await withdraw(id);
  expect(await queuedTitles()).toEqual(['Платёж принят']);
  const about = and(eq(notifications.link, `/cabinet/returns/${id}`), isNull(notifications.sms));
  expect(await sandbox.db.$count(notifications, about)).toBe(3);
});

test('a return requested after a withdrawn one keeps its SMS', async () => {
  await withdraw(await requestReturn());
  const next = await requestReturn();
  const waiting = await sandbox.db.select().from(notifications).where(isNotNull(notifications.sms));
  expect(waiting.map(({ link }) => link)).toEqual([`/cabinet/returns/${next}`]);
});

test.each([
  ['canceled by the customer', () => me.call('POST', `/order/${order.id}/cancel`), 'Заказ отменён'],
  ['not handed over', () => moveOrder(order.id, 'fail'), 'Заказ отменён'],
])('an order that is %s drops the SMS of its earlier steps, not that of its end', async (_what, end, title) => {
  await sandbox.db.update(orders).set({ deliveryKind: 'pickup', status: 'packing', paidAmount: 0 }).where(eq(orders.id, order.id));
  await moveOrder(order.id, 'packed');
  expect(await queuedTitles()).toHaveLength(1);
  await end();
  expect(await queuedTitles()).toEqual([title]);
});

test('a payment that the bank took back drops the SMS that it was accepted; the warning is sent', async () => {
  const paid = await payInstalment();
  await payInstalment();
  await tool('provider', { payment_id: paid, act: 'chargeback' });
  expect(await queuedTitles()).toEqual(['Платёж принят']);
  expect(await sandbox.db.$count(notifications, eq(notifications.sms, 'at_once'))).toBe(1);
});

const payAll = async () => {
  const [row] = await sandbox.db.select().from(orders).where(eq(orders.id, order.id));
  const amount = (row?.totalAmount ?? 0) - (row?.paidAmount ?? 0);
  return billing.pay({ purpose: 'instalment', order_id: order.id, amount, source: MAIN_CARD_SOURCE });
};

test('an order that owes again drops the SMS that it is paid in full, also if an older payment was taken back', async () => {
  const older = await payInstalment();
  await payAll();
  expect(await queuedTitles()).toContain('Рассрочка закрыта');
  await tool('provider', { payment_id: older, act: 'chargeback' });
  expect(await queuedTitles()).not.toContain('Рассрочка закрыта');
});

test('an order that is paid before the morning drops the SMS that it was broken off', async () => {
  await sandbox.db.update(orders).set({ status: 'broke' }).where(eq(orders.id, order.id));
  const [customerId, id] = [DILNOZA_ID, order.id];
  const told = { ...orderBroke('1'), type: 'order', createdAt: sandbox.clock.now(), link: `/orders/${id}`, sms: 'by_day' } as const;
  await sandbox.db.insert(notifications).values({ id: 'ntf_broke', customerId, ...told, smsSubject: brokenSubject(id) });
  expect(await queuedTitles()).toEqual([orderBroke('1').titleRu]);
  await payAll();
  expect(await queuedTitles()).toContain('Рассрочка закрыта');
  expect(await queuedTitles()).not.toContain(orderBroke('1').titleRu);
});

test('a refund keeps the SMS that the payment was accepted: both are true', async () => {
  await tool('provider', { payment_id: await payInstalment(), act: 'refund' });
  expect(await queuedTitles()).toEqual(['Платёж принят', 'Возврат отправлен']);
});
