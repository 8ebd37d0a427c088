import type { installment } from '@muddat/sdk/types';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../../../db/schema/catalogue.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE, type InstallmentCaller, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Checked = installment.components['schemas']['CheckedBasket'];
type StoredBasketBody = installment.components['schemas']['KeptBasket'];

const sandbox = await openSandbox();
const guest = await createInstallmentCaller(sandbox, null);

const putBasket = (caller: InstallmentCaller, send: unknown) =>
  caller<StoredBasketBody & ProblemBody>('/v3/user/basket', { method: 'PUT', send });
const checkItems = (items: readonly unknown[]) => guest<Checked & ProblemBody>('/v3/basket/check', { method: 'POST', send: { items } });
const ADDED = '2026-11-21T04:00:00.000Z';

describe('POST /v3/basket/check', () => {
  test('groups goods by store, marks changed stock and prices, totals only what is in stock, and lists unknown goods', async () => {
    const { db } = sandbox;
    await db.update(products).set({ price: 1_000_000, stock: 2 }).where(eq(products.id, '1001'));
    await db.update(products).set({ price: 500_000, stock: 0 }).where(eq(products.id, '1002'));
    await db.update(products).set({ price: 300_000, stock: 9 }).where(eq(products.id, '1040'));
    const { status, body } = await checkItems([
      { product_id: '1001', quantity: 3, price: 900_000 },
      { product_id: '1040', quantity: 2, price: 300_000 },
      { product_id: '1002', quantity: 1, price: 500_000 },
      { product_id: '77777777', quantity: 1 },
      { product_id: '<script>', quantity: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.stores.map(({ store, goods_total, items }) => [store.id, goods_total, items.map((item) => item.product_id)])).toEqual([
      ['1', 2_000_000, ['1001', '1002']],
      ['2', 600_000, ['1040']],
    ]);
    expect(body.stores.flatMap(({ items }) => items).map((item) => [item.product_id, item.state, item.available, item.price_was])).toEqual([
      ['1001', 'less_stock', 2, 900_000],
      ['1002', 'sold_out', 0, null],
      ['1040', 'ok', 2, null],
    ]);
    expect(body.gone).toEqual(['77777777', '<script>']);
    for (const { offers, goods_total: total } of body.stores) {
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.every((offer) => offer.price === total && offer.initial_fee === 0)).toBe(true);
    }
    expect(body.as_of).toBe(sandbox.clock.today());
  });

  test('a store with only sold-out goods has total 0 and no offers; an empty basket has no stores', async () => {
    await sandbox.db.update(products).set({ stock: 0 }).where(eq(products.id, '1003'));
    const { body } = await checkItems([{ product_id: '1003', quantity: 1 }]);
    expect([body.stores[0]?.goods_total, body.stores[0]?.offers]).toEqual([0, []]);
    expect((await checkItems([])).body).toMatchObject({ stores: [], gone: [] });
  });

  test('accepts nine goods and refuses ten; two lines of one product are added up', async () => {
    expect((await checkItems([{ product_id: '1000', quantity: 9 }])).status).toBe(200);
    for (const items of [
      [{ product_id: '1000', quantity: 10 }],
      [
        { product_id: '1000', quantity: 5 },
        { product_id: '1000', quantity: 5 },
      ],
    ]) {
      const { status, body } = await checkItems(items);
      expect([status, body.code, body.max]).toEqual([422, 'basket_too_large', 9]);
    }
    const twice = await checkItems([
      { product_id: '1000', quantity: 1 },
      { product_id: '1000', quantity: 2 },
    ]);
    expect(twice.body.stores[0]?.items.map((item) => item.quantity)).toEqual([3]);
  });

  test.each([
    [{}],
    [{ items: 'all' }],
    [{ items: [{ product_id: '1000' }] }],
    [{ items: [{ product_id: '1000', quantity: 0 }] }],
    [{ items: [{ product_id: '1000', quantity: 1.5 }] }],
    [{ items: [{ product_id: '1000', quantity: 100 }] }],
    [{ items: [{ product_id: 1000, quantity: 1 }] }],
    [{ items: [{ product_id: 'a\u0000b', quantity: 1 }] }],
    [{ items: [{ product_id: '1000', quantity: 1, extra: true }] }],
    [{ items: Array.from({ length: 51 }, () => ({ product_id: '1000', quantity: 1 })) }],
  ])('refuses the body %j with 400', async (send) => {
    expect((await guest<ProblemBody>('/v3/basket/check', { method: 'POST', send })).status).toBe(400);
  });
});

describe('the saved basket of a customer', () => {
  test('is empty at first, then contains what was saved, with an increasing version', async () => {
    const sardor = await createInstallmentCaller(sandbox, '+998900000011');
    expect((await sardor<StoredBasketBody>('/v3/user/basket')).body).toEqual({ items: [], version: 0 });
    const items = [{ product_id: '1000', quantity: 2, added_at: ADDED, price: 4_100_000 }];
    expect((await putBasket(sardor, { items, version: 0 })).body).toEqual({ items, version: 1 });
    expect((await putBasket(sardor, { items: [], version: 1 })).body).toEqual({ items: [], version: 2 });
    expect((await putBasket(sardor, { items, version: 2 })).body.version).toBe(3);
    expect((await sardor<StoredBasketBody>('/v3/user/basket')).body).toEqual({ items, version: 3 });
  });

  test('has the price null for an item saved without a price', async () => {
    const malika = await createInstallmentCaller(sandbox, MALIKA_PHONE);
    const { version } = (await malika<StoredBasketBody>('/v3/user/basket')).body;
    const saved = await putBasket(malika, { items: [{ product_id: '1000', quantity: 1, added_at: ADDED }], version });
    expect(saved.body.items).toEqual([{ product_id: '1000', quantity: 1, added_at: ADDED, price: null }]);
  });

  test('a save based on a version other than the stored one gets 409 and changes nothing', async () => {
    const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
    const item = (id: string) => ({ product_id: id, quantity: 1, added_at: ADDED });
    const answers = await Promise.all(['1000', '1001', '1002'].map((id) => putBasket(dilnoza, { items: [item(id)], version: 0 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('basket_changed');
    const kept = (await dilnoza<StoredBasketBody>('/v3/user/basket')).body;
    expect(kept).toEqual(answers.find(({ status }) => status === 200)?.body);
    // The second is the largest integer of the column.
    for (const version of [5, 2_147_483_647]) expect((await putBasket(dilnoza, { items: [], version })).status).toBe(409);
  });

  test('is not visible to another customer, and a guest gets 401', async () => {
    const jasur = await createInstallmentCaller(sandbox, JASUR_PHONE);
    expect((await jasur<StoredBasketBody>('/v3/user/basket')).body.items).toEqual([]);
    expect((await guest('/v3/user/basket')).status).toBe(401);
    expect((await putBasket(guest, { items: [], version: 0 })).status).toBe(401);
  });

  test('a save with ten goods, a product listed twice or a leap second in `added_at` gets 422', async () => {
    const jasur = await createInstallmentCaller(sandbox, JASUR_PHONE);
    const one = { product_id: '1000', quantity: 1, added_at: ADDED };
    const large = await putBasket(jasur, { items: [{ ...one, quantity: 10 }], version: 0 });
    expect([large.status, large.body.code]).toEqual([422, 'basket_too_large']);
    const twice = await putBasket(jasur, { items: [one, one], version: 0 });
    expect([twice.status, twice.body.fields]).toEqual([422, { 'items.1.product_id': 'duplicate' }]);
    const leap = await putBasket(jasur, { items: [{ ...one, added_at: '2016-12-31T23:59:60Z' }], version: 0 });
    expect([leap.status, leap.body.fields]).toEqual([422, { 'items.0.added_at': 'invalid' }]);
  });
});
