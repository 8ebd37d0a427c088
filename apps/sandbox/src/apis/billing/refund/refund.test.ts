import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards, payments } from '../../../db/schema/billing.ts';
import { notifications, orders } from '../../../db/schema/orders.ts';
import { providerReturns } from '../../../db/schema/provider.ts';
import { agree, CARD, CONFIRM, callerOf, DILNOZA, findOrder, orderSums, PAYMENT } from '../../../testing/billing.ts';
import { clientOf } from '../../../testing/client.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);

const act = async (payload: object) => {
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
  return { status: answer.statusCode, body: answer.json() };
};
const { billing } = await clientOf(sandbox, DILNOZA);
const payment = (id: unknown) => billing.getPayment({ payment_id: String(id) });
const available = async () => (await readBalance(sandbox.db, 'cus_0001')).available;
const titles = async () =>
  (await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'))).map((item) => item.titleRu);

/** Pays 100 000 on a running order: 60 000 by card, the rest from the balance. */
async function paid() {
  const order = await findOrder(sandbox, 'cus_0001', 'delivered');
  const sources = [
    { ...CARD, amount: 60_000 },
    { type: 'balance', amount: 40_000 },
  ];
  const before = await orderSums(sandbox, order.id);
  const { body } = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 100_000, sources });
  expect(body).toMatchObject({ status: 'succeeded', refunded_amount: 0 });
  return { id: body['payment_id'], order, before, after: await orderSums(sandbox, order.id) };
}

