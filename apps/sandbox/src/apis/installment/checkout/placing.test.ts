import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../../db/schema/catalogue.ts';
import { bonusEntries, promoCodes, promoUses } from '../../../db/schema/checkout.ts';
import { orders } from '../../../db/schema/orders.ts';
import { expectBooksToAgree } from '../../../testing/billing.ts';
import {
  advanceClock,
  type CheckoutOrErrorBody,
  type CheckoutResponse,
  DILNOZA_PHONE,
  fetchOrder,
  JASUR_PHONE,
  listProductsInStock,
  loadStock,
  quoteRequest,
  setLimitAmount,
  shopperOf,
} from '../../../testing/checkout.ts';
import { AMPLE_LIMIT, openCheckoutSandbox } from '../../../testing/open-checkout-sandbox.ts';

const { sandbox, me, goods } = await openCheckoutSandbox();
const other = await shopperOf(sandbox, DILNOZA_PHONE);
await setLimitAmount(sandbox, 'cus_0001', AMPLE_LIMIT);

const failAtStep = (operation: string, at: string | null) => sandbox.faults.add({ operation, fault: 'status', status: 503, ms: 0, at }, 1);
const count = () => sandbox.db.$count(orders);
const signed = async (index: number, by = me) => {
  const answer = await by.sign(await by.quote(quoteRequest(goods[index])));
  return { id: answer.body.checkout_id, code: await by.lastCode() };
};
const placedOf = (answers: readonly CheckoutResponse<CheckoutOrErrorBody>[]) => answers.filter(({ body }) => body.status === 'placed');

describe('[X-17] an order is placed exactly once', () => {
  it('with 10 concurrent confirmations, each with its own idempotency key', async () => {
    const before = await count();
    const stock = await loadStock(sandbox, goods[0]);
    const { id, code } = await signed(0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => me.confirm(id, code)));
    expect(placedOf(answers)).toHaveLength(10);
    expect(new Set(answers.map(({ body }) => body.orders[0]?.id)).size).toBe(1);
    expect([await count(), await loadStock(sandbox, goods[0])]).toEqual([before + 1, stock - 1]);
  });

  it('with 10 concurrent confirmations and a repetition that share one idempotency key; another code with it gets 422', async () => {
    const before = await count();
    const { id, code } = await signed(0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => me.confirm(id, code, 'one')));
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'idempotency_in_progress')).toBe(true);
    expect(await me.confirm(id, code, 'one')).toEqual(placedOf(answers)[0]);
    expect(await count()).toBe(before + 1);
    expect(await me.confirm(id, '000000', 'one')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('if two tabs sign one quote: both get the same checkout, before and after it is placed', async () => {
    const before = await count();
    const quote = await me.quote(quoteRequest(goods[1]));
    const tabs = await Promise.all([me.sign(quote), me.sign(quote)]);
    const [first, second] = tabs.map(({ body }) => body.checkout_id);
    expect(first).toBe(second);
    const placed = await me.confirm(first ?? '', await me.lastCode());
    expect(await me.sign(quote)).toMatchObject({ status: 201, body: { status: 'placed', orders: placed.body.orders } });
    expect(await count()).toBe(before + 1);
  });

  it.each([
    ['before-place', 0],
    ['after-place', 1],
  ] as const)(
    'if the process dies %s: the idempotency key finds the checkout only if it was placed, and a retry leaves one order',
    async (step, made) => {
      const before = await count();
      const { id, code } = await signed(2);
      const key = randomUUID();
      failAtStep('installment.confirmCheckout', step);
      expect((await me.confirm(id, code, key)).status).toBe(503);
      expect(await count()).toBe(before + made);
      const found = await me.call('GET', `/v3/user/checkout?idempotency_key=${key}`);
      expect(found).toMatchObject(made === 0 ? { status: 404 } : { status: 200, body: { checkout_id: id, status: 'placed' } });
      expect(await me.confirm(id, code, key)).toMatchObject({ status: 200, body: { status: 'placed' } });
      expect(await count()).toBe(before + 1);
    },
  );

  it('if the response to the signing is lost: the idempotency key finds the checkout, and signing again sends no second code', async () => {
    const quote = await me.quote(quoteRequest(goods[2]));
    const key = randomUUID();
    expect((await me.call('GET', `/v3/user/checkout?idempotency_key=${key}`)).status).toBe(404);
    // The response is treated as lost: the test uses none of it.
    await me.sign(quote, {}, key);
    const code = await me.lastCode();
    const found = await me.call<CheckoutOrErrorBody>('GET', `/v3/user/checkout?idempotency_key=${key}`);
    expect(found.body.status).toBe('otp_required');
    expect((await me.sign(quote, {}, key)).body.checkout_id).toBe(found.body.checkout_id);
    expect(await me.lastCode()).toBe(code);
    expect(await other.call('GET', `/v3/user/checkout?idempotency_key=${key}`)).toMatchObject({ status: 404 });
  });
});

