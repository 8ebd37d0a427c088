import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardOtps, cards, idempotencyKeys } from '../../../db/schema/billing.ts';
import { type BillingCaller, createBillingCaller, DILNOZA_PHONE, JASUR_PHONE } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
const jasur = await createBillingCaller(sandbox, JASUR_PHONE);

const SEND = '/v1/api-payments/send-otp';
const CONFIRM_OTP = '/v1/api-payments/confirm-otp';
const collection = (type: string, alias = 'muddat') =>
  `/v1/api-payments/entity-collection?billing_reflection_alias=${alias}&collection_type=${type}`;
const cardsOf = async (caller: BillingCaller) => {
  const data = (await caller.call('GET', collection('bank_card'))).body['data'];
  return Array.isArray(data) ? data : [];
};
const NUMBER = '8600 1400 0005 2002';
const newCard = { number: NUMBER, expiry: '2912', owner: ' JASUR RAHIMOV ', offer_accepted: true };
const at = (seconds: number) => sandbox.clock.setOffset(seconds * 1_000);
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

describe('adding a card', () => {
  it('[S7-18] sends a code to the phone, saves the card after the right code, and stores its number nowhere', async () => {
    const sent = await jasur.write(SEND, newCard);
    expect(sent).toMatchObject({
      status: 200,
      body: { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****02' },
    });
    const otp_id = sent.body['otp_id'];
    expect(await jasur.write(CONFIRM_OTP, { otp_id, code: wrong(await jasur.lastCode()) })).toMatchObject({
      status: 422,
      body: { code: 'otp_wrong', tries_left: 4 },
    });
    const saved = await jasur.write(CONFIRM_OTP, { otp_id, code: await jasur.lastCode() });
    expect(saved).toMatchObject({
      status: 200,
      body: { system: 'uzcard', bank: 'Ipak Yoʻli Bank', last4: '2002', expiry: '2912', owner: 'JASUR RAHIMOV', is_default: false },
    });
    expect((await cardsOf(jasur)).map((card) => card.last4)).toEqual(['4321', '2002']);
    const stored = JSON.stringify([
      await sandbox.db.select().from(cards),
      await sandbox.db.select().from(cardOtps),
      await sandbox.db.select().from(idempotencyKeys),
      (await sandbox.app.inject({ url: '/sandbox/sms' })).json(),
    ]);
    expect(stored).not.toContain(NUMBER.replaceAll(' ', ''));
    expect(stored).not.toContain('000052002');
  });

  it.each([
    ['a card without consent to the offer', { offer_accepted: false }, 'offer_not_accepted', 'offer_accepted'],
    ['a card without the field offer_accepted', { offer_accepted: undefined }, 'offer_not_accepted', 'offer_accepted'],
    ['[S8-06] a card of an unknown payment system', { number: '4111111111111111' }, 'card_invalid', 'number'],
    ['[S8-06] a card with a digit missing', { number: '860014000005200' }, 'card_invalid', 'number'],
    ['[S8-06] a co-badged card with a wrong check digit', { number: '4008470000000000' }, 'card_invalid', 'number'],
    ['a card whose owner is no name', { owner: 'محمد 🙂' }, 'card_invalid', 'owner'],
    ['[S8-06] an expired card', { expiry: '2001' }, 'card_invalid', 'expiry'],
    ['[S8-06] a card that expires in month 13', { expiry: '2913' }, 'card_invalid', 'expiry'],
    ['[S8-06] a card with a malformed expiry date', { expiry: '12/29' }, 'card_invalid', 'expiry'],
  ])('%s is refused, and no SMS is sent', async (_what, change, code, field) => {
    const messages = { offer_not_accepted: expect.any(String), card_invalid: 'Ошибка про получение банковской карты' };
    const answer = await jasur.write(SEND, { ...newCard, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code, fields: { [field]: expect.any(String) } } });
    expect(answer.body['message']).toEqual(code === 'card_invalid' ? messages.card_invalid : messages.offer_not_accepted);
    expect(await jasur.lastCode()).toBe('');
  });

  it('accepts a local card with a wrong check digit: the bank decides', async () => {
    expect(await jasur.write(SEND, { ...newCard, number: '8600140000052003' })).toMatchObject({ status: 200 });
  });

  it('accepts pasted digits of other scripts, and ignores invisible characters', async () => {
    const copied = { ...newCard, number: '\u202A8600\u00A01400 ٠٠٠٥ 2002\u200B\u202C', expiry: '\uFEFF۲۹۱۲' };
    expect(await jasur.write(SEND, copied)).toMatchObject({ status: 200 });
  });

  it('locks its code after 5 wrong tries; a resend restores no tries, codes expire, and a used code gets 404', async () => {
    const first = await jasur.write(SEND, newCard);
    const code = await jasur.lastCode();
    for (const tries_left of [4, 3, 2, 1, 0]) {
      expect(await jasur.write(CONFIRM_OTP, { otp_id: first.body['otp_id'], code: '000000' })).toMatchObject({
        body: { code: 'otp_wrong', tries_left },
      });
    }
    expect(await jasur.write(CONFIRM_OTP, { otp_id: first.body['otp_id'], code })).toMatchObject({ body: { code: 'otp_locked' } });
    const second = await jasur.write(SEND, newCard);
    const otp_id = second.body['otp_id'];
    const earlier = await jasur.lastCode();
    await jasur.write(CONFIRM_OTP, { otp_id, code: '000000' });
    expect(await jasur.write('/v1/api-payments/resend-otp', { otp_id })).toMatchObject({ status: 429, body: { code: 'resend_too_early' } });
    at(60);
    expect(await jasur.write('/v1/api-payments/resend-otp', { otp_id })).toMatchObject({ status: 200, body: { tries_left: 4 } });
    expect(await jasur.write(CONFIRM_OTP, { otp_id, code: earlier })).toMatchObject({ body: { tries_left: 4, previous_code: true } });
    const fresh = await jasur.lastCode();
    at(361);
    expect(await jasur.write(CONFIRM_OTP, { otp_id, code: fresh })).toMatchObject({ body: { code: 'otp_expired' } });
    await jasur.write('/v1/api-payments/resend-otp', { otp_id });
    const last = await jasur.lastCode();
    expect(await jasur.write(CONFIRM_OTP, { otp_id, code: last })).toMatchObject({ status: 200 });
    expect(await jasur.write(CONFIRM_OTP, { otp_id, code: last })).toMatchObject({ status: 404 });
  });

  it('returns 404 for a code of another customer, and saves one card for a repeated key', async () => {
    const sent = await jasur.write(SEND, newCard);
    const body = { otp_id: sent.body['otp_id'], code: await jasur.lastCode() };
    expect(await me.write(CONFIRM_OTP, body)).toMatchObject({ status: 404 });
    const key = randomUUID();
    const saved = await jasur.write(CONFIRM_OTP, body, key);
    expect(await jasur.write(CONFIRM_OTP, body, key)).toMatchObject({ status: 200, body: saved.body });
    await jasur.write(SEND, newCard);
    await jasur.write(CONFIRM_OTP, { otp_id: (await jasur.write(SEND, newCard)).body['otp_id'], code: await jasur.lastCode() });
    expect(await cardsOf(jasur)).toHaveLength(2);
  });

  it('needs no idempotency key, since no money moves', async () => {
    expect(await jasur.call('POST', SEND, newCard)).toMatchObject({ status: 200 });
  });
});
