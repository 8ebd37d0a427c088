import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { orders } from '../../../db/schema/orders.ts';
import { providerReturns } from '../../../db/schema/provider.ts';
import { CONFIRM_PAYMENT_PATH, DILNOZA_PHONE, loadOrderAmounts, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { createSandboxClient } from '../../../testing/client.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const { sandbox, me, findDeliveredOrder, fetchOrder, loadNotificationTitles, expectBooksToAgree, postProviderAct } =
  await openBillingSandbox();
const { billing } = await createSandboxClient(sandbox, DILNOZA_PHONE);
const payment = (id: unknown) => billing.getPayment({ payment_id: String(id) });
const available = async () => (await readBalance(sandbox.db, 'cus_0001')).available;

/** Pays 100 000 on a running order: 60 000 by card, the rest from the balance. */
async function paid() {
  const order = await findDeliveredOrder();
  const sources = [
    { ...MAIN_CARD_SOURCE, amount: 60_000 },
    { type: 'balance', amount: 40_000 },
  ];
  const before = await loadOrderAmounts(sandbox, order.id);
  const { body } = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 100_000, sources });
  expect(body).toMatchObject({ status: 'succeeded', refunded_amount: 0 });
  return { id: body['payment_id'], order, before, after: await loadOrderAmounts(sandbox, order.id) };
}

