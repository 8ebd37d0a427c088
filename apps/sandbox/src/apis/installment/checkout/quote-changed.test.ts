import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { pages } from '../../../db/schema/content.ts';
import {
  type Answer,
  advance,
  DILNOZA,
  goodsOf,
  HOME,
  JASUR,
  type Otp,
  reset,
  type SignedBody,
  setLimit,
  shopperOf,
  stockOf,
} from '../../../testing/checkout.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { SOLD_MEANWHILE_PRODUCT } from './magic-goods.ts';

const sandbox = await openSandbox();
const me = await shopperOf(sandbox, JASUR);
await setLimit(sandbox, 'cus_0002', 90_000_000);
const first = (await goodsOf(sandbox, '3')).map(({ id }) => id);
beforeEach(() => reset(sandbox));

const ask = (more: Record<string, unknown> = {}, product = first[0]) => ({
  items: [{ product_id: product, quantity: 1 }],
  order_type: 'installment',
  months: 3,
  delivery: HOME,
  ...more,
});
const setProduct = (id: string | undefined, change: { price?: number; stock?: number }) =>
  sandbox.db
    .update(products)
    .set(change)
    .where(eq(products.id, id ?? ''));

describe('what is signed is what was shown', () => {
  const changed = ({ status, body }: Answer<SignedBody>): SignedBody => {
    expect([status, body.code]).toEqual([409, 'quote_changed']);
    return body;
  };

  it('a price that moved is shown anew, and the new quote can be signed', async () => {
    const quote = await me.quote(ask({}, first[5]));
    await setProduct(first[5], { price: 777_000 });
    const { quote: next } = changed(await me.sign(quote));
    expect(next?.goods).toBe(777_000);
    if (next !== undefined) expect((await me.sign(next)).status).toBe(201);
  });

  it('stock that shrank leaves what there is; nothing left leaves the reason', async () => {
    const quote = await me.quote(ask({ items: [{ product_id: first[6], quantity: 3 }] }));
    await setProduct(first[6], { stock: 1 });
    const less = changed(await me.sign(quote));
    expect([less.fields, less.quote?.orders[0]?.items[0]?.quantity]).toEqual([{ 'items.0.quantity': 'less_stock' }, 1]);
    await setProduct(first[6], { stock: 0 });
    const none = changed(await me.sign(quote));
    expect([none.fields, none.quote]).toEqual([{ 'items.0.quantity': 'sold_out' }, undefined]);
  });

  it('a quote of yesterday gives the same terms as a new one', async () => {
    const quote = await me.quote(ask());
    await advance(sandbox, 'PT31M');
    const { quote: next, fields } = changed(await me.sign(quote));
    expect([next?.price, fields]).toEqual([quote.price, undefined]);
  });

  it('a smaller limit asks for a higher initial fee', async () => {
    const quote = await me.quote(ask({}, first[7]));
    const { limit_before: was, limit_after: rest } = quote;
    const used = 90_000_000 - was;
    await setLimit(sandbox, 'cus_0002', used + Math.floor((was - rest) / 2));
    const { quote: next, fields } = changed(await me.sign(quote));
    expect([fields, (next?.to_pay_now ?? 0) > 0]).toEqual([{ initial_fee: 'limit_exceeded' }, true]);
    await setLimit(sandbox, 'cus_0002', 90_000_000);
  });

  it('the limit that another order took between is looked at when the code comes: nothing is placed', async () => {
    const quote = await me.quote(ask({}, first[8]));
    const signed = await me.sign(quote);
    const code = await me.lastCode();
    await me.buy(ask({}, first[9]));
    const stock = await stockOf(sandbox, first[8]);
    const { quote: next } = changed(await me.confirm(signed.body.checkout_id, code));
    expect(next?.limit_before).toBeLessThan(quote.limit_before);
    expect(await stockOf(sandbox, first[8])).toBe(stock);
    const seen = await me.call('GET', `/v3/user/checkout/${signed.body.checkout_id}`);
    expect(seen.body).toMatchObject({ status: 'failed', orders: [] });
    changed(await me.confirm(signed.body.checkout_id, code));
  });

  it('a product that is always sold meanwhile is told when the code comes', async () => {
    const signed = await me.sign(await me.quote(ask({ order_type: 'full' }, SOLD_MEANWHILE_PRODUCT)));
    const { fields } = changed(await me.confirm(signed.body.checkout_id, await me.lastCode()));
    expect(fields).toEqual({ 'items.0.quantity': 'sold_out' });
  });

  it('an offer of another version, and one that was not accepted, are refused at their fields', async () => {
    const quote = await me.quote(ask());
    expect(await me.sign(quote, { offer_version: '0.1' })).toMatchObject({ status: 422, body: { fields: { offer_version: 'outdated' } } });
    expect(await me.sign(quote, { offer_accepted: false })).toMatchObject({ status: 422, body: { code: 'offer_not_accepted' } });
    await sandbox.db.update(pages).set({ version: '9.9' }).where(eq(pages.alias, 'public-offer'));
    expect(changed(await me.sign(quote)).quote?.offer_version).toBe('9.9');
  });

  it('a card that was deleted since is refused at its field', async () => {
    const quote = await me.quote(ask({ card_entity_id: 'card_0003' }));
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, 'card_0003'));
    expect(await me.sign(quote)).toMatchObject({ status: 422, body: { fields: { card_entity_id: 'not_found' } } });
    await sandbox.db.update(cards).set({ deletedAt: null }).where(eq(cards.id, 'card_0003'));
  });
});

