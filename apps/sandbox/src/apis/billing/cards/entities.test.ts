import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cardOtps, cards } from '../../../db/schema/billing.ts';
import { consents } from '../../../db/schema/consents.ts';
import {
  type BillingCaller,
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  JASUR_PHONE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { createTestSandbox } from '../../../testing/test-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';
import { purgeCardOtps } from './card-otp-store.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
const jasur = await createBillingCaller(sandbox, JASUR_PHONE);
const guest = await createBillingCaller(sandbox, null);

const SEND = '/v1/api-payments/send-otp';
const CONFIRM_OTP = '/v1/api-payments/confirm-otp';
const ENTITIES = '/v1/api-payments/external-entities';
const SET_DEFAULT = `${ENTITIES}/set-default`;
const collection = (type: string, alias = 'muddat') =>
  `/v1/api-payments/entity-collection?billing_reflection_alias=${alias}&collection_type=${type}`;
const cardsOf = async (caller: BillingCaller) => {
  const data = (await caller.call('GET', collection('bank_card'))).body['data'];
  return Array.isArray(data) ? data : [];
};
const NUMBER = '8600 1400 0005 2002';
const newCard = { number: NUMBER, expiry: '2912', owner: ' JASUR RAHIMOV ', offer_accepted: true };
const at = (seconds: number) => sandbox.clock.setOffset(seconds * 1_000);

describe('payment systems', () => {
  it('[S7-14] are listed with their minimum and maximum amounts, alike for guests and customers', async () => {
    const answer = await guest.call('GET', '/v1/available-systems');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body['data']).toEqual(
      expect.arrayContaining([
        { system: 'uzcard', type: 'bank_card', name: 'Uzcard', min_amount: 1_000, max_amount: 10_000_000 },
        { system: 'payme', type: 'payment_app', name: 'Payme', min_amount: 1_000, max_amount: 10_000_000 },
      ]),
    );
    expect((await me.call('GET', '/v1/available-systems')).body).toEqual(answer.body);
  });

  it('[S7-14] exclude payment apps without a contract if the test tools are off', async () => {
    const production = await createTestSandbox({ SANDBOX_TEST_TOOLS: 'off', CLICK_SERVICE_ID: '11', CLICK_MERCHANT_ID: '22' });
    onTestFinished(() => production.close());
    const { body } = await (await createBillingCaller(production, null)).call('GET', '/v1/available-systems');
    expect(body['data']).toMatchObject([{ system: 'uzcard' }, { system: 'humo' }, { system: 'click' }]);
  });
});

describe('the collection of cards and balance', () => {
  it('[S7-15] lists saved cards, the main one first, and the balance with its available amount', async () => {
    expect(await me.call('GET', collection('bank_card'))).toMatchObject({
      status: 200,
      body: {
        data: [
          { entity_id: 'card_0001', system: 'uzcard', bank: 'Kapitalbank', last4: '1234', is_default: true, masked_phone: '99890*****01' },
          { entity_id: 'card_0002', system: 'humo', bank: 'Hamkorbank', last4: '5678', is_default: false },
        ],
      },
    });
    const balance = [{ entity_id: 'balance_cus_0001', amount: 250_000, available: 250_000 }];
    expect(await me.call('GET', collection('balance'))).toMatchObject({ status: 200, body: { data: balance } });
    // The main card comes first even if it is not the oldest.
    await me.write(SET_DEFAULT, { entity_id: 'card_0002', default: true });
    expect((await cardsOf(me)).map((card) => card.entity_id)).toEqual(['card_0002', 'card_0001']);
  });

  it.each([
    ['an unknown collection type', collection('cash'), 'collection_type'],
    ['an unknown alias', collection('balance', 'other'), 'billing_reflection_alias'],
    ['a missing alias', '/v1/api-payments/entity-collection?collection_type=balance', 'billing_reflection_alias'],
  ])('is refused for %s', async (_what, path, field) => {
    const answer = await me.call('GET', path);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', fields: { [field]: expect.any(String) } } });
  });

  it('is refused to guests, and lists only the own cards of a customer', async () => {
    expect(await guest.call('GET', collection('bank_card'))).toMatchObject({ status: 401, body: { message: 'Вы не авторизованы' } });
    expect((await cardsOf(jasur)).map((card) => card.entity_id)).toEqual(['card_0003']);
  });
});

describe('the main card', () => {
  it('[S7-17] is set and unset by set-default, and there is never more than one', async () => {
    expect(await me.write(SET_DEFAULT, { entity_id: 'card_0002', default: true })).toMatchObject({
      status: 200,
      body: { is_default: true },
    });
    expect((await cardsOf(me)).map((card) => [card.entity_id, card.is_default])).toEqual([
      ['card_0002', true],
      ['card_0001', false],
    ]);
    await me.write(SET_DEFAULT, { entity_id: 'card_0001', default: false });
    expect((await cardsOf(me)).map((card) => card.is_default)).toEqual([true, false]);
    await me.write(SET_DEFAULT, { entity_id: 'card_0002', default: false });
    expect((await cardsOf(me)).map((card) => card.is_default)).toEqual([false, false]);
  });

  it('is exactly one card after ten concurrent requests for two cards', async () => {
    const asked = Array.from({ length: 10 }, (_, index) =>
      me.write(SET_DEFAULT, { entity_id: `card_000${1 + (index % 2)}`, default: true }),
    );
    expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual(asked.map(() => 200));
    expect((await cardsOf(me)).filter((card) => card.is_default)).toHaveLength(1);
  });

  it('cannot be an unknown card or a card of another customer: 404', async () => {
    expect(await me.write(SET_DEFAULT, { entity_id: 'card_0003', default: true })).toMatchObject({ status: 404 });
    expect(await me.write(SET_DEFAULT, { entity_id: 'none', default: true })).toMatchObject({ status: 404 });
  });
});

