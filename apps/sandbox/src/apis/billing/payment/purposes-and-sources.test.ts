import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import {
  CONFIRM_PAYMENT_PATH,
  findSeededOrder,
  loadOrderAmounts,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';

const { sandbox, me, findDeliveredOrder, quotePayoff, expectBooksToAgree, fetchPayment, decideInApp } = await openBillingSandbox();

const fetchBalance = async () => {
  const answer = await me.call('GET', '/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=balance');
  return answer.body['data'];
};

describe('purposes and sources of payments', () => {
  it('a top-up by card adds to the balance', async () => {
    expect(await me.pay({ purpose: 'top_up', amount: 70_000, source: MAIN_CARD_SOURCE })).toMatchObject({
      body: { status: 'succeeded', excess_amount: 0 },
    });
    expect(await fetchBalance()).toMatchObject([{ amount: 320_000, available: 320_000 }]);
    await expectBooksToAgree();
  });

  it('a payment from the balance needs no code and cannot exceed the balance', async () => {
    const order = await findDeliveredOrder();
    const body = { purpose: 'instalment', order_id: order.id, source: { type: 'balance' } };
    expect(await me.write(PAYMENT_PATH, { ...body, amount: 250_001 })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_balance' },
    });
    expect(await me.write(PAYMENT_PATH, { ...body, amount: 250_000 })).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect(await fetchBalance()).toMatchObject([{ amount: 0, available: 0 }]);
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 250_000);
    await expectBooksToAgree();
  });

  it('a split payment charges the card and the balance with their shares', async () => {
    const order = await findDeliveredOrder();
    const sources = [
      { ...MAIN_CARD_SOURCE, amount: 60_000 },
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
    expect(await fetchBalance()).toMatchObject([{ amount: 210_000, available: 210_000 }]);
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await expectBooksToAgree();
  });

  it('a paid initial fee changes a waiting order to paid; a lower amount is refused', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'waiting');
    const body = { purpose: 'initial_fee', order_id: order.id, source: MAIN_CARD_SOURCE };
    expect(await me.write(PAYMENT_PATH, { ...body, amount: order.initialFee - 1 })).toMatchObject({ body: { code: 'amount_below_min' } });
    expect(await me.pay({ ...body, amount: order.initialFee })).toMatchObject({ body: { status: 'succeeded' } });
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({
      status: 'paid',
      initialFeePaid: order.initialFee,
      paidAmount: order.paidAmount,
    });
  });

  it('a payoff by quote finishes the order and records the saving', async () => {
    const order = await findDeliveredOrder();
    const quote = await quotePayoff(order.id);
    const body = { purpose: 'payoff', order_id: order.id, quote_id: quote.quote_id, source: MAIN_CARD_SOURCE };
    expect(quote.saving).toBeGreaterThan(0);
    expect(await me.write(PAYMENT_PATH, { ...body, amount: quote.amount - 1 })).toMatchObject({ body: { code: 'amount_below_min' } });
    expect(await me.pay({ ...body, amount: quote.amount })).toMatchObject({ body: { status: 'succeeded', excess_amount: 0 } });
    const after = await loadOrderAmounts(sandbox, order.id);
    expect(after).toMatchObject({ status: 'finished', savedAmount: quote.saving, totalAmount: order.totalAmount - quote.saving });
    expect(after.paidAmount).toBe(after.totalAmount);
    expect(after.rowsTotal).toBe(after.totalAmount);
    expect(after.rowsPaid).toBe(after.paidAmount);
  });

  it('a payoff quote expires after its day and after any other payment of the order', async () => {
    const order = await findDeliveredOrder();
    const first = await quotePayoff(order.id);
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: 1_000, source: MAIN_CARD_SOURCE });
    const body = { purpose: 'payoff', order_id: order.id, source: MAIN_CARD_SOURCE };
    const stale = await me.write(PAYMENT_PATH, { ...body, quote_id: first.quote_id, amount: first.amount });
    expect(stale).toMatchObject({ status: 422, body: { code: 'quote_expired' } });
    const second = await quotePayoff(order.id);
    sandbox.clock.setOffset(86_400_000);
    const late = await me.write(PAYMENT_PATH, { ...body, quote_id: second.quote_id, amount: second.amount });
    expect(late).toMatchObject({ status: 422, body: { code: 'quote_expired' } });
  });
});

