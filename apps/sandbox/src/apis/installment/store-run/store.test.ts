import { randomUUID } from 'node:crypto';
import { tashkentDate } from '@muddat/i18n';
import { addDays, addMonthsClamped } from '@muddat/schedule';
import { beforeEach, describe, expect, it } from 'vitest';
import { createInboxSender } from '../../../core/sms.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { agree, CARD, callerOf, DILNOZA, findOrder } from '../../../testing/billing.ts';
import { advance, goodsOf, HOME, JASUR, readOrder, reset, setLimit, shopperOf, stockOf } from '../../../testing/checkout.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../../billing/ledger/balance.ts';
import { sendNotificationSms } from '../channels/send-notification-sms.ts';
import { REFUSING_STORE } from './magic-stores.ts';

const sandbox = await openSandbox();
const me = await shopperOf(sandbox, JASUR);
await setLimit(sandbox, 'cus_0002', 90_000_000);
const goods = (await goodsOf(sandbox, '3')).map(({ id }) => id);
const refused = (await goodsOf(sandbox, REFUSING_STORE)).map(({ id }) => id);
beforeEach(() => reset(sandbox));

const ask = (product: string | undefined, more: object = {}) => ({
  items: [{ product_id: product, quantity: 1 }],
  order_type: 'installment',
  months: 3,
  delivery: HOME,
  ...more,
});
/** SMS about an order after it was placed, oldest first, sent up to the next noon. */
const smsAbout = async (id: string | undefined): Promise<string[]> => {
  const tomorrow = Date.parse(`${addDays(sandbox.clock.today(), 1)}T12:00:00+05:00`);
  const clock = { ...sandbox.clock, now: () => new Date(tomorrow) };
  await sendNotificationSms({ ...sandbox, clock, sms: createInboxSender(sandbox.db, clock), log: sandbox.app.log });
  const answer = await sandbox.app.inject({ url: `/sandbox/sms?phone=${encodeURIComponent(JASUR)}` });
  const messages: { text: string }[] = answer.json();
  const others = /оформлен|rasmiylashtirildi|Платёж принят/;
  return messages.flatMap(({ text }) => (text.includes(`${id}`) && !others.test(text) ? [text] : [])).toReversed();
};
/** Notifications about an order, newest first. */
const newsAbout = async (id: string | undefined) => {
  const news = await me.call<{ data: { title: string; body: string; link: string }[] }>('GET', '/v1/notification?limit=50');
  return news.body.data.filter(({ link }) => link === `/orders/${id}`);
};
const hand = async (order_id: string | undefined, status: string) => {
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/store', payload: { order_id, status } });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a store that takes no order', () => {
  it('refuses one that nothing was paid for; goods and limit are free again', async () => {
    const [stock, before] = [await stockOf(sandbox, refused[0] ?? ''), await me.quote(ask(goods[0]))];
    const placed = await me.buy(ask(refused[0]));
    await advance(sandbox, 'PT1M');
    const id = placed.orders[0]?.id;
    expect((await readOrder(me, id)).status).toBe('refused');
    expect(await smsAbout(id)).toEqual([expect.stringMatching(/^Muddat: .* отказал в заказе \d+\. Лимит снова свободен\.$/)]);
    expect(await newsAbout(id)).toMatchObject([{ title: 'Магазин отказал' }, {}]);
    expect(await stockOf(sandbox, refused[0] ?? '')).toBe(stock);
    expect((await me.quote(ask(goods[0]))).limit_before).toBe(before.limit_before);
  });

  it('cancels one whose initial fee was paid; the money is on the balance, and the books agree', async () => {
    const placed = await me.buy(ask(refused[1], { initial_fee: 30_000 }));
    const id = placed.orders[0]?.id;
    const { available } = await readBalance(sandbox.db, 'cus_0002');
    const made = await me.billing('/payment', {
      purpose: 'initial_fee',
      order_id: id,
      amount: 30_000,
      source: { type: 'bank_card', entity_id: 'card_0003' },
    });
    await me.billing('/confirm-payment', { payment_id: made.body['payment_id'], code: await me.lastCode() });
    expect((await readOrder(me, id)).status).toBe('paid');
    await advance(sandbox, 'PT1M');
    expect((await readOrder(me, id)).status).toBe('canceled');
    expect((await readBalance(sandbox.db, 'cus_0002')).available).toBe(available + 30_000);
    await agree(sandbox, JASUR);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Заказ отменён', body: expect.stringContaining('на вашем балансе') });
    expect(await smsAbout(id)).toEqual([expect.stringMatching(/^Muddat: заказ \d+ отменён\. Деньги на балансе\.$/)]);
  });
});