describe('deleting a card', () => {
  it('[S7-17] removes it from the list, and it can neither pay nor be deleted again', async () => {
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 200, body: { entity_id: 'card_0001', deleted: true } });
    expect((await cardsOf(me)).map((card) => card.entity_id)).toEqual(['card_0002']);
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 404 });
    const source = { type: 'bank_card', entity_id: 'card_0001' };
    expect(await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source })).toMatchObject({ status: 404 });
    expect(await me.remove({ entity_id: 'card_0003' })).toMatchObject({ status: 404 });
  });

  it('[X-14] erases its digits, owner and phone, but an earlier payment still shows its last four digits', async () => {
    const sent = await jasur.write(SEND, newCard);
    const saved = await jasur.write(CONFIRM_OTP, { otp_id: sent.body['otp_id'], code: await jasur.lastCode() });
    const { entity_id } = saved.body;
    const source = { type: 'bank_card', entity_id };
    const paid = await jasur.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source });
    await jasur.write(CONFIRM_PAYMENT_PATH, { payment_id: paid.body['payment_id'], code: await jasur.lastCode() });
    expect(await jasur.remove({ entity_id })).toMatchObject({ status: 200 });
    const [row] = await sandbox.db
      .select()
      .from(cards)
      .where(eq(cards.id, String(entity_id)));
    expect(row).toMatchObject({ bin: '', last4: '', expiry: '', owner: null, smsPhone: '', deletedAt: expect.any(Date) });
    expect(await sandbox.db.$count(cardOtps)).toBe(0);
    const payment = (await jasur.call('GET', `${PAYMENT_PATH}/${paid.body['payment_id']}`)).body;
    expect(JSON.stringify(payment)).toContain('"last4":"2002"');
  });

  it('[X-14] keeps its last four digits if a withdrawn consent names the card', async () => {
    const stands = { orderId: 'all', useBalance: false, balanceFloor: 0, noticeDays: 3 };
    const now = sandbox.clock.now();
    const cardOrder = ['card_0002'];
    const granted = { id: 'con_old', customerId: 'cus_0001', grantedOn: sandbox.clock.today(), grantedAt: now, withdrawnAt: now };
    await sandbox.db.insert(consents).values({ ...stands, ...granted, cardOrder });
    expect(await me.remove({ entity_id: 'card_0002' })).toMatchObject({ status: 200 });
    const [row] = await sandbox.db.select().from(cards).where(eq(cards.id, 'card_0002'));
    expect(row).toMatchObject({ bin: '', last4: '5678', expiry: '', owner: null, smsPhone: '' });
  });

  it('[X-14] is not needed for a card whose code was never entered: it is erased one day after the code expired', async () => {
    await jasur.write(SEND, newCard);
    at(86_400);
    await purgeCardOtps(sandbox.db, sandbox.clock.now());
    expect(await sandbox.db.$count(cardOtps)).toBe(1);
    at(86_400 + 300 + 1);
    await purgeCardOtps(sandbox.db, sandbox.clock.now());
    expect(await sandbox.db.$count(cardOtps)).toBe(0);
  });

  it('is refused while a payment with the card is in progress, and allowed afterwards', async () => {
    const source = { type: 'bank_card', entity_id: 'card_0001' };
    const created = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source });
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 409, body: { code: 'card_busy' } });
    expect(await me.remove({ entity_id: 'card_0002' })).toMatchObject({ status: 200 });
    await me.write(CONFIRM_PAYMENT_PATH, { payment_id: created.body['payment_id'], code: await me.lastCode() });
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 200 });
  });

  it('is refused while the customer owes a sum that its bank took back; other cards can be deleted', async () => {
    const topUp = { purpose: 'top_up', amount: 5_000, source: { type: 'bank_card', entity_id: 'card_0001' } };
    const { payment_id } = (await me.pay(topUp)).body;
    const { available } = await readBalance(sandbox.db, 'cus_0001');
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: available, source: { type: 'balance' } });
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload: { payment_id, act: 'chargeback' } });
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 409, body: { code: 'claim_open', amount: 5_000 } });
    expect(await me.remove({ entity_id: 'card_0002' })).toMatchObject({ status: 200 });
    await me.pay(topUp);
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 200 });
  });

  it('is allowed half an hour after a payment whose code was never entered', async () => {
    await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: { type: 'bank_card', entity_id: 'card_0001' } });
    at(1_800);
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 200 });
    const [row] = await sandbox.db.select().from(cards).where(eq(cards.id, 'card_0001'));
    expect(row).toMatchObject({ isDefault: false });
  });
});
