import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { type CheckoutOrErrorBody, HOME_DELIVERY, quoteRequest } from '../../../testing/checkout.ts';
import { openCheckoutSandbox } from '../../../testing/open-checkout-sandbox.ts';

const { sandbox, me, goods } = await openCheckoutSandbox();

/** Each test buys a different product. */
let turn = 0;
beforeEach(() => {
  turn += 1;
});
const full = (more: object = {}) => ({
  items: [{ product_id: goods[turn], quantity: 1 }],
  order_type: 'full',
  delivery: HOME_DELIVERY,
  ...more,
});
const parts = () => quoteRequest(goods[turn]);
const countOrders = async () => (await sandbox.db.select({ n: sql`count(*)`.mapWith(Number) }).from(orders))[0]?.n ?? 0;
const refusedFor = (checkoutId: string) =>
  expect.objectContaining({ code: 'already_placed', checkout: expect.objectContaining({ checkout_id: checkoutId, status: 'placed' }) });

describe('[X-17] one basket in two tabs', () => {
  it.each([
    ['bought in full', full],
    ['bought in parts', parts],
  ])('%s: two quotes signed concurrently give one checkout and one order', async (_, ask) => {
    const quotes = [await me.quote(ask()), await me.quote(ask())];
    const before = await countOrders();
    const keys = [randomUUID(), randomUUID()];
    const signed = await Promise.all(quotes.map((quote, tab) => me.sign(quote, {}, keys[tab])));
    const [id, other] = signed.map(({ body }) => body.checkout_id);
    expect([signed.map(({ status }) => status), other]).toEqual([[201, 201], id]);
    for (const key of keys) {
      const found = await me.call<CheckoutOrErrorBody>('GET', `/v3/user/checkout?idempotency_key=${key}`);
      expect(found.body.checkout_id).toBe(id);
    }
    const code = await me.lastCode();
    const placed = await Promise.all([me.confirm(id ?? '', code), me.confirm(id ?? '', code)]);
    expect(placed.map(({ body }) => body.orders.map(({ number }) => number))).toEqual([[expect.any(String)], [expect.any(String)]]);
    expect(await countOrders()).toBe(before + 1);
  });

  it('one tab in full and one in parts: one confirmation places the order, the other gets 409 with that checkout', async () => {
    const [one, two] = [await me.quote(full()), await me.quote(parts())];
    const before = await countOrders();
    const first = await me.sign(one);
    const firstCode = await me.lastCode();
    const second = await me.sign(two);
    expect(second.body.checkout_id).not.toBe(first.body.checkout_id);
    const secondCode = await me.lastCode();
    const answers = await Promise.all([me.confirm(first.body.checkout_id, firstCode), me.confirm(second.body.checkout_id, secondCode)]);
    const placed = answers.find(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual(refusedFor(placed?.body.checkout_id ?? ''));
    expect(await countOrders()).toBe(before + 1);
  });

  it('after the order is placed, an older quote cannot be signed and sends no code; a later quote is a new purchase', async () => {
    const [one, stale] = [await me.quote(full()), await me.quote(full())];
    const signed = await me.sign(one);
    const placed = await me.confirm(signed.body.checkout_id, await me.lastCode());
    const code = await me.lastCode();
    const refused = await me.sign(stale);
    expect([refused.status, refused.body]).toEqual([409, refusedFor(placed.body.checkout_id)]);
    expect(await me.lastCode()).toBe(code);
    expect((await me.buy(full())).checkout_id).not.toBe(placed.body.checkout_id);
  });

  it('after the order is placed, another basket can be signed, and the same basket once the store has refused the order', async () => {
    const one = await me.quote(full());
    const [other, again] = [await me.quote(full({ items: [{ product_id: goods[0], quantity: 1 }] })), await me.quote(full())];
    const signed = await me.sign(one);
    const placed = await me.confirm(signed.body.checkout_id, await me.lastCode());
    expect((await me.sign(other)).status).toBe(201);
    await sandbox.db
      .update(orders)
      .set({ status: 'refused' })
      .where(eq(orders.id, placed.body.orders[0]?.id ?? ''));
    expect((await me.sign(again)).status).toBe(201);
  });
});
