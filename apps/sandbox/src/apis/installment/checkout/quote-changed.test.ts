import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { pages } from '../../../db/schema/content.ts';
import {
  advanceClock,
  type CheckoutOrErrorBody,
  type CheckoutResponse,
  DILNOZA_PHONE,
  JASUR_PHONE,
  loadStock,
  type OtpBody,
  quoteRequest,
  setLimitAmount,
  shopperOf,
} from '../../../testing/checkout.ts';
import { AMPLE_LIMIT, openCheckoutSandbox } from '../../../testing/open-checkout-sandbox.ts';
import { SOLD_OUT_PRODUCT_ID } from './magic-goods.ts';

const { sandbox, me, goods } = await openCheckoutSandbox();

const setProduct = (id: string | undefined, change: { price?: number; stock?: number }) =>
  sandbox.db
    .update(products)
    .set(change)
    .where(eq(products.id, id ?? ''));

describe('signing a quote after a change', () => {
  const changed = ({ status, body }: CheckoutResponse<CheckoutOrErrorBody>): CheckoutOrErrorBody => {
    expect([status, body.code]).toEqual([409, 'quote_changed']);
    return body;
  };

  it('after a price change signing returns a new quote, which can be signed', async () => {
    const quote = await me.quote(quoteRequest(goods[5]));
    await setProduct(goods[5], { price: 777_000 });
    const { quote: next } = changed(await me.sign(quote));
    expect(next?.goods).toBe(777_000);
    if (next !== undefined) expect((await me.sign(next)).status).toBe(201);
  });

  it('with less stock signing returns a quote of the remaining goods, and without stock only the reason', async () => {
    const quote = await me.quote(quoteRequest(goods[6], { items: [{ product_id: goods[6], quantity: 3 }] }));
    await setProduct(goods[6], { stock: 1 });
    const less = changed(await me.sign(quote));
    expect([less.fields, less.quote?.orders[0]?.items[0]?.quantity]).toEqual([{ 'items.0.quantity': 'less_stock' }, 1]);
    await setProduct(goods[6], { stock: 0 });
    const none = changed(await me.sign(quote));
    expect([none.fields, none.quote]).toEqual([{ 'items.0.quantity': 'sold_out' }, undefined]);
  });

  it('signing a quote after 31 minutes returns a new quote with the same price', async () => {
    const quote = await me.quote(quoteRequest(goods[0]));
    await advanceClock(sandbox, 'PT31M');
    const { quote: next, fields } = changed(await me.sign(quote));
    expect([next?.price, fields]).toEqual([quote.price, undefined]);
  });

  it('after a limit cut signing returns a quote with a higher initial fee', async () => {
    const quote = await me.quote(quoteRequest(goods[7]));
    const { limit_before: was, limit_after: rest } = quote;
    const used = AMPLE_LIMIT - was;
    await setLimitAmount(sandbox, 'cus_0002', used + Math.floor((was - rest) / 2));
    const { quote: next, fields } = changed(await me.sign(quote));
    expect([fields, (next?.to_pay_now ?? 0) > 0]).toEqual([{ initial_fee: 'limit_exceeded' }, true]);
    await setLimitAmount(sandbox, 'cus_0002', AMPLE_LIMIT);
  });

  it('if another order used up the limit after the signing, the confirmation returns a new quote and the checkout fails', async () => {
    const quote = await me.quote(quoteRequest(goods[8]));
    const signed = await me.sign(quote);
    const code = await me.lastCode();
    await me.buy(quoteRequest(goods[9]));
    const stock = await loadStock(sandbox, goods[8]);
    const { quote: next } = changed(await me.confirm(signed.body.checkout_id, code));
    expect(next?.limit_before).toBeLessThan(quote.limit_before);
    expect(await loadStock(sandbox, goods[8])).toBe(stock);
    const seen = await me.call('GET', `/v3/user/checkout/${signed.body.checkout_id}`);
    expect(seen.body).toMatchObject({ status: 'failed', orders: [] });
    changed(await me.confirm(signed.body.checkout_id, code));
  });

  it('the confirmation is refused if the product was sold out after the signing', async () => {
    const signed = await me.sign(await me.quote(quoteRequest(SOLD_OUT_PRODUCT_ID, { order_type: 'full' })));
    const { fields } = changed(await me.confirm(signed.body.checkout_id, await me.lastCode()));
    expect(fields).toEqual({ 'items.0.quantity': 'sold_out' });
  });

  it('an outdated offer version or no acceptance gets 422; after a new offer version signing returns a new quote', async () => {
    const quote = await me.quote(quoteRequest(goods[0]));
    expect(await me.sign(quote, { offer_version: '0.1' })).toMatchObject({ status: 422, body: { fields: { offer_version: 'outdated' } } });
    expect(await me.sign(quote, { offer_accepted: false })).toMatchObject({ status: 422, body: { code: 'offer_not_accepted' } });
    await sandbox.db.update(pages).set({ version: '9.9' }).where(eq(pages.alias, 'public-offer'));
    expect(changed(await me.sign(quote)).quote?.offer_version).toBe('9.9');
  });

  it('signing with a card that was deleted after the quote gets 422 at the card field', async () => {
    const quote = await me.quote(quoteRequest(goods[0], { card_entity_id: 'card_0003' }));
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, 'card_0003'));
    expect(await me.sign(quote)).toMatchObject({ status: 422, body: { fields: { card_entity_id: 'not_found' } } });
    await sandbox.db.update(cards).set({ deletedAt: null }).where(eq(cards.id, 'card_0003'));
  });
});

