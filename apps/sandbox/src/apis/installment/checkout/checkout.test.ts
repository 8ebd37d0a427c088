import { describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { expectBooksToAgree } from '../../../testing/billing.ts';
import {
  advanceClock,
  DILNOZA_PHONE,
  fetchOrder,
  findBranchId,
  JASUR_PHONE,
  listProductsInStock,
  loadStock,
  type OtpBody,
  quoteRequest,
  shopperOf,
} from '../../../testing/checkout.ts';
import { openCheckoutSandbox } from '../../../testing/open-checkout-sandbox.ts';

const { sandbox, me, goods: first } = await openCheckoutSandbox();
const second = (await listProductsInStock(sandbox, '7')).map(({ id }) => id);

const QUOTE = '/v3/user/checkout/quote';

describe('[S2-26] [S3-07] from a quote to an order', () => {
  it('[X-17] a quote is signed by code and makes an order that the store confirms, packs and delivers', async () => {
    const stock = await loadStock(sandbox, first[0]);
    const quote = await me.quote(quoteRequest(first[0]));
    const total = quote.orders[0]?.offer?.total ?? 0;
    expect([quote.to_pay_now, quote.limit_before - quote.limit_after]).toEqual([0, total]);
    expect(quote.monthly_after).toBeGreaterThan(quote.monthly_before);

    const signed = await me.sign(quote, { comment: 'Позвоните заранее' });
    expect([signed.status, signed.body.status, signed.body.orders]).toEqual([201, 'otp_required', []]);
    expect(signed.body.to_sign).toEqual(quote.orders.map(({ store, price, offer }) => ({ store: store.name, price, offer })));
    const wrong = await me.confirm(signed.body.checkout_id, '000000');
    expect([wrong.status, wrong.body]).toEqual([422, expect.objectContaining({ code: 'otp_wrong', tries_left: 4 })]);
    expect(await loadStock(sandbox, first[0])).toBe(stock);
    const placed = await me.confirm(signed.body.checkout_id, await me.lastCode());
    expect([placed.status, placed.body.status, placed.body.orders.map((item) => item.status)]).toEqual([200, 'placed', ['pending']]);
    expect(await loadStock(sandbox, first[0])).toBe(stock - 1);

    const id = placed.body.orders[0]?.id;
    expect(await fetchOrder(me, id)).toMatchObject({ total_amount: total, status: 'pending' });
    await advanceClock(sandbox, 'PT1M');
    expect(await fetchOrder(me, id)).toMatchObject({ status: 'confirmed', counted_from: sandbox.clock.today() });
    await advanceClock(sandbox, 'P3D');
    const { events } = await fetchOrder(me, id);
    expect(events.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'in_work', 'packing', 'packed', 'shipping', 'delivered']);
    const news = await me.call<{ data: { title: string; link: string }[] }>('GET', '/v1/notification?limit=50');
    const told = news.body.data.filter((item) => item.link === `/orders/${id}`).map((item) => item.title);
    expect(told).toEqual([
      'Заказ получен',
      'Заказ в пути',
      'Заказ собран',
      'Заказ собирают',
      'Заказ в работе',
      'Магазин принял заказ',
      'Заказ оформлен',
    ]);
  });

  it('[S5-06] goods of two stores make two orders with one signature, and one payment pays both initial fees', async () => {
    const items = [
      { product_id: first[1], quantity: 1 },
      { product_id: second[1], quantity: 2 },
    ];
    await me.call('POST', '/v3/basket/check', { items });
    const placed = await me.buy(quoteRequest(first[1], { items, initial_fee: 100_000 }));
    expect(placed.orders.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    const fees = placed.orders.map((order) => order.initial_fee ?? 0);
    expect([fees.reduce((sum, fee) => sum + fee, 0), placed.to_pay_now]).toEqual([100_000, 100_000]);
    const sums = placed.orders.map((order, index) => ({ order_id: order.id, amount: fees[index] ?? 0 }));
    const before = await expectBooksToAgree(sandbox, JASUR_PHONE);
    const source = { type: 'bank_card', entity_id: 'card_0003' };
    const wrongSum = await me.billing<ProblemBody>('/payment', { purpose: 'initial_fee', orders: sums, amount: 99_999, source });
    expect([wrongSum.status, wrongSum.body.fields]).toEqual([422, { orders: 'sum' }]);
    const made = await me.billing<{ payment_id: string; order_id: null; orders: unknown; otp: OtpBody }>('/payment', {
      purpose: 'initial_fee',
      orders: sums,
      amount: 100_000,
      source,
    });
    expect([made.status, made.body.order_id, made.body.orders, made.body.otp.otp_id]).toEqual([201, null, sums, made.body.payment_id]);
    const paid = await me.billing('/confirm-payment', { payment_id: made.body.payment_id, code: await me.lastCode() });
    expect(paid.body).toMatchObject({ status: 'succeeded', excess_amount: 0 });
    expect(await expectBooksToAgree(sandbox, JASUR_PHONE)).toBe(before + 100_000);
    for (const { id } of placed.orders) expect((await fetchOrder(me, id)).status).toBe('paid');
    const again = await me.call<typeof placed>('GET', `/v3/user/checkout/${placed.checkout_id}`);
    expect(again.body.orders.map(({ status, initial_fee }) => [status, initial_fee])).toEqual([
      ['paid', undefined],
      ['paid', undefined],
    ]);
    await advanceClock(sandbox, 'P1D');
    for (const { id } of placed.orders) {
      const order = await fetchOrder(me, id);
      expect(order.events.map(({ status }) => status).slice(0, 4)).toEqual(['pending', 'waiting', 'paid', 'in_work']);
      expect(order.counted_from).not.toBeNull();
    }
  });

  it('a purchase removes what was bought from the saved basket, and nothing else', async () => {
    const read = () => me.call<{ items: { product_id: string; quantity: number }[]; version: number }>('GET', '/v3/user/basket');
    const { version } = (await read()).body;
    const save = async (items: object[]) => {
      const answer = await sandbox.app.inject({
        method: 'PUT',
        url: '/installment/v3/user/basket',
        headers: { authorization: `Bearer ${await sandbox.tokenFor(JASUR_PHONE)}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ items, version }),
      });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    };
    const line = (product_id: string | undefined, quantity: number) => ({ product_id, quantity, added_at: '2026-11-01T10:00:00.000Z' });
    await save([line(first[2], 2), line(first[3], 1), line(second[2], 1)]);
    await me.buy(
      quoteRequest(first[2], {
        items: [
          { product_id: first[2], quantity: 1 },
          { product_id: first[3], quantity: 1 },
        ],
      }),
    );
    const kept = await read();
    expect(kept.body.version).toBe(version + 2);
    expect(kept.body.items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [first[2], 1],
      [second[2], 1],
    ]);
  });

  it('editing the basket in another tab after signing does not change the amount due; goods added there stay', async () => {
    const authorization = { authorization: `Bearer ${await sandbox.tokenFor(JASUR_PHONE)}` };
    const read = () => me.call<{ items: { product_id: string; quantity: number }[]; version: number }>('GET', '/v3/user/basket');
    const save = async (items: object[]) => {
      const { version } = (await read()).body;
      const lines = items.map((item) => ({ added_at: '2026-11-01T10:00:00.000Z', ...item }));
      const payload = { items: lines, version };
      const answer = await sandbox.app.inject({ method: 'PUT', url: '/installment/v3/user/basket', headers: authorization, payload });
      expect(answer.statusCode).toBe(200);
    };
    await save([{ product_id: first[3], quantity: 1 }]);
    const quote = await me.quote(quoteRequest(first[3], { initial_fee: 40_000 }));
    const signed = await me.sign(quote);
    await save([{ product_id: second[2], quantity: 3 }]);
    const placed = await me.confirm(signed.body.checkout_id, await me.lastCode());
    expect([placed.status, placed.body.status]).toEqual([200, 'placed']);
    expect(placed.body.to_pay_now).toBe(quote.to_pay_now);
    expect((await read()).body.items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[second[2], 3]]);
  });

  it('a full purchase by card waits for its payment; one in cash goes to the store at once and is paid on delivery', async () => {
    const byCard = await me.buy(quoteRequest(first[4], { order_type: 'full' }));
    expect(byCard.orders[0]).toMatchObject({ status: 'waiting', initial_fee: byCard.to_pay_now });
    const paid = await me.billing('/payment', {
      purpose: 'order',
      order_id: byCard.orders[0]?.id,
      amount: byCard.to_pay_now,
      source: { type: 'bank_card', entity_id: 'card_0003' },
    });
    await me.billing('/confirm-payment', { payment_id: paid.body['payment_id'], code: await me.lastCode() });
    expect((await fetchOrder(me, byCard.orders[0]?.id)).status).toBe('paid');

    const cash = await me.buy(
      quoteRequest(first[4], {
        order_type: 'full',
        cash: true,
        delivery: { kind: 'pickup', address_id: await findBranchId(sandbox, '3') },
      }),
    );
    expect([cash.to_pay_now, cash.orders[0]?.status]).toEqual([0, 'pending']);
    expect(await fetchOrder(me, cash.orders[0]?.id)).toMatchObject({ payment_amount: 0, paid_amount: 0 });
    await advanceClock(sandbox, 'P3D');
    const { status, paid_amount, total_amount, events } = await fetchOrder(me, cash.orders[0]?.id);
    expect([status, paid_amount, events.map((event) => event.status).slice(-2)]).toEqual([
      'delivered',
      total_amount,
      ['packed', 'delivered'],
    ]);
    await expectBooksToAgree(sandbox, JASUR_PHONE);
  });
});

describe('the contract of a quote', () => {
  it.each([
    ['ru', 'При полном досрочном погашении', 'Годовая ставка', 'Jasur'],
    ['uz', 'Muddatidan oldin toʻliq yopilganda', 'Yillik stavka', 'Jasur'],
  ])('in %s names buyer, store, offer version, due dates, yearly rate and early payoff', async (locale, early, rate, buyer) => {
    const quote = await me.quote(quoteRequest(first[0], { initial_fee: 50_000 }));
    const answer = await sandbox.app.inject({
      url: `/installment${QUOTE}/${quote.quote_id}/contract`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(JASUR_PHONE)}`, 'accept-language': locale },
    });
    const { text, offer_version } = answer.json().data;
    expect(offer_version).toBe(quote.offer_version);
    for (const words of [early, rate, buyer, 'Chorsu Savdo', quote.offer_version]) expect(text).toContain(words);
    const schedule = quote.orders[0]?.offer?.schedule ?? [];
    expect(schedule.length).toBeGreaterThan(1);
    for (const row of schedule) expect(text).toContain(row.due_date.split('-').toReversed().join('.'));
  });

  it('is not returned to another customer, who cannot sign the quote either: both get 404', async () => {
    const quote = await me.quote(quoteRequest(first[0]));
    const other = await shopperOf(sandbox, DILNOZA_PHONE);
    expect((await other.call('GET', `${QUOTE}/${quote.quote_id}/contract`)).status).toBe(404);
    expect((await other.sign(quote)).status).toBe(404);
  });
});