describe('a refund', () => {
  it('[X-20] goes to the card, then to the balance, reopens no instalment, and is shown with its status', async () => {
    const { id, order, after } = await paid();
    const balance = await available();
    const sum = await expectBooksToAgree();
    const { body } = await postProviderAct({ payment_id: id, act: 'refund', amount: 75_000 });
    expect(body).toMatchObject({
      refunded_amount: 75_000,
      refunds: [
        { kind: 'refund', to: 'bank_card', amount: 60_000, system: 'uzcard', last4: '1234', status: 'on_the_way' },
        { kind: 'refund', to: 'balance', amount: 15_000, status: 'arrived' },
      ],
    });
    expect(await loadOrderAmounts(sandbox, order.id)).toEqual(after);
    expect(await available()).toBe(balance + 15_000);
    expect(await expectBooksToAgree()).toBe(sum - 60_000);
    expect(await payment(id)).toMatchObject({ refunded_amount: 75_000, refunds: body['refunds'] });
    expect((await payment(id)).events.slice(-2)).toMatchObject([{ type: 'refund_sent' }, { type: 'refund_to_balance' }]);
    expect(await loadNotificationTitles()).toEqual(expect.arrayContaining(['Возврат отправлен', 'Возврат на балансе']));
    expect((await fetchOrder(order.id))['refunds']).toEqual(body['refunds']);
    sandbox.clock.setOffset(3 * 86_400_000 + 1_000);
    expect(await payment(id)).toMatchObject({ refunds: [{ status: 'arrived' }, { status: 'arrived' }] });
  });

  it('is made once for repeated and concurrent requests; another key makes a second one', async () => {
    const { id } = await paid();
    const same = { payment_id: id, act: 'refund', amount: 10_000 };
    await Promise.all([postProviderAct(same), postProviderAct(same), postProviderAct(same)]);
    expect((await postProviderAct(same)).body).toMatchObject({ refunded_amount: 10_000 });
    expect((await postProviderAct({ ...same, key: 'second' })).body).toMatchObject({ refunded_amount: 20_000 });
    await expectBooksToAgree();
  });

  it('cannot exceed the paid amount', async () => {
    const { id } = await paid();
    expect(await postProviderAct({ payment_id: id, act: 'refund', amount: 100_001 })).toMatchObject({
      status: 422,
      body: { fields: { amount: 'too_large' } },
    });
    expect((await postProviderAct({ payment_id: id, act: 'refund' })).body).toMatchObject({ refunded_amount: 100_000 });
    expect(await postProviderAct({ payment_id: id, act: 'refund', amount: 1 })).toMatchObject({ status: 422 });
    expect(await postProviderAct({ payment_id: id, act: 'chargeback', amount: 60_001 })).toMatchObject({ status: 422 });
  });

  it('goes to the balance if the card is deleted', async () => {
    const { id } = await paid();
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, 'card_0001'));
    expect((await postProviderAct({ payment_id: id, act: 'refund' })).body).toMatchObject({
      refunds: [{ to: 'balance', amount: 100_000 }],
    });
    await expectBooksToAgree();
  });

  it('of a top-up reduces the balance, and is refused if the money is spent', async () => {
    const { body } = await me.pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });
    const balance = await available();
    expect((await postProviderAct({ payment_id: body['payment_id'], act: 'refund', amount: 20_000 })).body).toMatchObject({
      refunds: [{ to: 'bank_card' }],
    });
    expect(await available()).toBe(balance - 20_000);
    const order = await findDeliveredOrder();
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: balance - 20_000, source: { type: 'balance' } });
    expect(await postProviderAct({ payment_id: body['payment_id'], act: 'refund' })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_balance' },
    });
    await expectBooksToAgree();
  });

  it('does not affect another payment of the order that is confirmed at the same time', async () => {
    const { id, order } = await paid();
    const created = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: 30_000, source: MAIN_CARD_SOURCE });
    const code = await me.lastCode();
    const confirm = me.write(CONFIRM_PAYMENT_PATH, { payment_id: created.body['payment_id'], code });
    const [confirmed] = await Promise.all([confirm, postProviderAct({ payment_id: id, act: 'refund' })]);
    expect(confirmed.body).toMatchObject({ status: 'succeeded', amount: 30_000 });
    await expectBooksToAgree();
  });

  it('is refused for an unconfirmed or an unknown payment', async () => {
    const order = await findDeliveredOrder();
    const { body } = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: 30_000, source: MAIN_CARD_SOURCE });
    expect(await postProviderAct({ payment_id: body['payment_id'], act: 'refund' })).toMatchObject({
      status: 422,
      body: { fields: { payment_id: 'not_succeeded' } },
    });
    expect(await postProviderAct({ payment_id: 'pay_none', act: 'refund' })).toMatchObject({ status: 404 });
  });

  it('[X-20] known only to the provider is not paid again when the order is cancelled', async () => {
    const { id, order } = await paid();
    const row = { id: 'ref_planted', paymentId: String(id), customerId: 'cus_0001', act: 'refund', amount: 60_000, actKey: 'planted' };
    await sandbox.db.insert(providerReturns).values({ ...row, at: new Date() });
    await sandbox.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id));
    const { paidAmount, initialFeePaid } = await loadOrderAmounts(sandbox, order.id);
    const balance = await available();
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}`, 'idempotency-key': 'cancel' };
    await sandbox.app.inject({ method: 'POST', url: `/installment/v3/user/order/${order.id}/cancel`, headers });
    await reconcileBilling(sandbox);
    expect(await available()).toBe(balance + paidAmount + initialFeePaid - 60_000);
    expect(await payment(id)).toMatchObject({ amount: 100_000, refunded_amount: 100_000 });
    await expectBooksToAgree();
  });
});

describe('a chargeback', () => {
  it('reopens the instalments that the payment had paid, and notifies the customer', async () => {
    const { id, order, before, after } = await paid();
    const balance = await available();
    const { body } = await postProviderAct({ payment_id: id, act: 'chargeback' });
    expect(body).toMatchObject({ refunded_amount: 60_000, refunds: [{ kind: 'chargeback', amount: 60_000, status: 'arrived' }] });
    const open = await loadOrderAmounts(sandbox, order.id);
    expect(open.paidAmount).toBe(before.paidAmount + 40_000);
    expect(open.rowsPaid - before.rowsPaid).toBe(40_000);
    expect(open.totalAmount).toBe(after.totalAmount);
    expect(await available()).toBe(balance);
    expect(await loadNotificationTitles()).toContain('Банк отменил платёж');
    await expectBooksToAgree();
    expect((await postProviderAct({ payment_id: id, act: 'chargeback' })).body).toMatchObject({ refunded_amount: 60_000 });
  });

  it('of a partly spent top-up empties the balance, and the books agree', async () => {
    const { body } = await me.pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });
    const order = await findDeliveredOrder();
    const left = 20_000;
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: (await available()) - left, source: { type: 'balance' } });
    await postProviderAct({ payment_id: body['payment_id'], act: 'chargeback' });
    expect(await available()).toBe(0);
    await expectBooksToAgree();
  });

  it('known only to the provider is booked once by the reconciler', async () => {
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
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(before.paidAmount + 40_000);
    expect(await payment(id)).toMatchObject({ refunded_amount: 60_000 });
    await expectBooksToAgree();
  });
});
