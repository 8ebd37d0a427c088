import type { installment } from '@muddat/sdk/types';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { returnItems, returns } from '../../../db/schema/returns.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE, fetchAllPages, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Schemas = installment.components['schemas'];
type Own = { data: Schemas['OwnReview'][]; waiting: Schemas['WaitingReview'][] };
type Public = { data: Schemas['Review'][]; summary: Schemas['ReviewSummary']; next_cursor?: string };

const sandbox = await openSandbox();

async function as(phone: string | null) {
  const call = await createInstallmentCaller(sandbox, phone);
  return {
    call,
    own: async (locale = 'ru') => (await call<Own>('/v3/user/reviews', { locale })).body,
    save: (id: string, send: unknown, locale: 'ru' | 'oz' = 'ru') =>
      call<{ data: Schemas['OwnReview'] } & ProblemBody>(`/v3/user/reviews/${id}`, { method: 'PUT', send, locale }),
    of: async (id: string) => (await call<Public>(`/v3/product/${id}/reviews`)).body,
  };
}
async function waitingProduct(): Promise<string> {
  const [first] = (await (await as(DILNOZA_PHONE)).own()).waiting;
  if (first === undefined) throw new Error('nothing waits for a review');
  return first.product.id;
}
async function remove(phone: string, id: string): Promise<number> {
  const authorization = `Bearer ${await sandbox.tokenFor(phone)}`;
  return (await sandbox.app.inject({ method: 'DELETE', url: `/installment/v3/user/reviews/${id}`, headers: { authorization } })).statusCode;
}

