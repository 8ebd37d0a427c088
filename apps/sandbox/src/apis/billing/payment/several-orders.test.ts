import { randomUUID } from 'node:crypto';
import { formatMoney } from '@muddat/i18n';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications, orders } from '../../../db/schema/orders.ts';
import { agree as booksAgree, CARD, CONFIRM, callerOf, DILNOZA, LINK, orderSums, PAYMENT } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';
import { NOTICES } from './notices.ts';
import { remainingFor } from './order-bounds.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);
const [first = '', second = ''] = (await sandbox.db.select().from(orders).orderBy(orders.id))
  .filter((order) => order.customerId === 'cus_0001' && remainingFor(order, 'instalment') > 300_000)
  .map(({ id }) => id);

/** Replaces the placeholders by order ids: nothing else in a refused body depends on the data. */
const named = (sent: object): unknown => JSON.parse(JSON.stringify(sent).replaceAll('FIRST', first).replaceAll('SECOND', second));
const parts = (one: number, two: number) => [
  { order_id: first || 'FIRST', amount: one },
  { order_id: second || 'SECOND', amount: two },
];
const body = (one: number, two: number, more: object = { source: CARD }) => ({
  purpose: 'instalment',
  orders: parts(one, two),
  amount: one + two,
  ...more,
});
const paidOf = async () => [(await orderSums(sandbox, first)).paidAmount, (await orderSums(sandbox, second)).paidAmount];
const agree = () => booksAgree(sandbox, DILNOZA);

