import { randomUUID } from 'node:crypto';
import { tashkentDate } from '@muddat/i18n';
import { addDays, addMonthsClamped } from '@muddat/schedule';
import { describe, expect, it } from 'vitest';
import { createInboxSender } from '../../../core/sms.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { createBillingCaller, DILNOZA_PHONE, expectBooksToAgree, findSeededOrder, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import {
  advanceClock,
  fetchOrder,
  JASUR_PHONE,
  listProductsInStock,
  loadStock,
  quoteRequest,
  shopperOf,
} from '../../../testing/checkout.ts';
import { openCheckoutSandbox } from '../../../testing/open-checkout-sandbox.ts';
import { readBalance } from '../../billing/ledger/balance.ts';
import { sendQueuedNotificationSms } from '../channels/send-notification-sms.ts';
import { REFUSING_STORE_ID } from './magic-stores.ts';

const { sandbox, me, goods } = await openCheckoutSandbox();
const refused = (await listProductsInStock(sandbox, REFUSING_STORE_ID)).map(({ id }) => id);

/** SMS about an order after it was placed, oldest first, sent up to the next noon. */
const smsAbout = async (id: string | undefined): Promise<string[]> => {
  const tomorrow = Date.parse(`${addDays(sandbox.clock.today(), 1)}T12:00:00+05:00`);
  const clock = { ...sandbox.clock, now: () => new Date(tomorrow) };
  await sendQueuedNotificationSms({ ...sandbox, clock, sms: createInboxSender(sandbox.db, clock), log: sandbox.app.log });
  const answer = await sandbox.app.inject({ url: `/sandbox/sms?phone=${encodeURIComponent(JASUR_PHONE)}` });
  const messages: { text: string }[] = answer.json();
  const others = /оформлен|rasmiylashtirildi|Платёж принят/;
  return messages.flatMap(({ text }) => (text.includes(`${id}`) && !others.test(text) ? [text] : [])).toReversed();
};
/** Notifications about an order, newest first. */
const newsAbout = async (id: string | undefined) => {
  const news = await me.call<{ data: { title: string; body: string; link: string }[] }>('GET', '/v1/notification?limit=50');
  return news.body.data.filter(({ link }) => link === `/orders/${id}`);
};
const setStatusManually = async (order_id: string | undefined, status: string) => {
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/store', payload: { order_id, status } });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a store that accepts no order', () => {
  it('refuses an order without an initial fee: stock and limit are free again, and the customer is notified', async () => {
    const [stock, before] = [await loadStock(sandbox, refused[0] ?? ''), await me.quote(quoteRequest(goods[0]))];
    const placed = await me.buy(quoteRequest(refused[0]));
    await advanceClock(sandbox, 'PT1M');
    const id = placed.orders[0]?.id;
    expect((await fetchOrder(me, id)).status).toBe('refused');
    expect(await smsAbout(id)).toEqual([expect.stringMatching(/^Muddat: .* отказал в заказе \d+\. Лимит снова свободен\.$/)]);
    expect(await newsAbout(id)).toMatchObject([{ title: 'Магазин отказал' }, {}]);
    expect(await loadStock(sandbox, refused[0] ?? '')).toBe(stock);
    expect((await me.quote(quoteRequest(goods[0]))).limit_before).toBe(before.limit_before);
  });

  it('cancels an order with a paid initial fee and refunds it to the balance', async () => {
    const placed = await me.buy(quoteRequest(refused[1], { initial_fee: 30_000 }));
    const id = placed.orders[0]?.id;
    const { available } = await readBalance(sandbox.db, 'cus_0002');
    const made = await me.billing('/payment', {
      purpose: 'initial_fee',
      order_id: id,
      amount: 30_000,
      source: { type: 'bank_card', entity_id: 'card_0003' },
    });
    await me.billing('/confirm-payment', { payment_id: made.body['payment_id'], code: await me.lastCode() });
    expect((await fetchOrder(me, id)).status).toBe('paid');
    await advanceClock(sandbox, 'PT1M');
    expect((await fetchOrder(me, id)).status).toBe('canceled');
    expect((await readBalance(sandbox.db, 'cus_0002')).available).toBe(available + 30_000);
    await expectBooksToAgree(sandbox, JASUR_PHONE);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Заказ отменён', body: expect.stringContaining('на вашем балансе') });
    const texts = await smsAbout(id);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(/^Muddat: платёж принят, 30\s000 сум по заказу \d+\.$/);
    expect(texts[1]).toMatch(/^Muddat: заказ \d+ отменён\. Деньги на балансе\.$/);
  });
});