describe('concurrent purchases', () => {
  it('sell the last piece to one of two customers only', async () => {
    await sandbox.db
      .update(products)
      .set({ stock: 1 })
      .where(eq(products.id, goods[3] ?? ''));
    const [mine, theirs] = [await signed(3), await signed(3, other)];
    const answers = await Promise.all([me.confirm(mine.id, mine.code), other.confirm(theirs.id, theirs.code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await loadStock(sandbox, goods[3])).toBe(0);
  });

  it('apply a promo code with one use left to one of two customers only', async () => {
    const code = { code: 'TWICE', percentBp: 500, validUntil: '2099-01-01', maxUses: 1 } as const;
    await sandbox.db.insert(promoCodes).values(code);
    const checkouts = [];
    for (const by of [me, other]) {
      const { body } = await by.sign(await by.quote(quoteRequest(goods[4], { promo_code: 'twice' })));
      checkouts.push({ by, id: body.checkout_id, code: await by.lastCode() });
    }
    const answers = await Promise.all(checkouts.map(({ by, id, code: typed }) => by.confirm(id, typed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.body.fields, refused?.body.quote?.discount]).toEqual([{ promo_code: 'used_up' }, 0]);
  });

  it('of one customer in two checkouts do not exceed the limit', async () => {
    const probes = [await me.quote(quoteRequest(goods[5])), await me.quote(quoteRequest(goods[6]))];
    const totals = probes.map(({ orders: [order] }) => order?.offer?.total ?? 0);
    const used = AMPLE_LIMIT - (probes[0]?.limit_before ?? 0);
    await setLimitAmount(sandbox, 'cus_0002', used + Math.max(...totals) + Math.floor(Math.min(...totals) / 2));
    const [one, two] = [await signed(5), await signed(6)];
    const answers = await Promise.all([me.confirm(one.id, one.code), me.confirm(two.id, two.code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await setLimitAmount(sandbox, 'cus_0002', AMPLE_LIMIT);
  });
});

describe('an order that is not paid in time', () => {
  it('is canceled after 24 hours: goods, limit, bonuses and promo code are free again', async () => {
    const today = sandbox.clock.today();
    const lot = { customerId: 'cus_0002', amount: 40_000, kind: 'earned', at: sandbox.clock.now(), expiresOn: '2099-01-01' } as const;
    await sandbox.db.insert(bonusEntries).values(lot);
    await sandbox.db.insert(promoCodes).values({ code: 'GIVEBACK', amount: 5_000, validUntil: '2099-01-01', maxUses: 1 });
    const [stock, before] = [await loadStock(sandbox, goods[6]), await me.quote(quoteRequest(goods[7]))];
    const placed = await me.buy(quoteRequest(goods[6], { initial_fee: 20_000, bonus: 10_000, promo_code: ' giveback ' }));
    const [order] = placed.orders;
    expect(order).toMatchObject({ status: 'waiting', initial_fee: 20_000 });
    expect(Date.parse(order?.pay_until ?? '') - Date.now()).toBeGreaterThan(86_000_000);
    expect(await me.call('GET', '/v3/user/bonuses')).toMatchObject({
      body: { data: { balance: 30_000, entries: [{ kind: 'spent', amount: -10_000 }, { kind: 'earned' }] } },
    });
    expect(await loadStock(sandbox, goods[6])).toBe(stock - 1);

    await advanceClock(sandbox, 'PT23H');
    expect(await fetchOrder(me, order?.id)).toMatchObject({ status: 'waiting', pay_until: order?.pay_until });
    await advanceClock(sandbox, 'PT2H');
    const { status, events, pay_until } = await fetchOrder(me, order?.id);
    expect([status, pay_until, events.at(-1)]).toMatchObject([
      'canceled',
      null,
      { status: 'canceled', actor: 'system', at: order?.pay_until },
    ]);
    expect(await loadStock(sandbox, goods[6])).toBe(stock);
    expect(await me.call('GET', '/v3/user/bonuses')).toMatchObject({
      body: { data: { balance: 40_000, entries: [{ kind: 'returned' }, {}, {}] } },
    });
    expect((await me.quote(quoteRequest(goods[7]))).limit_before).toBe(before.limit_before);
    expect(await sandbox.db.select().from(promoUses).where(eq(promoUses.code, 'GIVEBACK'))).toEqual([]);
    const late = await me.billing('/payment', { purpose: 'initial_fee', order_id: order?.id, amount: 20_000, source: { type: 'balance' } });
    expect(late.status).toBe(422);
    expect(today <= sandbox.clock.today()).toBe(true);
  });

  it('leaves the promo code used if the other order of its checkout was paid', async () => {
    await sandbox.db.insert(promoCodes).values({ code: 'HALF', percentBp: 100, validUntil: '2099-01-01', maxUses: 9 });
    const second = (await listProductsInStock(sandbox, '7'))[0]?.id;
    const items = [
      { product_id: goods[8], quantity: 1 },
      { product_id: second, quantity: 1 },
    ];
    const placed = await me.buy(quoteRequest(goods[8], { items, initial_fee: 30_000, promo_code: 'HALF' }));
    const [first] = placed.orders;
    const paid = await me.billing('/payment', {
      purpose: 'initial_fee',
      order_id: first?.id,
      amount: first?.initial_fee,
      source: { type: 'balance' },
    });
    expect(paid.status).toBe(201);
    await advanceClock(sandbox, 'P2D');
    const statuses = await Promise.all(placed.orders.map(async ({ id }) => (await fetchOrder(me, id)).status));
    expect([statuses[0] === 'canceled', statuses[1]]).toEqual([false, 'canceled']);
    expect(await sandbox.db.select().from(promoUses).where(eq(promoUses.code, 'HALF'))).toHaveLength(1);
    await expectBooksToAgree(sandbox, JASUR_PHONE);
  });
});
