import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { purgeIdempotencyKeys } from '../../core/idempotency.ts';
import {
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  GENERATE_LINK_PATH,
  JASUR_PHONE,
  loadOrderAmounts,
  PAYMENT_PATH,
} from '../../testing/billing.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { ledgerView } from './ledger/ledger-view.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

const RESEND = '/v1/api-payments/resend-otp';
const card = { type: 'bank_card', entity_id: 'card_0001' };
const topUp = { purpose: 'top_up', amount: 5_000, source: card };
const startTopUp = async () => ({
  payment_id: String((await me.write(PAYMENT_PATH, topUp)).body['payment_id']),
  code: await me.lastCode(),
});
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const at = (seconds: number) => sandbox.clock.setOffset(seconds * 1_000);

describe('the code of a payment', () => {
  it('[S5-04] costs a try if it is wrong, and after 5 the payment fails even with the right code', async () => {
    const { payment_id, code } = await startTopUp();
    for (const tries_left of [4, 3, 2, 1, 0]) {
      expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: wrong(code) })).toMatchObject({
        status: 422,
        body: { code: 'otp_wrong', message: 'Введен неправильный код', tries_left },
      });
    }
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({
      status: 422,
      body: { code: 'otp_locked', tries_left: 0 },
    });
    at(61);
    expect(await me.write(RESEND, { payment_id })).toMatchObject({ status: 422, body: { code: 'otp_locked' } });
    expect(await me.call('GET', `${PAYMENT_PATH}/${payment_id}`)).toMatchObject({ body: { status: 'failed', reason: 'otp_locked' } });
  });

  it('is always wrong if it is 000000', async () => {
    const { payment_id } = await startTopUp();
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'otp_wrong', tries_left: 4 },
    });
  });

  it('can be resent after 60 s of the business clock, which voids the old code and restores no tries', async () => {
    const { payment_id, code: old } = await startTopUp();
    await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: wrong(old) });
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
      // The code of the earlier message costs no try.
      expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: old })).toMatchObject({
        body: { code: 'otp_wrong', tries_left: 4, previous_code: true },
      });
    }
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });

  it('expires after 5 minutes without costing a try, and a resent code still pays', async () => {
    const { payment_id, code } = await startTopUp();
    at(300);
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
    expect(await me.write(RESEND, { payment_id })).toMatchObject({ body: { tries_left: 5 } });
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() })).toMatchObject({
      body: { status: 'succeeded' },
    });
  });

  it('must be entered within half an hour, or the payment expires', async () => {
    const { payment_id, code } = await startTopUp();
    at(1_800);
    expect(await me.call('GET', `${PAYMENT_PATH}/${payment_id}`)).toMatchObject({
      body: { status: 'expired', reason: 'code_not_entered' },
    });
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
    expect(await me.write(RESEND, { payment_id })).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
  });

  it('entered again after the success returns the payment and charges nothing', async () => {
    const { payment_id, code } = await startTopUp();
    const first = await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code });
    const sum = (await ledgerView(sandbox.db, DILNOZA_PHONE)).provider_sum;
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({ status: 200, body: first.body });
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: wrong(code) })).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    expect((await ledgerView(sandbox.db, DILNOZA_PHONE)).provider_sum).toBe(sum);
  });

  it('cannot be entered or resent for a payment app: 409', async () => {
    const link = await me.write(GENERATE_LINK_PATH, { system: 'payme', purpose: 'top_up', amount: 5_000, return_url: 'http://127.0.0.1/' });
    const answer = await me.write(CONFIRM_PAYMENT_PATH, { payment_id: link.body['payment_id'], code: '123456' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_not_confirmable' } });
    expect(await me.write(RESEND, { payment_id: link.body['payment_id'] })).toMatchObject({ status: 409 });
  });

  it('is sent to the phone of the card in the requested language, and appears in no response', async () => {
    const created = await me.call('POST', PAYMENT_PATH, topUp, { 'idempotency-key': 'uz-key', 'accept-language': 'oz' });
    const sms = (await sandbox.app.inject({ url: '/sandbox/sms?phone=%2B998900000001' })).json()[0];
    expect(sms).toMatchObject({ to: DILNOZA_PHONE, text: expect.stringContaining("to'lash uchun kod") });
    expect(JSON.stringify(created.body)).not.toContain(sms.code);
    expect(JSON.stringify((await me.call('GET', `${PAYMENT_PATH}/${String(created.body['payment_id'])}`)).body)).not.toContain(sms.code);
  });
});