describe('two payments for one debt', () => {
  it('the second is not charged if the first has paid the whole debt', async () => {
    const order = await findDeliveredOrder();
    const amount = order.totalAmount - order.paidAmount;
    const body = { purpose: 'instalment', order_id: order.id, amount, source: MAIN_CARD_SOURCE };
    const first = await me.write(PAYMENT_PATH, body);
    const firstCode = await me.lastCode();
    const second = await me.write(PAYMENT_PATH, body);
    const secondCode = await me.lastCode();
    const sumBefore = await expectBooksToAgree();
    await me.write(CONFIRM_PAYMENT_PATH, { payment_id: first.body['payment_id'], code: firstCode });
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id: second.body['payment_id'], code: secondCode })).toMatchObject({
      status: 200,
      body: { status: 'failed', reason: 'amount_above_remainder', message: 'Эта сумма уже оплачена другим платежом' },
    });
    expect(await expectBooksToAgree()).toBe(sumBefore + amount);
  });

  it('a payment fails with a reason if its order is cancelled before the code is entered', async () => {
    const order = await findDeliveredOrder();
    const created = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: 20_000, source: MAIN_CARD_SOURCE });
    const code = await me.lastCode();
    await sandbox.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, order.id));
    const failed = { status: 'failed', reason: 'order_closed', message: expect.stringContaining('Заказ уже закрыт') };
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id: created.body['payment_id'], code })).toMatchObject({ body: failed });
    await sandbox.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  });

  it('the payment from the second of two devices fails instead of paying the next instalment', async () => {
    const order = await findDeliveredOrder();
    const body = { purpose: 'instalment', order_id: order.id, amount: 20_000, source: MAIN_CARD_SOURCE };
    const begin = async (wish: object) => ({
      payment_id: (await me.write(PAYMENT_PATH, wish)).body['payment_id'],
      code: await me.lastCode(),
    });
    const [phone, laptop] = [await begin(body), await begin(body)];
    const sumBefore = await expectBooksToAgree();
    expect(await me.write(CONFIRM_PAYMENT_PATH, phone)).toMatchObject({ body: { status: 'succeeded' } });
    const refused = { status: 'failed', reason: 'paid_meanwhile', message: expect.stringContaining('ничего не списано') };
    expect(await me.write(CONFIRM_PAYMENT_PATH, laptop)).toMatchObject({ status: 200, body: refused });
    expect(await expectBooksToAgree()).toBe(sumBefore + 20_000);
    expect(await me.write(CONFIRM_PAYMENT_PATH, await begin(body))).toMatchObject({ body: { status: 'succeeded' } });
  });

  it('an app payment that exceeds the debt, since another payment came first, goes to the balance', async () => {
    const order = await findDeliveredOrder();
    const amount = await loadPayoffAmount(sandbox, order.id);
    const link = await me.write('/v1/generate-link', {
      system: 'click',
      purpose: 'instalment',
      order_id: order.id,
      amount,
      return_url: 'http://127.0.0.1/',
    });
    const payment_id = link.body['payment_id'];
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: amount - 3_000, source: MAIN_CARD_SOURCE });
    await decideInApp(payment_id, 'approve');
    expect(await fetchPayment(payment_id)).toMatchObject({ status: 'succeeded', excess_amount: amount - 3_000 });
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ status: 'finished', paidAmount: order.paidAmount + amount });
    expect(await fetchBalance()).toMatchObject([{ amount: 250_000 + amount - 3_000 }]);
    await expectBooksToAgree();
  });
});
