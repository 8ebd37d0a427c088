import { expect, it } from 'vitest';
import { DILNOZA, goodsOf, HOME, shopperOf } from './checkout.ts';
import { openSandbox } from './open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await shopperOf(sandbox, DILNOZA);
const [product] = await goodsOf(sandbox, '3');
const basket = { items: [{ product_id: product?.id, quantity: 1 }], order_type: 'full', delivery: HOME };

// The test runs twice. Without the restore, the second run would get the checkout of the first for an equal basket, and no second code
// would be sent.
it.each(['one', 'another'])('a checkout that %s test leaves unconfirmed is gone in the next', async () => {
  const signed = await me.sign(await me.quote(basket));
  expect(signed.status).toBe(201);
  expect(await me.lastCode()).not.toBe('');
});
