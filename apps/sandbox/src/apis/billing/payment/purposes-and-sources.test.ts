import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { agree, CARD, type Caller, CONFIRM, callerOf, DILNOZA, findOrder, orderSums, PAYMENT } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);

const balanceOf = async (caller: Caller) => {
  const answer = await caller.call('GET', '/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=balance');
  return answer.body['data'];
};

describe('other purposes and sources', () => {
  it('a top-up goes to the balance', async () => {
    expect(await me.pay({ purpose: 'top_up', amount: 70_000, source: CARD })).toMatchObject({
      body: { status: 'succeeded', excess_amount: 0 },
    });
    expect(await balanceOf(me)).toMatchObject([{ amount: 320_000, available: 320_000 }]);
    await agree(sandbox, DILNOZA);
  });

  it('the balance pays at once, without a code, and never more than it holds', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const body = { purpose: 'instalment', order_id: order.id, source: { type: 'balance' } };
    expect(await me.write(PAYMENT, { ...body, amount: 250_001 })).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } });
    expect(await me.write(PAYMENT, { ...body, amount: 250_000 })).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect(await balanceOf(me)).toMatchObject([{ amount: 0, available: 0 }]);
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 250_000);
    await agree(sandbox, DILNOZA);
  });

  it("a split takes the balance's part aside with the code and spends it with the charge", async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const sources = [
      { ...CARD, amount: 60_000 },
      { type: 'balance', amount: 40_000 },
    ];
    const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 100_000, sources });
    expect(paid.body).toMatchObject({
      status: 'succeeded',
      sources: [
        { type: 'bank_card', amount: 60_000 },
        { type: 'balance', amount: 40_000 },
      ],
    });
    expect(await balanceOf(me)).toMatchObject([{ amount: 210_000, available: 210_000 }]);
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await agree(sandbox, DILNOZA);
  });

  it('an initial fee moves a waiting order on', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'waiting');
    const body = { purpose: 'initial_fee', order_id: order.id, source: CARD };
    expect(await me.write(PAYMENT, { ...body, amount: order.initialFee - 1 })).toMatchObject({ body: { code: 'amount_below_min' } });
    expect(await me.pay({ ...body, amount: order.initialFee })).toMatchObject({ body: { status: 'succeeded' } });
    expect(await orderSums(sandbox, order.id)).toMatchObject({
      status: 'paid',
      initialFeePaid: order.initialFee,
      paidAmount: order.paidAmount,
    });
  });

  it('a payoff by quote closes the order and keeps the saving', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const answer = await sandbox.app.inject({
      url: `/installment/v3/user/order/${order.id}/payoff-quote`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` },
    });
    const quote = answer.json();
    const body = { purpose: 'payoff', order_id: order.id, quote_id: quote.quote_id, source: CARD };
    expect(quote.saving).toBeGreaterThan(0);
    expect(await me.write(PAYMENT, { ...body, amount: quote.amount - 1 })).toMatchObject({ body: { code: 'amount_below_min' } });
    expect(await me.pay({ ...body, amount: quote.amount })).toMatchObject({ body: { status: 'succeeded', excess_amount: 0 } });
    const after = await orderSums(sandbox, order.id);
    expect(after).toMatchObject({ status: 'finished', savedAmount: quote.saving, totalAmount: order.totalAmount - quote.saving });
    expect(after.paidAmount).toBe(after.totalAmount);
    expect(after.rowsTotal).toBe(after.totalAmount);
    expect(after.rowsPaid).toBe(after.paidAmount);
  });

  it('a quote ends with its day and with any other payment on the order', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` };
    const quoted = async () => (await sandbox.app.inject({ url: `/installment/v3/user/order/${order.id}/payoff-quote`, headers })).json();
    const first = await quoted();
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: 1_000, source: CARD });
    const body = { purpose: 'payoff', order_id: order.id, source: CARD };
    const stale = await me.write(PAYMENT, { ...body, quote_id: first.quote_id, amount: first.amount });
    expect(stale).toMatchObject({ status: 422, body: { code: 'quote_expired' } });
    const second = await quoted();
    sandbox.clock.setOffset(86_400_000);
    const late = await me.write(PAYMENT, { ...body, quote_id: second.quote_id, amount: second.amount });
    expect(late).toMatchObject({ status: 422, body: { code: 'quote_expired' } });
  });
});

describe('two payments for one debt', () => {
  it('the second is not charged for what the first has paid', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const amount = order.totalAmount - order.paidAmount;
    const body = { purpose: 'instalment', order_id: order.id, amount, source: CARD };
    const first = await me.write(PAYMENT, body);
    const firstCode = await me.lastCode();
    const second = await me.write(PAYMENT, body);
    const secondCode = await me.lastCode();
    const sumBefore = await agree(sandbox, DILNOZA);
    await me.write(CONFIRM, { payment_id: first.body['payment_id'], code: firstCode });
    expect(await me.write(CONFIRM, { payment_id: second.body['payment_id'], code: secondCode })).toMatchObject({
      status: 200,
      body: { status: 'failed', reason: 'amount_above_remainder', message: 'Эта сумма уже оплачена другим платежом' },
    });
    expect(await agree(sandbox, DILNOZA)).toBe(sumBefore + amount);
  });

  it('nothing is charged for an order that was cancelled while the code was on its way, and the reason says so', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const created = await me.write(PAYMENT, { purpose: 'instalment', order_id: order.id, amount: 20_000, source: CARD });
    const code = await me.lastCode();
    await sandbox.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, order.id));
    const failed = { status: 'failed', reason: 'order_closed', message: expect.stringContaining('Заказ уже закрыт') };
    expect(await me.write(CONFIRM, { payment_id: created.body['payment_id'], code })).toMatchObject({ body: failed });
    await sandbox.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  });

  it('the second of two devices does not pay the next instalment', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const body = { purpose: 'instalment', order_id: order.id, amount: 20_000, source: CARD };
    const begin = async (wish: object) => ({ payment_id: (await me.write(PAYMENT, wish)).body['payment_id'], code: await me.lastCode() });
    const [phone, laptop] = [await begin(body), await begin(body)];
    const sumBefore = await agree(sandbox, DILNOZA);
    expect(await me.write(CONFIRM, phone)).toMatchObject({ body: { status: 'succeeded' } });
    const refused = { status: 'failed', reason: 'paid_meanwhile', message: expect.stringContaining('ничего не списано') };
    expect(await me.write(CONFIRM, laptop)).toMatchObject({ status: 200, body: refused });
    expect(await agree(sandbox, DILNOZA)).toBe(sumBefore + 20_000);
    expect(await me.write(CONFIRM, await begin(body))).toMatchObject({ body: { status: 'succeeded' } });
  });

  it('money that an app takes after the debt was paid otherwise goes to the balance', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const amount = order.totalAmount - order.paidAmount;
    const link = await me.write('/v1/generate-link', {
      system: 'click',
      purpose: 'instalment',
      order_id: order.id,
      amount,
      return_url: 'http://127.0.0.1/',
    });
    const payment_id = String(link.body['payment_id']);
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: amount - 3_000, source: CARD });
    await sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${payment_id}`, payload: { decision: 'approve' } });
    expect(await me.call('GET', `${PAYMENT}/${payment_id}`)).toMatchObject({
      body: { status: 'succeeded', excess_amount: amount - 3_000 },
    });
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: 'finished', paidAmount: order.totalAmount });
    expect(await balanceOf(me)).toMatchObject([{ amount: 250_000 + amount - 3_000 }]);
    await agree(sandbox, DILNOZA);
  });
});
