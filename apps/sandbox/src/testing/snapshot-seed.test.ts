import { expect, it } from 'vitest';
import { DILNOZA_PHONE, HOME_DELIVERY, listProductsInStock, shopperOf } from './checkout.ts';
import { openSandbox } from './open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await shopperOf(sandbox, DILNOZA_PHONE);
const [product] = await listProductsInStock(sandbox, '3');
const basket = { items: [{ product_id: product?.id, quantity: 1 }], order_type: 'full', delivery: HOME_DELIVERY };

// The test runs twice. Without the restore, the second run would get the checkout of the first for an equal basket, and no second code
// would be sent.
it.each(['one', 'another'])('with the option `restore`, an unconfirmed checkout of %s test is removed before the next test', async () => {
  const signed = await me.sign(await me.quote(basket));
  expect(signed.status).toBe(201);
  expect(await me.lastCode()).not.toBe('');
});
