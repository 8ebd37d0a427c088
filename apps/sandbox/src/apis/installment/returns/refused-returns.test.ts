import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderItems } from '../../../db/schema/orders.ts';
import { DILNOZA_PHONE, findSeededOrder, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/billing.ts';
import { advanceClock } from '../../../testing/checkout.ts';
import { ONE_ITEM_RETURN, openReturnSandbox } from '../../../testing/returns.ts';
import { createApplicant, testPhoto } from '../../../testing/verification.ts';

const { sandbox, me, customerOf, delivered, ask, hand } = await openReturnSandbox();

describe('refused returns', () => {
  it.each([
    ['more than was bought', { items: [{ line: 1, quantity: 99 }] }, { 'items.0.quantity': 'more_than_bought' }],
    ['an unknown line', { items: [{ line: 77, quantity: 1 }] }, { 'items.0.line': 'not_found' }],
    ['no goods', { items: [] }, { items: 'required' }],
    ['the same line twice', { items: [ONE_ITEM_RETURN.items[0], ONE_ITEM_RETURN.items[0]] }, { items: 'repeated' }],
    ['faultless goods after ten days', { category: 'changed_mind' }, { category: 'too_late' }],
    ['goods with a photo that was not uploaded', { photos: ['none'] }, { 'photos.0': 'not_found' }],
    ['goods with six photos', { photos: ['a', 'b', 'c', 'd', 'e', 'f'] }, { photos: 'too_many' }],
  ])('[X-11] a return of %s gets 422 with a code at its field', async (_what, body, fields) => {
    const order = await delivered();
    expect(await ask(order.id, body)).toMatchObject({ status: 422, body: { code: 'validation_failed', fields } });
    expect((await me.call('GET', '/returns')).body.data).toEqual([]);
  });

  it('[X-11] a return of more pieces than an earlier return left gets an error at the quantity field', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id)).body.data;
    await hand({ return_id: id, act: 'accepted' });
    const [item] = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.number);
    const quantity = item?.quantity ?? 0;
    expect(await ask(order.id, { items: [{ line: 1, quantity }] })).toMatchObject({
      body: { fields: { 'items.0.quantity': 'more_than_bought' } },
    });
  });

  it.each([
    [MALIKA_PHONE, 'cus_0003', 'send_enveloper', 'order_in_court'],
    [MALIKA_PHONE, 'cus_0003', 'broke', 'not_returnable'],
    [DILNOZA_PHONE, 'cus_0001', 'dpd_delivery', 'not_returnable'],
  ])('[X-11] the customer %s (%s) cannot return goods of an order in %s: 409 with %s', async (phone, customer, status, code) => {
    const order = await findSeededOrder(sandbox, customer, status);
    const who = await customerOf(phone);
    expect(await who.call('POST', `/order/${order.id}/return-quote`, ONE_ITEM_RETURN)).toMatchObject({ status: 409, body: { code } });
    expect(await who.call('POST', `/order/${order.id}/return`, { ...ONE_ITEM_RETURN, category: 'defect' })).toMatchObject({
      status: 409,
      body: { code },
    });
  });

  it('[X-11] three concurrent requests open one return; the same idempotency key gets the same return', async () => {
    const order = await delivered();
    const answers = await Promise.all([ask(order.id), ask(order.id), ask(order.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const mine = answers.find(({ status }) => status === 201)?.body.data.id;
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => [body.code, body.return_id])).toEqual([
      ['return_open', mine],
      ['return_open', mine],
    ]);
    await me.call('POST', `/returns/${mine}/withdraw`);
    const key = randomUUID();
    expect((await ask(order.id, {}, key)).body).toEqual((await ask(order.id, {}, key)).body);
    expect(await ask(order.id, { category: 'damaged' }, key)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('[X-11] the message of a refusal is in the language of the request', async () => {
    const order = await delivered();
    const inCourt = await findSeededOrder(sandbox, 'cus_0003', 'send_enveloper');
    const { id } = (await ask(order.id)).body.data;
    const sentences = async (phone: string, orderId: string, body: object) => {
      const authorization = `Bearer ${await sandbox.tokenFor(phone)}`;
      const [url, payload] = [
        `/installment/v3/user/order/${orderId}/return`,
        JSON.stringify({ ...ONE_ITEM_RETURN, category: 'defect', ...body }),
      ];
      const said: string[] = [];
      for (const locale of ['ru', 'oz']) {
        const headers = { authorization, 'accept-language': locale, 'idempotency-key': randomUUID(), 'content-type': 'application/json' };
        said.push((await sandbox.app.inject({ method: 'POST', url, headers, payload })).json().message);
      }
      return said;
    };
    expect(await sentences(DILNOZA_PHONE, order.id, {})).toEqual([
      'По этому заказу уже идёт возврат. Дождитесь ответа или отмените его',
      'Bu buyurtma boʻyicha qaytarish davom etmoqda. Javobni kuting yoki uni bekor qiling',
    ]);
    expect(await sentences(MALIKA_PHONE, inCourt.id, {})).toEqual([
      'Заказ передан в суд, вернуть товар здесь нельзя. Позвоните нам, мы поможем',
      'Buyurtma sudga topshirilgan, mahsulotni bu yerda qaytarib boʻlmaydi. Bizga qoʻngʻiroq qiling, yordam beramiz',
    ]);
    await me.call('POST', `/returns/${id}/withdraw`);
    expect(await sentences(DILNOZA_PHONE, order.id, { items: [{ line: 1, quantity: 99 }] })).toEqual([
      'Проверьте, правильно ли заполнены поля',
      'Maydonlar toʻgʻri toʻldirilganini tekshiring',
    ]);
  });

  it('[X-11] every call for an order or return of another customer gets 404', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id)).body.data;
    const other = await customerOf(JASUR_PHONE);
    for (const [method, path, body] of [
      ['POST', `/order/${order.id}/return-quote`, ONE_ITEM_RETURN],
      ['POST', `/order/${order.id}/cancel`, undefined],
      ['GET', `/returns/${id}`, undefined],
      ['GET', `/returns/${id}/photos/1`, undefined],
      ['POST', `/returns/${id}/withdraw`, undefined],
      ['POST', `/returns/${id}/messages`, { to: 'store', text: 'x' }],
    ] as const) {
      expect(await other.call(method, path, body)).toMatchObject({ status: 404 });
    }
  });
});