describe('[X-05] the code', () => {
  it('comes again after a minute, by call too, and gives no try back; five wrong ones end the checkout', async () => {
    const quote = await me.quote(ask());
    const { body: signed } = await me.sign(quote);
    const otp_id = signed.otp?.otp_id;
    expect(await me.billing('/resend-otp', { otp_id })).toMatchObject({ status: 429, body: { code: 'resend_too_early' } });
    await me.confirm(signed.checkout_id, '000000');
    await advance(sandbox, 'PT1M');
    const called = await me.billing<Otp>('/resend-otp', { otp_id, channel: 'call' });
    expect([called.status, called.body.otp_id, called.body.tries_left]).toEqual([200, otp_id, 4]);
    const inbox = await sandbox.app.inject({ url: `/sandbox/sms?phone=${encodeURIComponent(JASUR)}` });
    expect(inbox.json()[0]).toMatchObject({ channel: 'call', text: expect.stringContaining('робот') });
    for (const left of [3, 2, 1, 0]) {
      expect((await me.confirm(signed.checkout_id, '000000')).body).toMatchObject({ code: 'otp_wrong', tries_left: left });
    }
    expect((await me.confirm(signed.checkout_id, await me.lastCode())).body).toMatchObject({ code: 'otp_locked' });
    expect(await me.billing('/resend-otp', { otp_id })).toMatchObject({ status: 422, body: { code: 'otp_locked' } });
    const anew = await me.sign(quote);
    expect([anew.status, anew.body.checkout_id === signed.checkout_id]).toEqual([201, false]);
  });

  it('that is too old is refused without a try, and a checkout left alone for half an hour expires', async () => {
    const { body: signed } = await me.sign(await me.quote(ask()));
    await advance(sandbox, 'PT6M');
    expect((await me.confirm(signed.checkout_id, await me.lastCode())).body).toMatchObject({ code: 'otp_expired' });
    expect((await me.call('GET', `/v3/user/checkout/${signed.checkout_id}`)).body).toMatchObject({
      status: 'otp_required',
      otp: { tries_left: 5 },
    });
    await advance(sandbox, 'PT30M');
    expect((await me.call('GET', `/v3/user/checkout/${signed.checkout_id}`)).body).toMatchObject({ status: 'expired' });
    expect((await me.billing('/resend-otp', { otp_id: signed.otp?.otp_id })).body).toMatchObject({ code: 'otp_expired' });
  });

  it('is somebody else’s to nobody', async () => {
    const { body: signed } = await me.sign(await me.quote(ask()));
    const other = await shopperOf(sandbox, DILNOZA);
    expect((await other.confirm(signed.checkout_id, await me.lastCode())).status).toBe(404);
    expect((await other.billing('/resend-otp', { otp_id: signed.otp?.otp_id })).status).toBe(404);
    expect((await other.call('GET', `/v3/user/checkout/${signed.checkout_id}`)).status).toBe(404);
  });

  it.each([[{}], [{ otp_id: 'a', payment_id: 'b' }]])('is asked for by one id: %j', async (body) => {
    expect((await me.billing('/resend-otp', body)).status).toBe(400);
  });
});
