import { expect, it } from 'vitest';
import { advanceClock, fetchOrder, quoteRequest } from '../../../testing/checkout.ts';
import { openCheckoutSandbox } from '../../../testing/open-checkout-sandbox.ts';

const { sandbox, me, goods } = await openCheckoutSandbox();
const FEE = 30_000;

it('an order whose initial fee the bank took back waits in the store, and is shipped after the fee is paid again', async () => {
  const id = (await me.buy(quoteRequest(goods[0], { initial_fee: FEE }))).orders[0]?.id;
  const payFee = async () => {
    const source = { type: 'bank_card', entity_id: 'card_0003' };
    const { payment_id } = (await me.billing('/payment', { purpose: 'initial_fee', order_id: id, amount: FEE, source })).body;
    await me.billing('/confirm-payment', { payment_id, code: await me.lastCode() });
    return payment_id;
  };
  const payment_id = await payFee();
  expect((await fetchOrder(me, id)).status).toBe('paid');
  const payload = { payment_id, act: 'chargeback' };
  expect((await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload })).statusCode).toBe(200);
  await advanceClock(sandbox, 'P3D');
  expect(await fetchOrder(me, id)).toMatchObject({ status: 'paid', payment_reason: 'initial_fee', payment_amount: FEE });
  const paidAgainAt = sandbox.clock.now();
  await payFee();
  await advanceClock(sandbox, 'PT1M');
  const { status, events } = await fetchOrder(me, id);
  expect(status).toBe('in_work');
  expect(Date.parse(events.at(-1)?.at ?? '')).toBeGreaterThanOrEqual(paidAgainAt.getTime());
  await advanceClock(sandbox, 'P3D');
  expect((await fetchOrder(me, id)).status).toBe('delivered');
});