describe('an SMS about an order', () => {
  it('is sent once if the order is canceled as unpaid, in the language of signing, besides a notification', async () => {
    const quote = await me.quote(quoteRequest(goods[3], { initial_fee: 10_000 }));
    const signed = await me.sign(quote);
    const placed = await sandbox.app.inject({
      method: 'POST',
      url: `/installment/v3/user/checkout/${signed.body.checkout_id}/confirm`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(JASUR_PHONE)}`, 'accept-language': 'oz', 'idempotency-key': randomUUID() },
      payload: { code: await me.lastCode() },
    });
    const id: string = placed.json().orders[0].id;
    await advanceClock(sandbox, 'PT25H');
    await advanceClock(sandbox, 'PT1H');
    expect((await fetchOrder(me, id)).status).toBe('canceled');
    expect(await smsAbout(id)).toEqual([expect.stringMatching(/^Muddat: \d+-buyurtma to'lanmadi va bekor bo'ldi\.$/)]);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Заказ отменён' });
  });

  it('is sent if a tester sets the order to refused', async () => {
    const { orders } = await me.buy(quoteRequest(goods[4]));
    const id = orders[0]?.id;
    expect((await setStatusManually(id, 'refused')).status).toBe(200);
    expect(await smsAbout(id)).toEqual([expect.stringContaining('отказал в заказе')]);
  });

  it('is not sent while the store processes the order', async () => {
    const { orders } = await me.buy(quoteRequest(goods[5]));
    await advanceClock(sandbox, 'PT10H');
    expect(await smsAbout(orders[0]?.id)).toEqual([]);
  });
});

it('[S4-07] an order paid off during its delivery is finished when delivered, with notifications', async () => {
  const order = await findSeededOrder(sandbox, 'cus_0001', 'dpd_delivery');
  const caller = await createBillingCaller(sandbox, DILNOZA_PHONE);
  const left = order.totalAmount - order.paidAmount;
  expect((await caller.pay({ purpose: 'instalment', order_id: order.id, amount: left, source: MAIN_CARD_SOURCE })).status).toBe(200);
  expect(await setStatusManually(order.id, 'delivered')).toMatchObject({ status: 200 });
  const owner = await shopperOf(sandbox, DILNOZA_PHONE);
  const { status, events } = await fetchOrder(owner, order.id);
  expect([status, events.slice(-2).map((event) => event.status)]).toEqual(['finished', ['delivered', 'finished']]);
  const news = await owner.call<{ data: { title: string; link: string }[] }>('GET', '/v1/notification?limit=20');
  const titles = news.body.data.filter(({ link }) => link === `/orders/${order.id}`).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Рассрочка закрыта', 'Заказ получен']));
});

it('[S2-15] an SMS announces a shipped order; with SMS about deliveries turned off, only the portal announces it', async () => {
  const told = await me.buy(quoteRequest(goods[0]));
  const steps = ['confirmed', 'packing', 'packed', 'shipping'];
  for (const status of steps) await setStatusManually(told.orders[0]?.id, status);
  expect(await smsAbout(told.orders[0]?.id)).toEqual([expect.stringMatching(/^Muddat: .* отправил заказ \d+\. Курьер позвонит\.$/)]);
  await sandbox.db.insert(notificationChannels).values({ customerId: 'cus_0002', channels: { delivery: ['portal'] }, savedAt: new Date() });
  const quiet = await me.buy(quoteRequest(goods[0]));
  for (const status of steps) await setStatusManually(quiet.orders[0]?.id, status);
  expect(await smsAbout(quiet.orders[0]?.id)).toEqual([]);
  expect((await newsAbout(quiet.orders[0]?.id))[0]).toMatchObject({ title: 'Заказ в пути' });
  await sandbox.db.delete(notificationChannels);
});

describe('steps of an order', () => {
  it('[S4-07] a tester can change an order along the allowed transitions only', async () => {
    const { orders } = await me.buy(quoteRequest(goods[1]));
    const id = orders[0]?.id;
    expect(await setStatusManually(id, 'delivered')).toMatchObject({ status: 422, body: { fields: { status: 'not_allowed' } } });
    for (const status of ['confirmed', 'in_work', 'packing', 'packed', 'shipping', 'delivered']) {
      expect(await setStatusManually(id, status)).toEqual({ status: 200, body: { order_id: id, status } });
    }
    expect((await fetchOrder(me, id)).events.at(-1)).toMatchObject({ status: 'delivered', actor: 'delivery' });
    expect((await setStatusManually('0', 'confirmed')).status).toBe(404);
    expect((await setStatusManually(id, 'nonsense')).status).toBe(400);
  });

  it('if the store confirms an order on a later day, its schedule counts from that day, with unchanged amounts', async () => {
    const { orders } = await me.buy(quoteRequest(goods[2], { initial_fee: 10_000 }));
    const id = orders[0]?.id;
    const before = await fetchOrder(me, id);
    await advanceClock(sandbox, 'PT23H');
    const paid = await me.billing('/payment', { purpose: 'initial_fee', order_id: id, amount: 10_000, source: { type: 'balance' } });
    expect(paid.status).toBe(201);
    await advanceClock(sandbox, 'PT2H');
    const after = await fetchOrder(me, id);
    expect(after.schedule.map(({ amount }) => amount)).toEqual(before.schedule.map(({ amount }) => amount));
    if (after.counted_from === null) throw new Error('the store has not confirmed');
    expect(after.schedule[0]?.due_date).toBe(addMonthsClamped(after.counted_from, 1));
    const taken = after.events.find(({ status }) => status === 'in_work')?.at;
    expect(after.counted_from).toBe(taken === undefined ? null : tashkentDate(new Date(taken)));
  });

  it('the tester page /sandbox/store has an Uzbek version, and its list of orders has their next allowed statuses', async () => {
    const page = await sandbox.app.inject({ url: '/sandbox/store?lang=uz' });
    expect([page.statusCode, page.body.includes('Doʻkon va kuryer')]).toEqual([200, true]);
    const list = await sandbox.app.inject({ url: '/sandbox/store/orders' });
    expect(list.json()[0]).toMatchObject({ id: expect.any(String), store: expect.any(String), next: expect.any(Array) });
  });
});

describe('delivery and repair', () => {
  const buyWith = async (product: string | undefined, comment: string) => (await me.buy(quoteRequest(product), { comment })).orders[0]?.id;

  it('[S4-07] a DPD parcel has a tracking number and an expected day until it is delivered', async () => {
    const id = await buyWith(goods[6], 'Позвоните #dpd');
    await advanceClock(sandbox, 'PT16H');
    const order = await fetchOrder(me, id);
    expect(order.status).toBe('dpd_delivery');
    const handed = order.events.at(-1)?.at ?? '';
    expect(order.tracking).toEqual({
      number: `UZ${id?.padStart(10, '0')}`,
      expected_on: addDays(tashkentDate(new Date(handed)), 5),
      keep_until: null,
    });
    await advanceClock(sandbox, 'PT24H');
    expect(await fetchOrder(me, id)).toMatchObject({ status: 'delivered', tracking: null });
  });

  it('[S4-07] an order refused at the door frees its stock and leaves no debt, and the customer is notified', async () => {
    const stock = await loadStock(sandbox, goods[7] ?? '');
    const id = await buyWith(goods[7], '#refuse');
    await advanceClock(sandbox, 'P2D');
    const order = await fetchOrder(me, id);
    expect(order).toMatchObject({ status: 'fail', remainder: 0, tracking: null });
    expect(order.events.at(-1)).toMatchObject({ status: 'fail', actor: 'delivery' });
    expect(await loadStock(sandbox, goods[7] ?? '')).toBe(stock);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Заказ не вручили' });
    // «Отправил» still waited for the day, and is no longer true.
    expect(await smsAbout(id)).toEqual([expect.stringMatching(/^Muddat: заказ \d+ не вручили/)]);
  });

  it('[S4-07] a repair started by a tester has an expected day and ends by itself after ten days', async () => {
    const id = (await me.buy(quoteRequest(goods[8]))).orders[0]?.id;
    await advanceClock(sandbox, 'P2D');
    expect((await setStatusManually(id, 'repair')).status).toBe(200);
    const order = await fetchOrder(me, id);
    expect(order.tracking?.expected_on).toBe(addDays(tashkentDate(new Date(order.events.at(-1)?.at ?? '')), 20));
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Товар в сервисе' });
    await advanceClock(sandbox, 'P10DT1M');
    const mended = await fetchOrder(me, id);
    expect([mended.status, mended.events.at(-1)?.actor]).toEqual(['delivered', 'store']);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Товар починили' });
  });
});
