import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '../../../db/schema/billing.ts';
import { loadOrderAmounts, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';

const { sandbox, me, findDeliveredOrder, fetchOrder, quotePayoff, expectBooksToAgree, postProviderAct } = await openBillingSandbox();

describe('a chargeback', () => {
  it('of the last payment reopens a finished order', async () => {
    const order = await findDeliveredOrder();
    const amount = order.totalAmount - order.paidAmount;
    const { body } = await me.pay({ purpose: 'instalment', order_id: order.id, amount, source: MAIN_CARD_SOURCE });
    expect((await loadOrderAmounts(sandbox, order.id)).status).toBe('finished');
    await postProviderAct({ payment_id: body['payment_id'], act: 'chargeback' });
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ status: 'delivered', paidAmount: order.paidAmount });
    expect(await me.pay({ purpose: 'instalment', order_id: order.id, amount: 1_000, source: MAIN_CARD_SOURCE })).toMatchObject({
      body: { status: 'succeeded' },
    });
    await expectBooksToAgree();
  });

  it('[X-02] of a payoff allows a new payoff that is not above the debt', async () => {
    const order = await findDeliveredOrder();
    const payoff = async () => {
      const { quote_id, amount } = await quotePayoff(order.id);
      return me.pay({ purpose: 'payoff', order_id: order.id, amount, quote_id, source: MAIN_CARD_SOURCE });
    };
    const { body } = await payoff();
    expect((await loadOrderAmounts(sandbox, order.id)).status).toBe('finished');
    await postProviderAct({ payment_id: body['payment_id'], act: 'chargeback' });
    sandbox.clock.setOffset(sandbox.clock.offsetMs() + 65 * 86_400_000);
    const { totalAmount, paidAmount } = await loadOrderAmounts(sandbox, order.id);
    const { amount, saving } = await quotePayoff(order.id);
    expect([amount <= totalAmount - paidAmount, amount + saving]).toEqual([true, totalAmount - paidAmount]);
    expect(await payoff()).toMatchObject({ body: { status: 'succeeded' } });
    expect((await loadOrderAmounts(sandbox, order.id)).status).toBe('finished');
    await expectBooksToAgree();
  });

  it.each([
    ['a running order', {}, 'delivered'],
    ['a finished order, which the new payment finishes again', { paid: true }, 'finished'],
  ])('of an initial fee makes it due again and payable, for %s', async (_, { paid }: { paid?: boolean }, end) => {
    const order = await findDeliveredOrder();
    const [seeded] = await sandbox.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, order.id), eq(payments.purpose, 'initial_fee')));
    const fee = { purpose: 'initial_fee', order_id: order.id, amount: order.initialFee, source: MAIN_CARD_SOURCE };
    if (paid) await me.pay({ ...fee, purpose: 'instalment', amount: order.totalAmount - order.paidAmount });
    expect(await postProviderAct({ payment_id: seeded?.id, act: 'chargeback' })).toMatchObject({
      body: { refunded_amount: order.initialFee },
    });
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ status: 'delivered', initialFeePaid: 0 });
    expect(await fetchOrder(order.id)).toMatchObject({
      payment_reason: 'initial_fee',
      payment_amount: order.initialFee,
      payment_min: order.initialFee,
    });
    expect(await me.pay(fee)).toMatchObject({ body: { status: 'succeeded' } });
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ status: end, initialFeePaid: order.initialFee });
    expect(await me.pay(fee)).toMatchObject({ status: 422 });
    await expectBooksToAgree();
  });
});