describe('an order that will not come', () => {
  it('is told by message in the language it was signed in, once, and by notification', async () => {
    const quote = await me.quote(ask(goods[3], { initial_fee: 10_000 }));
    const signed = await me.sign(quote);
    const placed = await sandbox.app.inject({
      method: 'POST',
      url: `/installment/v3/user/checkout/${signed.body.checkout_id}/confirm`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(JASUR)}`, 'accept-language': 'oz', 'idempotency-key': randomUUID() },
      payload: { code: await me.lastCode() },
    });
    const id: string = placed.json().orders[0].id;
    await advance(sandbox, 'PT25H');
    await advance(sandbox, 'PT1H');
    expect((await readOrder(me, id)).status).toBe('canceled');
    expect(await smsAbout(id)).toEqual([expect.stringMatching(/^Muddat: \d+-buyurtma to'lanmadi va bekor bo'ldi\.$/)]);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Заказ отменён' });
  });

  it('that a tester refuses by hand is told alike', async () => {
    const { orders } = await me.buy(ask(goods[4]));
    const id = orders[0]?.id;
    expect((await hand(id, 'refused')).status).toBe(200);
    expect(await smsAbout(id)).toEqual([expect.stringContaining('отказал в заказе')]);
  });

  it('is not told by message where it goes on', async () => {
    const { orders } = await me.buy(ask(goods[5]));
    await advance(sandbox, 'PT10H');
    expect(await smsAbout(orders[0]?.id)).toEqual([]);
  });
});

it('[S4-07] an order that is paid off on its way is closed when it is there, and its customer is told', async () => {
  const order = await findOrder(sandbox, 'cus_0001', 'dpd_delivery');
  const caller = await callerOf(sandbox, DILNOZA);
  const left = order.totalAmount - order.paidAmount;
  expect((await caller.pay({ purpose: 'instalment', order_id: order.id, amount: left, source: CARD })).status).toBe(200);
  expect(await hand(order.id, 'delivered')).toMatchObject({ status: 200 });
  const owner = await shopperOf(sandbox, DILNOZA);
  const { status, events } = await readOrder(owner, order.id);
  expect([status, events.slice(-2).map((event) => event.status)]).toEqual(['finished', ['delivered', 'finished']]);
  const news = await owner.call<{ data: { title: string; link: string }[] }>('GET', '/v1/notification?limit=20');
  const titles = news.body.data.filter(({ link }) => link === `/orders/${order.id}`).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Рассрочка закрыта', 'Заказ получен']));
});

it('[S2-15] an order on its way is told by message, but not where the customer wants none; the portal has it anyhow', async () => {
  const told = await me.buy(ask(goods[0]));
  const steps = ['confirmed', 'packing', 'packed', 'shipping'];
  for (const status of steps) await hand(told.orders[0]?.id, status);
  expect(await smsAbout(told.orders[0]?.id)).toEqual([expect.stringMatching(/^Muddat: .* отправил заказ \d+\. Курьер позвонит\.$/)]);
  await sandbox.db.insert(notificationChannels).values({ customerId: 'cus_0002', channels: { delivery: ['portal'] }, savedAt: new Date() });
  const quiet = await me.buy(ask(goods[0]));
  for (const status of steps) await hand(quiet.orders[0]?.id, status);
  expect(await smsAbout(quiet.orders[0]?.id)).toEqual([]);
  expect((await newsAbout(quiet.orders[0]?.id))[0]).toMatchObject({ title: 'Заказ в пути' });
  await sandbox.db.delete(notificationChannels);
});

describe('by hand', () => {
  it('[S4-07] a tester takes an order through the table, and not around it', async () => {
    const { orders } = await me.buy(ask(goods[1]));
    const id = orders[0]?.id;
    expect(await hand(id, 'delivered')).toMatchObject({ status: 422, body: { fields: { status: 'not_allowed' } } });
    for (const status of ['confirmed', 'in_work', 'packing', 'packed', 'shipping', 'delivered']) {
      expect(await hand(id, status)).toEqual({ status: 200, body: { order_id: id, status } });
    }
    expect((await readOrder(me, id)).events.at(-1)).toMatchObject({ status: 'delivered', actor: 'delivery' });
    expect((await hand('0', 'confirmed')).status).toBe(404);
    expect((await hand(id, 'nonsense')).status).toBe(400);
  });

  it('a confirmation on another day counts the schedule from that day, the sums as agreed', async () => {
    const { orders } = await me.buy(ask(goods[2], { initial_fee: 10_000 }));
    const id = orders[0]?.id;
    const before = await readOrder(me, id);
    await advance(sandbox, 'PT23H');
    const paid = await me.billing('/payment', { purpose: 'initial_fee', order_id: id, amount: 10_000, source: { type: 'balance' } });
    expect(paid.status).toBe(201);
    await advance(sandbox, 'PT2H');
    const after = await readOrder(me, id);
    expect(after.schedule.map(({ amount }) => amount)).toEqual(before.schedule.map(({ amount }) => amount));
    if (after.counted_from === null) throw new Error('the store has not confirmed');
    expect(after.schedule[0]?.due_date).toBe(addMonthsClamped(after.counted_from, 1));
    const taken = after.events.find(({ status }) => status === 'in_work')?.at;
    expect(after.counted_from).toBe(taken === undefined ? null : tashkentDate(new Date(taken)));
  });

  it('the page lists orders with what each may become', async () => {
    const page = await sandbox.app.inject({ url: '/sandbox/store?lang=uz' });
    expect([page.statusCode, page.body.includes('Doʻkon va kuryer')]).toEqual([200, true]);
    const list = await sandbox.app.inject({ url: '/sandbox/store/orders' });
    expect(list.json()[0]).toMatchObject({ id: expect.any(String), store: expect.any(String), next: expect.any(Array) });
  });
});

describe('delivery and repair', () => {
  const buyWith = async (product: string | undefined, comment: string) => (await me.buy(ask(product), { comment })).orders[0]?.id;

  it('[S4-07] a parcel by DPD has its number and a day, until it is there', async () => {
    const id = await buyWith(goods[6], 'Позвоните #dpd');
    await advance(sandbox, 'PT16H');
    const order = await readOrder(me, id);
    expect(order.status).toBe('dpd_delivery');
    const handed = order.events.at(-1)?.at ?? '';
    expect(order.tracking).toEqual({
      number: `UZ${id?.padStart(10, '0')}`,
      expected_on: addDays(tashkentDate(new Date(handed)), 5),
      keep_until: null,
    });
    await advance(sandbox, 'PT24H');
    expect(await readOrder(me, id)).toMatchObject({ status: 'delivered', tracking: null });
  });

  it('[S4-07] goods that are refused at the door give everything back, and it is told so', async () => {
    const stock = await stockOf(sandbox, goods[7] ?? '');
    const id = await buyWith(goods[7], '#refuse');
    await advance(sandbox, 'P2D');
    const order = await readOrder(me, id);
    expect(order).toMatchObject({ status: 'fail', remainder: 0, tracking: null });
    expect(order.events.at(-1)).toMatchObject({ status: 'fail', actor: 'delivery' });
    expect(await stockOf(sandbox, goods[7] ?? '')).toBe(stock);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Заказ не вручили' });
    const told = [/^Muddat: Chorsu Savdo отправил заказ \d+\./, /^Muddat: заказ \d+ не вручили/];
    expect(await smsAbout(id)).toEqual(told.map((text) => expect.stringMatching(text)));
  });

  it('[S4-07] a repair begins by hand, promises a day, and ends by the clock', async () => {
    const id = (await me.buy(ask(goods[8]))).orders[0]?.id;
    await advance(sandbox, 'P2D');
    expect((await hand(id, 'repair')).status).toBe(200);
    const order = await readOrder(me, id);
    expect(order.tracking?.expected_on).toBe(addDays(tashkentDate(new Date(order.events.at(-1)?.at ?? '')), 20));
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Товар в сервисе' });
    await advance(sandbox, 'P10DT1M');
    const mended = await readOrder(me, id);
    expect([mended.status, mended.events.at(-1)?.actor]).toEqual(['delivered', 'store']);
    expect((await newsAbout(id))[0]).toMatchObject({ title: 'Товар починили' });
  });
});