describe('an idempotency key', () => {
  it.each([
    ['createPayment', PAYMENT_PATH, topUp, { ...topUp, amount: 6_000 }],
    ['generateLink', GENERATE_LINK_PATH, requestLink('payme'), requestLink('click')],
  ])('of %s returns the first response for the same body, and 422 for a different body', async (_name, path, body, other) => {
    const key = randomUUID();
    const first = await me.write(path, body, key);
    expect(first.status).toBe(201);
    const made = (await ledgerView(sandbox.db, DILNOZA_PHONE)).rows.length;
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    expect(await me.write(path, reordered, key)).toMatchObject({ status: 201, body: first.body });
    expect(await me.write(path, other, key)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect((await ledgerView(sandbox.db, DILNOZA_PHONE)).rows).toHaveLength(made);
  });

  it('makes confirmPayment count a repeated wrong code as one try; the right code needs a new key', async () => {
    const { payment_id, code } = await startTopUp();
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) {
      expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: wrong(code) }, key)).toMatchObject({
        body: { code: 'otp_wrong', tries_left: 4 },
      });
    }
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({ body: { status: 'succeeded' } });
  });

  it.each([PAYMENT_PATH, CONFIRM_PAYMENT_PATH, GENERATE_LINK_PATH])('is required by %s: 400 without it', async (path) => {
    const bodies: Record<string, unknown> = {
      [PAYMENT_PATH]: topUp,
      [CONFIRM_PAYMENT_PATH]: { payment_id: 'x', code: '123456' },
      [GENERATE_LINK_PATH]: requestLink('payme'),
    };
    expect(await me.call('POST', path, bodies[path])).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
  });

  it('is separate for each customer and operation', async () => {
    const other = await createBillingCaller(sandbox, JASUR_PHONE);
    const mine = await me.write(PAYMENT_PATH, topUp, 'shared');
    const theirs = await other.write(PAYMENT_PATH, { ...topUp, source: { type: 'bank_card', entity_id: 'card_0003' } }, 'shared');
    expect(theirs.status).toBe(201);
    expect(theirs.body['payment_id']).not.toBe(mine.body['payment_id']);
    expect(await me.write(GENERATE_LINK_PATH, requestLink('payme'), 'shared')).toMatchObject({ status: 201 });
    expect(
      await me.write(CONFIRM_PAYMENT_PATH, { payment_id: mine.body['payment_id'], code: await me.lastCode() }, 'shared'),
    ).toMatchObject({
      status: 200,
    });
  });

  it('of a payment refused with `insufficient_balance` repeats the refusal even after a top-up; a new key pays', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const body = { purpose: 'instalment', order_id: order.id, amount: 260_000, source: { type: 'balance' } };
    const first = await me.write(PAYMENT_PATH, body, 'poor');
    expect(first).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } });
    await me.pay({ purpose: 'top_up', amount: 50_000, source: card });
    expect(await me.write(PAYMENT_PATH, body, 'poor')).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } });
    expect(await me.write(PAYMENT_PATH, body)).toMatchObject({ status: 201 });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 260_000);
  });

  it.each([
    ['an amount of the wrong type', { ...topUp, amount: 'much' }, 400],
    ['an unknown field', { ...topUp, currency: 'UZS' }, 400],
    ['a missing source', { purpose: 'top_up', amount: 5_000 }, 400],
    ['an unknown payment app', { ...topUp, source: { type: 'payment_app', system: 'cash' } }, 422],
  ])('can be used again after a request that is refused for %s', async (_what, body, status) => {
    expect(await me.write(PAYMENT_PATH, body, 'again')).toMatchObject({ status, body: { code: 'validation_failed' } });
    expect(await me.write(PAYMENT_PATH, topUp, 'again')).toMatchObject({ status: 201 });
  });

  it('[X-03] still finds its payment after 60 days', async () => {
    const { body } = await me.write(PAYMENT_PATH, topUp, 'long-ago');
    at(60 * 24 * 3_600);
    await purgeIdempotencyKeys(sandbox.db, sandbox.clock.now());
    const found = await me.call('GET', `${PAYMENT_PATH}?idempotency_key=long-ago`);
    expect(found).toMatchObject({ status: 200, body: { payment_id: body['payment_id'], status: 'expired' } });
  });

  it('of a refusal is still stored after 24 hours and purged after 72; that of a payment is not purged', async () => {
    const first = await me.write(PAYMENT_PATH, topUp, 'good');
    const tooMuch = { ...topUp, amount: 10_000_001 };
    await me.write(PAYMENT_PATH, tooMuch, 'bad');
    at(24 * 3_600);
    await purgeIdempotencyKeys(sandbox.db, sandbox.clock.now());
    expect(await me.write(PAYMENT_PATH, topUp, 'bad')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    at(72 * 3_600);
    await purgeIdempotencyKeys(sandbox.db, sandbox.clock.now());
    expect(await me.write(PAYMENT_PATH, topUp, 'bad')).toMatchObject({ status: 201 });
    expect(await me.write(PAYMENT_PATH, topUp, 'good')).toMatchObject({ status: 201, body: { payment_id: first.body['payment_id'] } });
  });
});

function requestLink(system: string) {
  return { system, purpose: 'top_up', amount: 5_000, return_url: 'http://127.0.0.1:8080/ru/main-page' };
}