describe('[X-05] the code of a checkout', () => {
  it('can be resent by call after a minute, which adds no tries; five wrong codes end the checkout', async () => {
    const quote = await me.quote(quoteRequest(goods[0]));
    const { body: signed } = await me.sign(quote);
    const otp_id = signed.otp?.otp_id;
    expect(await me.billing('/resend-otp', { otp_id })).toMatchObject({ status: 429, body: { code: 'resend_too_early' } });
    await me.confirm(signed.checkout_id, '000000');
    await advanceClock(sandbox, 'PT1M');
    const called = await me.billing<OtpBody>('/resend-otp', { otp_id, channel: 'call' });
    expect([called.status, called.body.otp_id, called.body.tries_left]).toEqual([200, otp_id, 4]);
    const inbox = await sandbox.app.inject({ url: `/sandbox/sms?phone=${encodeURIComponent(JASUR_PHONE)}` });
    expect(inbox.json()[0]).toMatchObject({ channel: 'call', text: expect.stringContaining('робот') });
    for (const left of [3, 2, 1, 0]) {
      expect((await me.confirm(signed.checkout_id, '000000')).body).toMatchObject({ code: 'otp_wrong', tries_left: left });
    }
    expect((await me.confirm(signed.checkout_id, await me.lastCode())).body).toMatchObject({ code: 'otp_locked' });
    expect(await me.billing('/resend-otp', { otp_id })).toMatchObject({ status: 422, body: { code: 'otp_locked' } });
    const anew = await me.sign(quote);
    expect([anew.status, anew.body.checkout_id === signed.checkout_id]).toEqual([201, false]);
  });

  it('is refused when expired, without costing a try; the checkout expires half an hour later', async () => {
    const { body: signed } = await me.sign(await me.quote(quoteRequest(goods[0])));
    await advanceClock(sandbox, 'PT6M');
    expect((await me.confirm(signed.checkout_id, await me.lastCode())).body).toMatchObject({ code: 'otp_expired' });
    expect((await me.call('GET', `/v3/user/checkout/${signed.checkout_id}`)).body).toMatchObject({
      status: 'otp_required',
      otp: { tries_left: 5 },
    });
    await advanceClock(sandbox, 'PT30M');
    expect((await me.call('GET', `/v3/user/checkout/${signed.checkout_id}`)).body).toMatchObject({ status: 'expired' });
    expect((await me.billing('/resend-otp', { otp_id: signed.otp?.otp_id })).body).toMatchObject({ code: 'otp_expired' });
  });

  it('cannot be confirmed or resent by another customer, who gets 404', async () => {
    const { body: signed } = await me.sign(await me.quote(quoteRequest(goods[0])));
    const other = await shopperOf(sandbox, DILNOZA_PHONE);
    expect((await other.confirm(signed.checkout_id, await me.lastCode())).status).toBe(404);
    expect((await other.billing('/resend-otp', { otp_id: signed.otp?.otp_id })).status).toBe(404);
    expect((await other.call('GET', `/v3/user/checkout/${signed.checkout_id}`)).status).toBe(404);
  });

  it.each([[{}], [{ otp_id: 'a', payment_id: 'b' }]])('is not resent without exactly one id: %j', async (body) => {
    expect((await me.billing('/resend-otp', body)).status).toBe(400);
  });
});
