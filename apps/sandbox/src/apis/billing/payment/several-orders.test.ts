import { randomUUID } from 'node:crypto';
import { formatMoney } from '@muddat/i18n';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications, orders } from '../../../db/schema/orders.ts';
import {
  CONFIRM_PAYMENT_PATH,
  DILNOZA_PHONE,
  GENERATE_LINK_PATH,
  loadOrderAmounts,
  MAIN_CARD_SOURCE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';
import { remainingAmount } from './order-bounds.ts';
import { PAYMENT_NOTIFICATIONS } from './payment-notifications.ts';

const { sandbox, me, fetchOrder, balance, expectBooksToAgree, postProviderAct, decideInApp } = await openBillingSandbox();
const [first = '', second = ''] = (await sandbox.db.select().from(orders).orderBy(orders.id))
  .filter((order) => order.customerId === 'cus_0001' && remainingAmount(order, 'instalment') > 300_000)
  .map(({ id }) => id);

/** Replaces the placeholders by order ids: nothing else in a refused body depends on the data. */
const withOrderIds = (sent: object): unknown => JSON.parse(JSON.stringify(sent).replaceAll('FIRST', first).replaceAll('SECOND', second));
const ordersWithAmounts = (one: number, two: number) => [
  { order_id: first || 'FIRST', amount: one },
  { order_id: second || 'SECOND', amount: two },
];
const body = (one: number, two: number, more: object = { source: MAIN_CARD_SOURCE }) => ({
  purpose: 'instalment',
  orders: ordersWithAmounts(one, two),
  amount: one + two,
  ...more,
});
const paidAmounts = async () => [(await loadOrderAmounts(sandbox, first)).paidAmount, (await loadOrderAmounts(sandbox, second)).paidAmount];

describe('one payment of two orders', () => {
  it.each([
    ['by card', { source: MAIN_CARD_SOURCE }],
    ['from the balance', { source: { type: 'balance' } }],
    [
      'by card and balance',
      {
        sources: [
          { ...MAIN_CARD_SOURCE, amount: 70_000 },
          { type: 'balance', amount: 30_000 },
        ],
      },
    ],
  ])('%s pays the share of each order, and the books agree', async (_how, source) => {
    const [one = 0, two = 0] = await paidAmounts();
    await expectBooksToAgree();
    const paid = await me.pay(body(60_000, 40_000, source));
    expect(paid.body).toMatchObject({ status: 'succeeded', order_id: null, orders: ordersWithAmounts(60_000, 40_000), excess_amount: 0 });
    expect(await paidAmounts()).toEqual([one + 60_000, two + 40_000]);
    for (const id of [first, second]) {
      const sums = await loadOrderAmounts(sandbox, id);
      expect(sums.rowsPaid).toBe(sums.paidAmount);
    }
    await expectBooksToAgree();
  });

  it('by a payment app pays the share of each order, and the books agree', async () => {
    const [one = 0, two = 0] = await paidAmounts();
    const link = await me.write(GENERATE_LINK_PATH, { ...body(60_000, 40_000, {}), system: 'click', return_url: 'http://127.0.0.1/' });
    expect(link.status).toBe(201);
    expect((await decideInApp(link.body['payment_id'], 'approve')).statusCode).toBe(200);
    expect(await paidAmounts()).toEqual([one + 60_000, two + 40_000]);
    await expectBooksToAgree();
  });

  it('refunds only the share of the order that is cancelled', async () => {
    await me.pay(body(60_000, 40_000));
    await sandbox.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, first));
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}`, 'idempotency-key': randomUUID() };
    await sandbox.app.inject({ method: 'POST', url: `/installment/v3/user/order/${first}/cancel`, headers });
    expect((await fetchOrder(first))['refunds']).toContainEqual(expect.objectContaining({ kind: 'order_canceled', amount: 60_000 }));
    expect((await fetchOrder(second))['refunds'] ?? []).toEqual([]);
    await expectBooksToAgree();
  });

  it('sends one excess notification for each order if both are cancelled before the payment app approves it', async () => {
    const link = await me.write(GENERATE_LINK_PATH, { ...body(60_000, 40_000, {}), system: 'click', return_url: 'http://127.0.0.1/' });
    await sandbox.db
      .update(orders)
      .set({ status: 'canceled' })
      .where(inArray(orders.id, [first, second]));
    await decideInApp(link.body['payment_id'], 'approve');
    const told = await sandbox.db.select().from(notifications).where(eq(notifications.titleRu, 'Излишек на балансе'));
    const bodies = [PAYMENT_NOTIFICATIONS.excess(first, 60_000).bodyRu, PAYMENT_NOTIFICATIONS.excess(second, 40_000).bodyRu];
    expect(told.map(({ bodyRu }) => bodyRu).toSorted()).toEqual(bodies.toSorted());
  });

  it.each([
    ['shares that do not add up', { ...body(60_000, 40_000), amount: 90_000 }, 422, { orders: 'sum' }],
    [
      'a repeated order',
      { ...body(60_000, 40_000), orders: [...ordersWithAmounts(50_000, 0).slice(0, 1), ...ordersWithAmounts(50_000, 0).slice(0, 1)] },
      422,
      { orders: 'not_unique' },
    ],
    ['a share of 0', body(100_000, 0), 422, { 'orders.1.amount': 'too_small' }],
    ['an additional order_id', { ...body(60_000, 40_000), order_id: 'x' }, 400, { orders: 'unknown' }],
    ['the purpose top_up', { ...body(60_000, 40_000), purpose: 'top_up' }, 400, { orders: 'unknown' }],
    ['the purpose payoff', { ...body(60_000, 40_000), purpose: 'payoff', quote_id: 'x' }, 400, { orders: 'unknown' }],
  ])('is refused for %s', async (_what, sent, status, fields) => {
    expect(await me.write(PAYMENT_PATH, withOrderIds(sent))).toMatchObject({ status, body: { fields } });
  });

  it('is limited by the remainder of each order, and refused for an order of another customer', async () => {
    const left = remainingAmount(await loadOrderAmounts(sandbox, second), 'instalment');
    expect(await me.write(PAYMENT_PATH, body(1_000, left + 1))).toMatchObject({
      status: 422,
      body: { code: 'amount_above_max', max: left, order_id: second },
    });
    const [foreign] = (await sandbox.db.select().from(orders)).filter((order) => order.customerId === 'cus_0003');
    const theirs = {
      ...body(60_000, 40_000),
      orders: [...ordersWithAmounts(60_000, 0).slice(0, 1), { order_id: foreign?.id, amount: 40_000 }],
    };
    expect((await me.write(PAYMENT_PATH, theirs)).status).toBe(404);
  });

  it('confirmed concurrently with other payments leaves each order paid exactly to its total', async () => {
    const left = await Promise.all([first, second].map(async (id) => remainingAmount(await loadOrderAmounts(sandbox, id), 'instalment')));
    const [one = 0, two = 0] = left;
    const made = [];
    for (const sent of [body(one, two), { ...body(0, 0), orders: ordersWithAmounts(one, two).toReversed(), amount: one + two }]) {
      const created = await me.write(PAYMENT_PATH, sent);
      made.push({ payment_id: created.body['payment_id'], code: await me.lastCode() });
    }
    for (const [id, amount] of [
      [first, one],
      [second, two],
    ] as const) {
      const created = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: id, amount, source: MAIN_CARD_SOURCE });
      made.push({ payment_id: created.body['payment_id'], code: await me.lastCode() });
    }
    await Promise.all(made.map((confirmation) => me.write(CONFIRM_PAYMENT_PATH, confirmation)));
    await reconcileBilling(sandbox, { all: true });
    for (const id of [first, second]) {
      const sums = await loadOrderAmounts(sandbox, id);
      expect(sums.paidAmount).toBe(sums.totalAmount);
    }
    await expectBooksToAgree();
  });

  it('[X-20] that is charged back sends a notification with the amount that each order owes again', async () => {
    const [one = 0, two = 0] = await paidAmounts();
    const { body: paid } = await me.pay(body(60_000, 40_000));
    const act = async (amount: number, key: string) => {
      const payload = { payment_id: paid['payment_id'], act: 'chargeback', amount, key };
      expect((await postProviderAct(payload)).status).toBe(200);
      const told = await sandbox.db.select().from(notifications).where(eq(notifications.titleRu, 'Банк отменил платёж'));
      return told
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ bodyRu, bodyUz, link }) => ({ bodyRu, bodyUz, link }));
    };
    const money = (amount: number) => formatMoney(amount, 'ru');
    // A chargeback takes from the last order first, so the second order owes these 10 000 again.
    expect(await act(10_000, 'a')).toMatchObject([
      { bodyRu: `Банк вернул вам ${money(10_000)}. Эта сумма по заказу №\u00A0${second} снова не оплачена.`, link: `/orders/${second}` },
    ]);
    const [told] = await act(70_000, 'b');
    const owed = `Снова не оплачено: ${money(30_000)} по заказу №\u00A0${second}, ${money(40_000)} по заказу №\u00A0${first}.`;
    expect(told).toMatchObject({
      bodyRu: `Банк вернул вам ${money(70_000)}. ${owed}`,
      bodyUz: expect.stringContaining(`${second}-buyurtma boʻyicha ${formatMoney(30_000, 'uz-Latn')}`),
      link: `/cabinet/payments?payment=${String(paid['payment_id'])}`,
    });
    expect(await paidAmounts()).toEqual([one + 20_000, two]);
    await expectBooksToAgree();
  });

  it('interrupted after the charge is completed once by the reconciler', async () => {
    const [one = 0, two = 0] = await paidAmounts();
    const sum = await expectBooksToAgree();
    const created = await me.write(PAYMENT_PATH, body(60_000, 40_000));
    sandbox.faults.add({ operation: 'billing.confirmPayment', fault: 'status', status: 503, ms: 0, at: 'after-charge' }, 1);
    await me.write(CONFIRM_PAYMENT_PATH, { payment_id: created.body['payment_id'], code: await me.lastCode() });
    await reconcileBilling(sandbox, { all: true });
    await reconcileBilling(sandbox, { all: true });
    expect(await paidAmounts()).toEqual([one + 60_000, two + 40_000]);
    expect(await expectBooksToAgree()).toBe(sum + 100_000);
    expect((await balance()).held).toBe(0);
  });
});