describe('reviews', () => {
  test('[S2-23] a customer reviews received goods, changes and deletes the review; guests see its current state', async () => {
    const dilnoza = await as(DILNOZA_PHONE);
    const guest = await as(null);
    const id = await waitingProduct();
    const before = await guest.of(id);
    const text = '<script>alert(1)</script>\n<b>Хороший</b> & надёжный';
    const written = await dilnoza.save(id, { stars: 4, text: `  ${text}\u0007 ` });
    expect(written).toMatchObject({ status: 200, body: { data: { stars: 4, text, edited_at: null, product: { id } } } });
    expect(await dilnoza.save(id, { stars: 4, text })).toEqual(written);
    const [first] = (await guest.of(id)).data;
    expect(first).toEqual({ id: first?.id, author: 'Dilnoza K.', stars: 4, text, created_at: written.body.data.created_at });
    const mine = await dilnoza.own();
    expect([mine.data.some(({ product }) => product.id === id), mine.waiting.some(({ product }) => product.id === id)]).toEqual([
      true,
      false,
    ]);
    const changed = await dilnoza.save(id, { stars: 2 });
    expect(changed.body.data).toMatchObject({ stars: 2, text: '', edited_at: expect.any(String) });
    expect((await guest.of(id)).summary.count).toBe(before.summary.count + 1);
    expect([await remove(DILNOZA_PHONE, id), await remove(DILNOZA_PHONE, id)]).toEqual([204, 404]);
    expect(await guest.of(id)).toEqual(before);
    expect((await dilnoza.own()).waiting.map(({ product }) => product.id)).toContain(id);
  });

  test('[S2-23] invisible characters are removed from a text, and an author name that imitates Muddat is hidden', async () => {
    const dilnoza = await as(DILNOZA_PHONE);
    const id = await waitingProduct();
    for (const text of ['\u200b', '\u202e\u2066', ' \n'])
      expect(await dilnoza.save(id, { stars: 5, text })).toMatchObject({ status: 422, body: { fields: { text: 'required' } } });
    expect((await dilnoza.save(id, { stars: 5, text: '\u202eОтлично\u202c\u200b' })).body.data.text).toBe('Отлично');
    const name = (value: string) => sandbox.db.update(customers).set({ name: value }).where(eq(customers.phone, DILNOZA_PHONE));
    const author = async () => (await (await as(null)).of(id)).data[0]?.author;
    await name('Karimova Dilnoza');
    expect(await author()).toBe('Dilnoza K.');
    await name('Muddat поддержка');
    expect(await author()).toBe('');
    await name('Dilnoza Karimova');
    expect(await remove(DILNOZA_PHONE, id)).toBe(204);
  });

  test('[S2-23] only a customer who received the goods may review them, and only the author may delete the review', async () => {
    const id = await waitingProduct();
    await (await as(DILNOZA_PHONE)).save(id, { stars: 5 });
    const jasur = await as(JASUR_PHONE);
    expect(await jasur.save(id, { stars: 1 })).toMatchObject({ status: 409, body: { code: 'review_not_allowed' } });
    expect(await remove(JASUR_PHONE, id)).toBe(404);
    expect((await jasur.save('no-such', { stars: 1 })).status).toBe(404);
    expect(await remove(DILNOZA_PHONE, id)).toBe(204);
  });

  test('goods in delivery cannot be reviewed yet', async () => {
    const dilnoza = await as(DILNOZA_PHONE);
    const { body } = await dilnoza.call<{ data: Schemas['Order'][] }>('/v3/user/orders/all?statuses[0]=shipping');
    const item = body.data[0]?.items[0]?.product_id;
    expect(await dilnoza.save(String(item), { stars: 5 })).toMatchObject({ status: 409, body: { code: 'review_not_allowed' } });
  });

  test('[S2-23] returned goods cannot be reviewed, unless one of two pieces was kept', async () => {
    const dilnoza = await as(DILNOZA_PHONE);
    const [first] = (await dilnoza.own()).waiting;
    const id = first?.product.id ?? '';
    const orderId = first?.order_id ?? '';
    const isWaiting = async () => (await dilnoza.own()).waiting.some(({ product }) => product.id === id);
    const line = and(eq(orderItems.orderId, orderId), eq(orderItems.productId, id));
    const [item] = await sandbox.db.select().from(orderItems).where(line);
    await sandbox.db.update(orderItems).set({ quantity: 2 }).where(line);
    const backAt = sandbox.clock.now();
    const ofCase = { orderId, customerId: 'cus_0001', category: 'changed_mind', locale: 'ru', requestedAt: backAt, closedAt: backAt };
    const goBack = async (returnId: string, state: string, quantity: number) => {
      await sandbox.db.insert(returns).values({ ...ofCase, id: returnId, state });
      await sandbox.db.insert(returnItems).values({ returnId, line: item?.number ?? 0, quantity, price: item?.price ?? 0 });
    };
    await goBack('ret_declined', 'declined', 2);
    await goBack('ret_one', 'accepted', 1);
    expect(await isWaiting()).toBe(true);
    await goBack('ret_other', 'accepted', 1);
    expect(await isWaiting()).toBe(false);
    expect(await dilnoza.save(id, { stars: 5 })).toMatchObject({ status: 409, body: { code: 'review_not_allowed' } });
    await sandbox.db.delete(returns).where(eq(returns.orderId, orderId));
    await sandbox.db
      .update(orderItems)
      .set({ quantity: item?.quantity ?? 1 })
      .where(line);
    expect(await isWaiting()).toBe(true);
  });

  test('[S2-23] a text of 10 000 characters gets 422 with a message in the requested language; 0, 4.5 or 6 stars get 400', async () => {
    const dilnoza = await as(DILNOZA_PHONE);
    const id = await waitingProduct();
    const long = await dilnoza.save(id, { stars: 5, text: 'я'.repeat(10_000) });
    expect(long).toMatchObject({ status: 422, body: { code: 'text_too_long', fields: { text: 'too_long' } } });
    expect(long.body.message).toBe('Текст слишком длинный. Сократите его до 2\u00a0000 знаков');
    const inUzbek = await dilnoza.save(id, { stars: 5, text: 'я'.repeat(10_000) }, 'oz');
    expect([inUzbek.status, inUzbek.body.message]).toEqual([422, 'Matn juda uzun. Uni 2\u00a0000 belgigacha qisqartiring']);
    for (const stars of [0, 6, 4.5]) expect((await dilnoza.save(id, { stars })).status).toBe(400);
    expect((await dilnoza.own()).waiting.map(({ product }) => product.id)).toContain(id);
  });

  test('pages of one review joined equal the whole list, and the average covers all reviews', async () => {
    const guest = await createInstallmentCaller(sandbox, null);
    const malika = (await (await as(MALIKA_PHONE)).own()).data[0];
    const id = String(malika?.product.id);
    const whole = (await guest<Public>(`/v3/product/${id}/reviews?limit=100`)).body;
    const pages = await fetchAllPages<Schemas['Review']>(guest, `/v3/product/${id}/reviews?limit=1`);
    expect(pages.flat()).toEqual(whole.data);
    const stars = whole.data.map((review) => review.stars);
    expect(whole.summary.average).toBeCloseTo(stars.reduce((sum, one) => sum + one, 0) / stars.length, 1);
    expect((await guest('/v3/product/no-such/reviews')).status).toBe(404);
    expect((await guest('/v3/user/reviews')).status).toBe(401);
  });
});
