import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { createBillingCaller, expectBooksToAgree, findSeededOrder, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import {
  DILNOZA_PHONE,
  HOME_DELIVERY,
  listProductsInStock,
  resetClockAndFaults,
  setLimitAmount,
  shopperOf,
} from '../../../testing/checkout.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../../billing/ledger/balance.ts';

const sandbox = await openSandbox({ restore: true });
const me = await shopperOf(sandbox, DILNOZA_PHONE);
const payer = await createBillingCaller(sandbox, DILNOZA_PHONE);
const [product] = await listProductsInStock(sandbox, '3');
beforeEach(async () => {
  await resetClockAndFaults(sandbox);
  await setLimitAmount(sandbox, 'cus_0001', 15_000_000);
});

const quoteRequest = (order_type: string) => ({
  items: [{ product_id: product?.id, quantity: 1 }],
  order_type,
  ...(order_type === 'installment' ? { months: 3 } : {}),
  delivery: HOME_DELIVERY,
});
const count = () => sandbox.db.$count(orders);
const REFUSED = { status: 409, body: { code: 'claim_open', amount: 50_000 } };

/** Makes a top-up and spends the whole balance on an order. Returns a function that charges the top-up back. */
async function spentTopUp() {
  const { body } = await payer.pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });
  const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const { available: amount } = await readBalance(sandbox.db, 'cus_0001');
  await payer.pay({ purpose: 'instalment', order_id: order.id, amount, source: { type: 'balance' } });
  const payload = { payment_id: body['payment_id'], act: 'chargeback' };
  return () => sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
}

describe('while the customer owes a claim', () => {
  it.each(['installment', 'full'])('no order of the type %s can be signed or placed until the claim is settled', async (type) => {
    const before = await count();
    const chargeBack = await spentTopUp();
    const signed = await me.sign(await me.quote(quoteRequest(type)));
    const code = await me.lastCode();
    await chargeBack();
    expect(await me.confirm(signed.body.checkout_id, code)).toMatchObject(REFUSED);
    expect(await me.sign(await me.quote(quoteRequest(type)))).toMatchObject(REFUSED);
    expect(await count()).toBe(before);
    await payer.pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });
    expect(await me.confirm(signed.body.checkout_id, code)).toMatchObject({ status: 200, body: { status: 'placed' } });
    expect(await count()).toBe(before + 1);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('the limit has no available amount, and its next step is a top-up', async () => {
    const limit = async () => (await me.call<{ data: object }>('GET', '/v3/user/limit')).body.data;
    const chargeBack = await spentTopUp();
    expect(await limit()).toMatchObject({ status: 'approved', next_step: 'shop' });
    await chargeBack();
    expect(await limit()).toMatchObject({ status: 'approved', available: 0, next_step: 'top_up' });
  });
});

it('a chargeback concurrent with a confirmation leaves an open claim, and an order only if the confirmation succeeded', async () => {
  const before = await count();
  const chargeBack = await spentTopUp();
  const signed = await me.sign(await me.quote(quoteRequest('installment')));
  const [confirmed] = await Promise.all([me.confirm(signed.body.checkout_id, await me.lastCode()), chargeBack()]);
  expect([200, 409]).toContain(confirmed.status);
  expect(await count()).toBe(before + (confirmed.status === 200 ? 1 : 0));
  expect(await readBalance(sandbox.db, 'cus_0001')).toMatchObject({ available: 0, claimed: 50_000 });
  await expectBooksToAgree(sandbox, DILNOZA_PHONE);
});