describe('one payment of two orders', () => {
  it.each([
    ['by card', { source: CARD }],
    ['from the balance', { source: { type: 'balance' } }],
    [
      'by card and balance',
      {
        sources: [
          { ...CARD, amount: 70_000 },
          { type: 'balance', amount: 30_000 },
        ],
      },
    ],
  ])('%s pays each its part, and the books agree order by order', async (_how, source) => {
    const [one = 0, two = 0] = await paidOf();
    await agree();
    const paid = await me.pay(body(60_000, 40_000, source));
    expect(paid.body).toMatchObject({ status: 'succeeded', order_id: null, orders: parts(60_000, 40_000), excess_amount: 0 });
    expect(await paidOf()).toEqual([one + 60_000, two + 40_000]);
    for (const id of [first, second]) {
      const sums = await orderSums(sandbox, id);
      expect(sums.rowsPaid).toBe(sums.paidAmount);
    }
    await agree();
  });

  it('by a payment app', async () => {
    const [one = 0, two = 0] = await paidOf();
    const link = await me.write(LINK, { ...body(60_000, 40_000, {}), system: 'click', return_url: 'http://127.0.0.1/' });
    expect(link.status).toBe(201);
    const decided = await sandbox.app.inject({
      method: 'POST',
      url: `/sandbox/payment-app/${String(link.body['payment_id'])}`,
      payload: { decision: 'approve' },
    });
    expect(decided.statusCode).toBe(200);
    expect(await paidOf()).toEqual([one + 60_000, two + 40_000]);
    await agree();
  });

  it('what comes back of one of them is no refund of the other', async () => {
    await me.pay(body(60_000, 40_000));
    await sandbox.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, first));
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}`, 'idempotency-key': randomUUID() };
    const ask = async (path: string, method: 'GET' | 'POST' = 'GET') =>
      (await sandbox.app.inject({ method, url: `/installment/v3/user/order/${path}`, headers })).json().data;
    await ask(`${first}/cancel`, 'POST');
    expect((await ask(first)).refunds).toContainEqual(expect.objectContaining({ kind: 'order_canceled', amount: 60_000 }));
    expect((await ask(second)).refunds ?? []).toEqual([]);
    await agree();
  });

  it('what neither needed any more is told order by order', async () => {
    const link = await me.write(LINK, { ...body(60_000, 40_000, {}), system: 'click', return_url: 'http://127.0.0.1/' });
    await sandbox.db
      .update(orders)
      .set({ status: 'canceled' })
      .where(inArray(orders.id, [first, second]));
    const url = `/sandbox/payment-app/${String(link.body['payment_id'])}`;
    await sandbox.app.inject({ method: 'POST', url, payload: { decision: 'approve' } });
    const told = await sandbox.db.select().from(notifications).where(eq(notifications.titleRu, 'Излишек на балансе'));
    const bodies = [NOTICES.excess(first, 60_000).bodyRu, NOTICES.excess(second, 40_000).bodyRu];
    expect(told.map(({ bodyRu }) => bodyRu).toSorted()).toEqual(bodies.toSorted());
  });

  it.each([
    ['sums that do not add up', { ...body(60_000, 40_000), amount: 90_000 }, 422, { orders: 'sum' }],
    [
      'an order named twice',
      { ...body(60_000, 40_000), orders: [...parts(50_000, 0).slice(0, 1), ...parts(50_000, 0).slice(0, 1)] },
      422,
      { orders: 'not_unique' },
    ],
    ['a part of nothing', body(100_000, 0), 422, { 'orders.1.amount': 'too_small' }],
    ['order_id beside them', { ...body(60_000, 40_000), order_id: 'x' }, 400, { orders: 'unknown' }],
    ['a top-up', { ...body(60_000, 40_000), purpose: 'top_up' }, 400, { orders: 'unknown' }],
    ['a payoff', { ...body(60_000, 40_000), purpose: 'payoff', quote_id: 'x' }, 400, { orders: 'unknown' }],
  ])('refuses %s', async (_what, sent, status, fields) => {
    expect(await me.write(PAYMENT, named(sent))).toMatchObject({ status, body: { fields } });
  });

  it('is bound order by order, and somebody else’s order is none', async () => {
    const left = remainingFor(await orderSums(sandbox, second), 'instalment');
    expect(await me.write(PAYMENT, body(1_000, left + 1))).toMatchObject({
      status: 422,
      body: { code: 'amount_above_max', max: left, order_id: second },
    });
    const [foreign] = (await sandbox.db.select().from(orders)).filter((order) => order.customerId === 'cus_0003');
    const theirs = { ...body(60_000, 40_000), orders: [...parts(60_000, 0).slice(0, 1), { order_id: foreign?.id, amount: 40_000 }] };
    expect((await me.write(PAYMENT, theirs)).status).toBe(404);
  });

  it('meets payments of either order at once: none is paid beyond its total, nothing waits for ever', async () => {
    const left = await Promise.all([first, second].map(async (id) => remainingFor(await orderSums(sandbox, id), 'instalment')));
    const [one = 0, two = 0] = left;
    const made = [];
    for (const sent of [body(one, two), { ...body(0, 0), orders: parts(one, two).toReversed(), amount: one + two }]) {
      const created = await me.write(PAYMENT, sent);
      made.push({ payment_id: created.body['payment_id'], code: await me.lastCode() });
    }
    for (const [id, amount] of [
      [first, one],
      [second, two],
    ] as const) {
      const created = await me.write(PAYMENT, { purpose: 'instalment', order_id: id, amount, source: CARD });
      made.push({ payment_id: created.body['payment_id'], code: await me.lastCode() });
    }
    await Promise.all(made.map((confirmation) => me.write(CONFIRM, confirmation)));
    await reconcileBilling(sandbox, { all: true });
    for (const id of [first, second]) {
      const sums = await orderSums(sandbox, id);
      expect(sums.paidAmount).toBe(sums.totalAmount);
    }
    await agree();
  });

  it('[X-20] that the bank takes back is told order by order, with what each owes again', async () => {
    const [one = 0, two = 0] = await paidOf();
    const { body: paid } = await me.pay(body(60_000, 40_000));
    const act = async (amount: number, key: string) => {
      const payload = { payment_id: paid['payment_id'], act: 'chargeback', amount, key };
      expect((await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload })).statusCode).toBe(200);
      const told = await sandbox.db.select().from(notifications).where(eq(notifications.titleRu, 'Банк отменил платёж'));
      return told
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ bodyRu, bodyUz, link }) => ({ bodyRu, bodyUz, link }));
    };
    const money = (amount: number) => formatMoney(amount, 'ru');
    // The chargeback takes from the last order first, so that order owes its whole sum again.
    expect(await act(10_000, 'a')).toMatchObject([
      { bodyRu: `Банк вернул вам ${money(10_000)}. Эта сумма по заказу ${second} снова не оплачена.`, link: `/orders/${second}` },
    ]);
    const [told] = await act(70_000, 'b');
    const owed = `Снова не оплачено: ${money(30_000)} по заказу ${second}, ${money(40_000)} по заказу ${first}.`;
    expect(told).toMatchObject({
      bodyRu: `Банк вернул вам ${money(70_000)}. ${owed}`,
      bodyUz: expect.stringContaining(`${second} buyurtma boʻyicha ${formatMoney(30_000, 'uz-Latn')}`),
      link: `/cabinet/payments?payment=${String(paid['payment_id'])}`,
    });
    expect(await paidOf()).toEqual([one + 20_000, two]);
    await agree();
  });

  it('whose process dies after the charge is ended by the reconciler, once', async () => {
    const [one = 0, two = 0] = await paidOf();
    const sum = await agree();
    const created = await me.write(PAYMENT, body(60_000, 40_000));
    sandbox.faults.add({ operation: 'billing.confirmPayment', fault: 'status', status: 503, ms: 0, at: 'after-charge' }, 1);
    await me.write(CONFIRM, { payment_id: created.body['payment_id'], code: await me.lastCode() });
    await reconcileBilling(sandbox, { all: true });
    await reconcileBilling(sandbox, { all: true });
    expect(await paidOf()).toEqual([one + 60_000, two + 40_000]);
    expect(await agree()).toBe(sum + 100_000);
    expect((await readBalance(sandbox.db, 'cus_0001')).held).toBe(0);
  });
});
