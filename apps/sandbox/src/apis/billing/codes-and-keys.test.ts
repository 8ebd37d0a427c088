import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { purgeKeys } from '../../core/idempotency.ts';
import { CONFIRM, callerOf, DILNOZA, findOrder, JASUR, LINK, orderSums, PAYMENT } from '../../testing/billing.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { ledgerView } from './ledger/ledger-view.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);

const RESEND = '/v1/api-payments/resend-otp';
const card = { type: 'bank_card', entity_id: 'card_0001' };
const topUp = { purpose: 'top_up', amount: 5_000, source: card };
const start = async () => ({ payment_id: String((await me.write(PAYMENT, topUp)).body['payment_id']), code: await me.lastCode() });
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const at = (seconds: number) => sandbox.clock.setOffset(seconds * 1_000);

describe('the code of a payment', () => {
  it('[S5-04] a wrong one costs a try; after 5 the payment is dead, also for the right code and for a new one', async () => {
    const { payment_id, code } = await start();
    for (const tries_left of [4, 3, 2, 1, 0]) {
      expect(await me.write(CONFIRM, { payment_id, code: wrong(code) })).toMatchObject({
        status: 422,
        body: { code: 'otp_wrong', message: 'Введен неправильный код', tries_left },
      });
    }
    expect(await me.write(CONFIRM, { payment_id, code })).toMatchObject({ status: 422, body: { code: 'otp_locked', tries_left: 0 } });
    at(61);
    expect(await me.write(RESEND, { payment_id })).toMatchObject({ status: 422, body: { code: 'otp_locked' } });
    expect(await me.call('GET', `${PAYMENT}/${payment_id}`)).toMatchObject({ body: { status: 'failed', reason: 'otp_locked' } });
  });

  it('000000 always fails', async () => {
    const { payment_id } = await start();
    expect(await me.write(CONFIRM, { payment_id, code: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'otp_wrong', tries_left: 4 },
    });
  });

  it('can be sent again after 60 s on the business clock, without giving tries back; the old one is void', async () => {
    const { payment_id, code: old } = await start();
    await me.write(CONFIRM, { payment_id, code: wrong(old) });
    const early = await me.write(RESEND, { payment_id });
    expect(early).toMatchObject({ status: 429, body: { code: 'resend_too_early' } });
    expect(Number(early.headers['retry-after'])).toBe(early.body['resend_after']);
    at(60);
    expect(await me.write(RESEND, { payment_id })).toMatchObject({
      status: 200,
      body: { tries_left: 4, resend_after: 60, expires_in: 300, length: 6 },
    });
    const code = await me.lastCode();
    if (code !== old) {
      expect(await me.write(CONFIRM, { payment_id, code: old })).toMatchObject({ body: { code: 'otp_wrong', tries_left: 3 } });
    }
    expect(await me.write(CONFIRM, { payment_id, code })).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });

  it('lives 5 minutes and costs no try when it is over; a new one still pays', async () => {
    const { payment_id, code } = await start();
    at(300);
    expect(await me.write(CONFIRM, { payment_id, code })).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
    expect(await me.write(RESEND, { payment_id })).toMatchObject({ body: { tries_left: 5 } });
    expect(await me.write(CONFIRM, { payment_id, code: await me.lastCode() })).toMatchObject({ body: { status: 'succeeded' } });
  });

  it('is awaited for half an hour, then the payment has expired', async () => {
    const { payment_id, code } = await start();
    at(1_800);
    expect(await me.call('GET', `${PAYMENT}/${payment_id}`)).toMatchObject({ body: { status: 'expired', reason: 'code_not_entered' } });
    expect(await me.write(CONFIRM, { payment_id, code })).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
    expect(await me.write(RESEND, { payment_id })).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
  });

  it('a second right code answers how the payment stands and charges nothing', async () => {
    const { payment_id, code } = await start();
    const first = await me.write(CONFIRM, { payment_id, code });
    const sum = (await ledgerView(sandbox.db, DILNOZA)).provider_sum;
    expect(await me.write(CONFIRM, { payment_id, code })).toMatchObject({ status: 200, body: first.body });
    expect(await me.write(CONFIRM, { payment_id, code: wrong(code) })).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect((await ledgerView(sandbox.db, DILNOZA)).provider_sum).toBe(sum);
  });

  it('a payment that never had a code cannot be confirmed', async () => {
    const link = await me.write(LINK, { system: 'payme', purpose: 'top_up', amount: 5_000, return_url: 'http://127.0.0.1/' });
    const answer = await me.write(CONFIRM, { payment_id: link.body['payment_id'], code: '123456' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_not_confirmable' } });
    expect(await me.write(RESEND, { payment_id: link.body['payment_id'] })).toMatchObject({ status: 409 });
  });

  it('is sent to the phone of the card, in the language of the customer, and stands in no answer', async () => {
    const created = await me.call('POST', PAYMENT, topUp, { 'idempotency-key': 'uz-key', 'accept-language': 'oz' });
    const sms = (await sandbox.app.inject({ url: '/sandbox/sms?phone=%2B998900000001' })).json()[0];
    expect(sms).toMatchObject({ to: DILNOZA, text: expect.stringContaining("to'lash uchun kod") });
    expect(JSON.stringify(created.body)).not.toContain(sms.code);
    expect(JSON.stringify((await me.call('GET', `${PAYMENT}/${String(created.body['payment_id'])}`)).body)).not.toContain(sms.code);
  });
});

describe('idempotency keys', () => {
  it.each([
    ['createPayment', PAYMENT, topUp, { ...topUp, amount: 6_000 }],
    ['generateLink', LINK, link('payme'), link('click')],
  ])('%s: the same body answers the same and makes nothing new, another body is a mismatch', async (_name, path, body, other) => {
    const key = randomUUID();
    const first = await me.write(path, body, key);
    expect(first.status).toBe(201);
    const made = (await ledgerView(sandbox.db, DILNOZA)).rows.length;
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    expect(await me.write(path, reordered, key)).toMatchObject({ status: 201, body: first.body });
    expect(await me.write(path, other, key)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect((await ledgerView(sandbox.db, DILNOZA)).rows).toHaveLength(made);
  });

  it('confirmPayment: a wrong code under the same key costs one try, and the corrected code takes a new key', async () => {
    const { payment_id, code } = await start();
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) {
      expect(await me.write(CONFIRM, { payment_id, code: wrong(code) }, key)).toMatchObject({ body: { code: 'otp_wrong', tries_left: 4 } });
    }
    expect(await me.write(CONFIRM, { payment_id, code }, key)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await me.write(CONFIRM, { payment_id, code })).toMatchObject({ body: { status: 'succeeded' } });
  });

  it.each([PAYMENT, CONFIRM, LINK])('%s without a key is 400', async (path) => {
    const bodies: Record<string, unknown> = { [PAYMENT]: topUp, [CONFIRM]: { payment_id: 'x', code: '123456' }, [LINK]: link('payme') };
    expect(await me.call('POST', path, bodies[path])).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
  });

  it('belongs to one customer and one operation', async () => {
    const other = await callerOf(sandbox, JASUR);
    const mine = await me.write(PAYMENT, topUp, 'shared');
    const theirs = await other.write(PAYMENT, { ...topUp, source: { type: 'bank_card', entity_id: 'card_0003' } }, 'shared');
    expect(theirs.status).toBe(201);
    expect(theirs.body['payment_id']).not.toBe(mine.body['payment_id']);
    expect(await me.write(LINK, link('payme'), 'shared')).toMatchObject({ status: 201 });
    expect(await me.write(CONFIRM, { payment_id: mine.body['payment_id'], code: await me.lastCode() }, 'shared')).toMatchObject({
      status: 200,
    });
  });

  it('keeps refusals of the work: what was too much stays so under its key', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const body = { purpose: 'instalment', order_id: order.id, amount: 260_000, source: { type: 'balance' } };
    const first = await me.write(PAYMENT, body, 'poor');
    expect(first).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } });
    await me.pay({ purpose: 'top_up', amount: 50_000, source: card });
    expect(await me.write(PAYMENT, body, 'poor')).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } });
    expect(await me.write(PAYMENT, body)).toMatchObject({ status: 201 });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 260_000);
  });

  it.each([
    ['a wrong shape', { ...topUp, amount: 'much' }, 400],
    ['an unknown field', { ...topUp, currency: 'UZS' }, 400],
    ['no source', { purpose: 'top_up', amount: 5_000 }, 400],
    ['a source that cannot be', { ...topUp, source: { type: 'payment_app', system: 'cash' } }, 422],
  ])('keeps nothing of %s', async (_what, body, status) => {
    expect(await me.write(PAYMENT, body, 'again')).toMatchObject({ status, body: { code: 'validation_failed' } });
    expect(await me.write(PAYMENT, topUp, 'again')).toMatchObject({ status: 201 });
  });

  it('keeps nothing of a failure of ours', async () => {
    sandbox.faults.add({ operation: 'billing.createPayment', fault: 'status', status: 503, ms: 0, at: 'before-charge' }, 1);
    const body = {
      purpose: 'instalment',
      order_id: (await findOrder(sandbox, 'cus_0001', 'delivered')).id,
      amount: 5_000,
      source: { type: 'balance' },
    };
    expect(await me.write(PAYMENT, body, 'unlucky')).toMatchObject({ status: 503 });
    expect(await me.call('GET', `${PAYMENT}?idempotency_key=unlucky`)).toMatchObject({ status: 404 });
    expect(await me.write(PAYMENT, body, 'unlucky')).toMatchObject({ status: 201, body: { status: 'succeeded' } });
  });

  it.each([null, 'before-charge'])('while the first still runs (delayed at %s): 409, and a mismatch for another body', async (step) => {
    sandbox.faults.add({ operation: 'billing.createPayment', fault: 'delay', ms: 4_000, status: 0, at: step }, 1);
    const body = {
      purpose: 'instalment',
      order_id: (await findOrder(sandbox, 'cus_0001', 'delivered')).id,
      amount: 5_000,
      source: { type: 'balance' },
    };
    const first = me.write(PAYMENT, body, 'slow');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await me.write(PAYMENT, body, 'slow')).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
    expect(await me.write(PAYMENT, { ...body, amount: 6_000 }, 'slow')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect(await first).toMatchObject({ status: 201 });
    expect(await me.write(PAYMENT, body, 'slow')).toMatchObject({ status: 201, body: (await first).body });
  });

  it('[X-03] finds the payment it made after 60 days, too', async () => {
    const { body } = await me.write(PAYMENT, topUp, 'long-ago');
    at(60 * 24 * 3_600);
    await purgeKeys(sandbox.db, sandbox.clock.now());
    const found = await me.call('GET', `${PAYMENT}?idempotency_key=long-ago`);
    expect(found).toMatchObject({ status: 200, body: { payment_id: body['payment_id'], status: 'expired' } });
  });

  it('is kept for 24 hours of the business clock at least, and for as long as the payment it made', async () => {
    const first = await me.write(PAYMENT, topUp, 'good');
    const tooMuch = { ...topUp, amount: 10_000_001 };
    await me.write(PAYMENT, tooMuch, 'bad');
    at(24 * 3_600);
    await purgeKeys(sandbox.db, sandbox.clock.now());
    expect(await me.write(PAYMENT, topUp, 'bad')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    at(72 * 3_600);
    await purgeKeys(sandbox.db, sandbox.clock.now());
    expect(await me.write(PAYMENT, topUp, 'bad')).toMatchObject({ status: 201 });
    expect(await me.write(PAYMENT, topUp, 'good')).toMatchObject({ status: 201, body: { payment_id: first.body['payment_id'] } });
  });
});

function link(system: string) {
  return { system, purpose: 'top_up', amount: 5_000, return_url: 'http://127.0.0.1:8080/ru/main-page' };
}