describe('a refund', () => {
  it('[X-20] goes to the card and then to the balance, reopens no row, and says where the money is and when it comes', async () => {
    const { id, order, after } = await paid();
    const balance = await available();
    const sum = await agree(sandbox, DILNOZA);
    const { body } = await act({ payment_id: id, act: 'refund', amount: 75_000 });
    expect(body).toMatchObject({
      refunded_amount: 75_000,
      refunds: [
        { kind: 'refund', to: 'bank_card', amount: 60_000, system: 'uzcard', last4: '1234', status: 'on_the_way' },
        { kind: 'refund', to: 'balance', amount: 15_000, status: 'arrived' },
      ],
    });
    expect(await orderSums(sandbox, order.id)).toEqual(after);
    expect(await available()).toBe(balance + 15_000);
    expect(await agree(sandbox, DILNOZA)).toBe(sum - 60_000);
    expect(await payment(id)).toMatchObject({ refunded_amount: 75_000, refunds: body.refunds });
    expect((await payment(id)).events.slice(-2)).toMatchObject([{ type: 'refund_sent' }, { type: 'refund_to_balance' }]);
    expect(await titles()).toEqual(expect.arrayContaining(['Возврат отправлен', 'Возврат на балансе']));
    const seen = await sandbox.app.inject({
      url: `/installment/v3/user/order/${order.id}`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` },
    });
    expect(seen.json().data.refunds).toEqual(body.refunds);
    sandbox.clock.setOffset(3 * 86_400_000 + 1_000);
    expect(await payment(id)).toMatchObject({ refunds: [{ status: 'arrived' }, { status: 'arrived' }] });
  });

  it('is made once when it comes twice, also at the same time; another key makes another', async () => {
    const { id } = await paid();
    const same = { payment_id: id, act: 'refund', amount: 10_000 };
    await Promise.all([act(same), act(same), act(same)]);
    expect((await act(same)).body).toMatchObject({ refunded_amount: 10_000 });
    expect((await act({ ...same, key: 'second' })).body).toMatchObject({ refunded_amount: 20_000 });
    await agree(sandbox, DILNOZA);
  });

  it('never gives back more than was paid', async () => {
    const { id } = await paid();
    expect(await act({ payment_id: id, act: 'refund', amount: 100_001 })).toMatchObject({
      status: 422,
      body: { fields: { amount: 'too_large' } },
    });
    expect((await act({ payment_id: id, act: 'refund' })).body).toMatchObject({ refunded_amount: 100_000 });
    expect(await act({ payment_id: id, act: 'refund', amount: 1 })).toMatchObject({ status: 422 });
    expect(await act({ payment_id: id, act: 'chargeback', amount: 1 })).toMatchObject({ status: 422 });
  });

  it('goes to the balance when the card was deleted meanwhile', async () => {
    const { id } = await paid();
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, 'card_0001'));
    expect((await act({ payment_id: id, act: 'refund' })).body).toMatchObject({ refunds: [{ to: 'balance', amount: 100_000 }] });
    await agree(sandbox, DILNOZA);
  });

  it('of a top-up takes from the balance, and is refused when the money is spent', async () => {
    const { body } = await me.pay({ purpose: 'top_up', amount: 50_000, source: CARD });
    const balance = await available();
    expect((await act({ payment_id: body['payment_id'], act: 'refund', amount: 20_000 })).body).toMatchObject({
      refunds: [{ to: 'bank_card' }],
    });
    expect(await available()).toBe(balance - 20_000);
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: balance - 20_000, source: { type: 'balance' } });
    expect(await act({ payment_id: body['payment_id'], act: 'refund' })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_balance' },
    });
    await agree(sandbox, DILNOZA);
  });

  it('while another payment of the order waits for its code leaves that one as it is', async () => {
    const { id, order } = await paid();
    const created = await me.write(PAYMENT, { purpose: 'instalment', order_id: order.id, amount: 30_000, source: CARD });
    const code = await me.lastCode();
    const confirm = me.write(CONFIRM, { payment_id: created.body['payment_id'], code });
    const [confirmed] = await Promise.all([confirm, act({ payment_id: id, act: 'refund' })]);
    expect(confirmed.body).toMatchObject({ status: 'succeeded', amount: 30_000 });
    await agree(sandbox, DILNOZA);
  });

  it('of a payment that took no money, or is none, is refused', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const { body } = await me.write(PAYMENT, { purpose: 'instalment', order_id: order.id, amount: 30_000, source: CARD });
    expect(await act({ payment_id: body['payment_id'], act: 'refund' })).toMatchObject({
      status: 422,
      body: { fields: { payment_id: 'not_succeeded' } },
    });
    expect(await act({ payment_id: 'pay_none', act: 'refund' })).toMatchObject({ status: 404 });
  });

  it('[X-20] that the provider has made and our books do not know yet is not given back again by a cancellation', async () => {
    const { id, order } = await paid();
    const row = { id: 'ref_planted', paymentId: String(id), customerId: 'cus_0001', act: 'refund', amount: 60_000, actKey: 'planted' };
    await sandbox.db.insert(providerReturns).values({ ...row, at: new Date() });
    await sandbox.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id));
    const { paidAmount, initialFeePaid } = await orderSums(sandbox, order.id);
    const balance = await available();
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}`, 'idempotency-key': 'cancel' };
    await sandbox.app.inject({ method: 'POST', url: `/installment/v3/user/order/${order.id}/cancel`, headers });
    await reconcileBilling(sandbox);
    expect(await available()).toBe(balance + paidAmount + initialFeePaid - 60_000);
    expect(await payment(id)).toMatchObject({ amount: 100_000, refunded_amount: 100_000 });
    await agree(sandbox, DILNOZA);
  });
});

describe('a chargeback', () => {
  it('reopens the rows that the payment had paid, and tells the customer', async () => {
    const { id, order, before, after } = await paid();
    const balance = await available();
    const { body } = await act({ payment_id: id, act: 'chargeback' });
    expect(body).toMatchObject({ refunded_amount: 60_000, refunds: [{ kind: 'chargeback', amount: 60_000, status: 'arrived' }] });
    const open = await orderSums(sandbox, order.id);
    expect(open.paidAmount).toBe(before.paidAmount + 40_000);
    expect(open.rowsPaid - before.rowsPaid).toBe(40_000);
    expect(open.totalAmount).toBe(after.totalAmount);
    expect(await available()).toBe(balance);
    expect(await titles()).toContain('Банк отменил платёж');
    await agree(sandbox, DILNOZA);
    expect((await act({ payment_id: id, act: 'chargeback' })).body).toMatchObject({ refunded_amount: 60_000 });
  });

  it('of the last payment makes a closed order a debt again', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const amount = order.totalAmount - order.paidAmount;
    const { body } = await me.pay({ purpose: 'instalment', order_id: order.id, amount, source: CARD });
    expect((await orderSums(sandbox, order.id)).status).toBe('finished');
    await act({ payment_id: body['payment_id'], act: 'chargeback' });
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: 'delivered', paidAmount: order.paidAmount });
    expect(await me.pay({ purpose: 'instalment', order_id: order.id, amount: 1_000, source: CARD })).toMatchObject({
      body: { status: 'succeeded' },
    });
    await agree(sandbox, DILNOZA);
  });

  it('[X-02] of a payoff leaves a payoff that is no more than what is owed, and can be paid', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` };
    const quoted = async () => (await sandbox.app.inject({ url: `/installment/v3/user/order/${order.id}/payoff-quote`, headers })).json();
    const payoff = async () => {
      const { quote_id, amount } = await quoted();
      return me.pay({ purpose: 'payoff', order_id: order.id, amount, quote_id, source: CARD });
    };
    const { body } = await payoff();
    expect((await orderSums(sandbox, order.id)).status).toBe('finished');
    await act({ payment_id: body['payment_id'], act: 'chargeback' });
    sandbox.clock.setOffset(sandbox.clock.offsetMs() + 65 * 86_400_000);
    const { totalAmount, paidAmount } = await orderSums(sandbox, order.id);
    const { amount, saving } = await quoted();
    expect([amount <= totalAmount - paidAmount, amount + saving]).toEqual([true, totalAmount - paidAmount]);
    expect(await payoff()).toMatchObject({ body: { status: 'succeeded' } });
    expect((await orderSums(sandbox, order.id)).status).toBe('finished');
    await agree(sandbox, DILNOZA);
  });

  it.each([
    ['an order that runs', {}, 'delivered'],
    ['a closed one, which is closed again by it', { paid: true }, 'finished'],
  ])('of an initial fee makes it owed at once, and it can be paid again: %s', async (_, { paid }: { paid?: boolean }, end) => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const [seeded] = await sandbox.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, order.id), eq(payments.purpose, 'initial_fee')));
    const fee = { purpose: 'initial_fee', order_id: order.id, amount: order.initialFee, source: CARD };
    if (paid) await me.pay({ ...fee, purpose: 'instalment', amount: order.totalAmount - order.paidAmount });
    expect(await act({ payment_id: seeded?.id, act: 'chargeback' })).toMatchObject({ body: { refunded_amount: order.initialFee } });
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: 'delivered', initialFeePaid: 0 });
    const seen = await sandbox.app.inject({
      url: `/installment/v3/user/order/${order.id}`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` },
    });
    expect(seen.json().data).toMatchObject({
      payment_reason: 'initial_fee',
      payment_amount: order.initialFee,
      payment_min: order.initialFee,
    });
    expect(await me.pay(fee)).toMatchObject({ body: { status: 'succeeded' } });
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: end, initialFeePaid: order.initialFee });
    expect(await me.pay(fee)).toMatchObject({ status: 422 });
    await agree(sandbox, DILNOZA);
  });

  it('of a top-up that is spent takes what the balance has, and claims the rest', async () => {
    const { body } = await me.pay({ purpose: 'top_up', amount: 50_000, source: CARD });
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const left = 20_000;
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: (await available()) - left, source: { type: 'balance' } });
    await act({ payment_id: body['payment_id'], act: 'chargeback' });
    expect(await available()).toBe(0);
    await agree(sandbox, DILNOZA);
  });

  it('that the provider has written and our books do not know is booked by the reconciler', async () => {
    const { id, order, before } = await paid();
    const row = {
      id: 'ref_planted',
      paymentId: String(id),
      customerId: 'cus_0001',
      act: 'chargeback',
      amount: 60_000,
      actKey: 'planted',
      at: new Date(),
    };
    await sandbox.db.insert(providerReturns).values(row);
    await reconcileBilling(sandbox);
    await reconcileBilling(sandbox);
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(before.paidAmount + 40_000);
    expect(await payment(id)).toMatchObject({ refunded_amount: 60_000 });
    await agree(sandbox, DILNOZA);
  });
});