describe('photos of a return', () => {
  it('[X-11] are hidden from other customers, usable for one return, and deleted 90 days after it ended', async () => {
    const order = await delivered();
    const [mine, hers] = [await createApplicant(sandbox, DILNOZA_PHONE), await createApplicant(sandbox, MALIKA_PHONE)];
    const photo = await testPhoto();
    const upload = await mine.upload('return', photo);
    const foreign = await hers.upload('return', photo);
    expect(await ask(order.id, { photos: [upload, foreign] })).toMatchObject({
      status: 422,
      body: { fields: { 'photos.1': 'not_found' } },
    });
    const asked = await ask(order.id, { photos: [upload] });
    expect([asked.status, asked.body.data.photos]).toEqual([201, [1]]);
    const { id } = asked.body.data;
    const listed = (await sandbox.app.inject({ url: '/sandbox/returns/list' })).json();
    expect(listed[0]).toMatchObject({ id, photos: [1] });
    expect((await sandbox.app.inject({ url: `/sandbox/returns/photo/${id}/1` })).headers['content-type']).toBe('image/jpeg');
    const kept = await mine.request(`//v3/user/returns/${id}/photos/1`);
    expect([kept.status, kept.headers['content-type'], kept.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    expect((await hers.request(`//v3/user/returns/${id}/photos/1`)).status).toBe(404);
    await me.call('POST', `/returns/${id}/withdraw`);
    expect(await ask(order.id, { photos: [upload] })).toMatchObject({ status: 422, body: { fields: { 'photos.0': 'not_found' } } });
    await advanceClock(sandbox, 'P89D');
    expect((await me.read(id)).photos).toEqual([1]);
    await advanceClock(sandbox, 'P2D');
    expect((await me.read(id)).photos).toEqual([]);
    expect((await mine.request(`//v3/user/returns/${id}/photos/1`)).status).toBe(404);
  });

  it('[X-11] are refused if the file is no photo, and the upload stays available', async () => {
    const order = await delivered();
    const mine = await createApplicant(sandbox, DILNOZA_PHONE);
    const broken = await mine.upload('return', Buffer.from('no photo at all'));
    expect(await ask(order.id, { photos: [broken] })).toMatchObject({ status: 422, body: { code: 'file_type' } });
    expect((await me.call('GET', '/returns')).body.data).toEqual([]);
    expect((await mine.request(`/files/${broken}`, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(200);
  });
});
