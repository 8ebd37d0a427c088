import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '../../../db/schema/billing.ts';
import { notifications, orders } from '../../../db/schema/orders.ts';
import { providerCharges } from '../../../db/schema/provider.ts';
import {
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  expectBooksToAgree,
  findSeededOrder,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { PAYMENT_NOTIFICATIONS } from '../payment/payment-notifications.ts';
import { creditLateCharge } from '../payment-run/late-charge.ts';
import { readBalance } from './balance.ts';

const WITHDRAWAL = '/v1/api-payments/withdrawal';
const BALANCE = '/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=balance';
const ENTRIES = '/v1/api-payments/balance/entries';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

const postProviderAct = async (payload: object) => {
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
  expect(answer.statusCode).toBe(200);
};
const balance = () => readBalance(sandbox.db, 'cus_0001');
const topUp = (amount: number) => me.pay({ purpose: 'top_up', amount, source: MAIN_CARD_SOURCE });
/** Confirms the top-ups in parallel; each code is read before the next one is sent. */
async function topUpAtOnce(...amounts: readonly number[]) {
  const begun: object[] = [];
  for (const amount of amounts) {
    const { body } = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount, source: MAIN_CARD_SOURCE });
    begun.push({ payment_id: body['payment_id'], code: await me.lastCode() });
  }
  await Promise.all(begun.map((code) => me.write(CONFIRM_PAYMENT_PATH, code)));
}
const loadNotificationTitles = async () => (await sandbox.db.select().from(notifications)).map(({ titleRu }) => titleRu);
const loadNotificationBodies = async () => (await sandbox.db.select().from(notifications)).map(({ bodyRu }) => bodyRu);
const entries = async () => JSON.parse(JSON.stringify((await me.call('GET', ENTRIES)).body['data']));

/** Spends the whole balance on an order. */
async function spendAll() {
  const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const { available: amount } = await balance();
  const { body } = await me.pay({ purpose: 'instalment', order_id: order.id, amount, source: { type: 'balance' } });
  expect(body).toMatchObject({ status: 'succeeded' });
}

/** Makes a top-up, spends the whole balance on an order, then charges the top-up back. */
async function openClaim(amount = 50_000) {
  const id = String((await topUp(amount)).body['payment_id']);
  await spendAll();
  await postProviderAct({ payment_id: id, act: 'chargeback' });
  expect(await balance()).toEqual({ available: 0, held: 0, claimed: amount });
  await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  return id;
}

describe('money that comes to a balance with a claim', () => {
  it('settles the claim, which the balance, its history and the notifications show', async () => {
    const id = await openClaim();
    const { body } = await me.call('GET', BALANCE);
    const claim = { amount: 50_000, opened_at: expect.any(String), payment_id: id, system: 'uzcard', last4: '1234' };
    expect(body['data']).toMatchObject([{ amount: 0, available: 0, withdraw_max: 0, claim }]);
    expect((await entries())[0]).toMatchObject({ kind: 'chargeback', amount: -50_000, claim: 50_000 });
    expect(await loadNotificationTitles()).toContain('Банк отменил платёж');
    await topUp(20_000);
    expect(await balance()).toEqual({ available: 0, held: 0, claimed: 30_000 });
    expect((await entries())[0]).toMatchObject({ kind: 'top_up', amount: 20_000, claim: -20_000 });
    expect(await loadNotificationTitles()).toContain('Долг на балансе уменьшился');
    await topUp(40_000);
    expect(await balance()).toEqual({ available: 10_000, held: 0, claimed: 0 });
    expect((await me.call('GET', BALANCE)).body['data']).toEqual([expect.not.objectContaining({ claim: expect.anything() })]);
    expect(await loadNotificationTitles()).toContain('Долг на балансе погашен');
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it.each([
    ['a refund of an order', (paid: string) => postProviderAct({ payment_id: paid, act: 'refund', amount: 5_000 }), 45_000],
    ['two concurrent top-ups', () => topUpAtOnce(30_000, 40_000), 0],
  ])('reduces the claim if it comes from %s', async (_what, pay, claimed) => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 10_000, source: { type: 'balance' } });
    await openClaim();
    await pay(String(paid.body['payment_id']));
    expect(await balance()).toMatchObject({ claimed, available: claimed === 0 ? 20_000 : 0 });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('from a refund is announced as having settled the claim, not as added to the balance', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 10_000, source: { type: 'balance' } });
    await openClaim();
    await postProviderAct({ payment_id: paid.body['payment_id'], act: 'refund', amount: 5_000 });
    expect(await loadNotificationBodies()).toContain(PAYMENT_NOTIFICATIONS.refundedToBalance(5_000, 5_000).bodyRu);
  });

  it('from an excess payment is announced with the settled and the remaining amount', async () => {
    await openClaim();
    const { id } = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const amount = await loadPayoffAmount(sandbox, id);
    const asked = { system: 'click', purpose: 'instalment', order_id: id, amount, return_url: 'http://127.0.0.1/' };
    const paymentId = String((await me.write('/v1/generate-link', asked)).body['payment_id']);
    await me.pay({ purpose: 'instalment', order_id: id, amount: amount - 3_000, source: MAIN_CARD_SOURCE });
    await sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${paymentId}`, payload: { decision: 'approve' } });
    expect(await loadNotificationBodies()).toContain(PAYMENT_NOTIFICATIONS.excess(id, amount - 3_000, 50_000).bodyRu);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('from a late charge is announced with the settled and the remaining amount', async () => {
    await openClaim();
    const { body } = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 70_000, source: MAIN_CARD_SOURCE });
    const paymentId = String(body['payment_id']);
    await sandbox.db.update(payments).set({ status: 'failed' }).where(eq(payments.id, paymentId));
    const charge = { paymentId, customerId: 'cus_0001', amount: 70_000, status: 'accepted', at: sandbox.clock.now() };
    await sandbox.db.insert(providerCharges).values(charge);
    await creditLateCharge(sandbox, paymentId);
    expect(await loadNotificationBodies()).toContain(PAYMENT_NOTIFICATIONS.late(70_000, 50_000).bodyRu);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('from a cancelled order settles the claim', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    await openClaim(300_000);
    await sandbox.db.update(orders).set({ status: 'confirmed' });
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}`, 'idempotency-key': 'cancel' };
    const answer = await sandbox.app.inject({ method: 'POST', url: `/installment/v3/user/order/${order.id}/cancel`, headers });
    expect(answer.statusCode).toBe(200);
    const { available, claimed } = await balance();
    expect([claimed, available > 0]).toEqual([0, true]);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });
});

describe('while a claim is open', () => {
  it('a withdrawal is refused, and the refusal has the amount of the claim', async () => {
    await openClaim();
    expect(await me.write(WITHDRAWAL, { amount: 1_000, entity_id: 'card_0001' })).toMatchObject({
      status: 409,
      body: { code: 'claim_open', amount: 50_000, message: expect.stringContaining('50\u00A0000\u00A0сум') },
    });
  });

  it('a withdrawal requested before fails when its code is entered, and its amount settles the claim', async () => {
    const id = String((await topUp(50_000)).body['payment_id']);
    const { available } = await balance();
    const asked = await me.write(WITHDRAWAL, { amount: available, entity_id: 'card_0001' });
    const code = await me.lastCode();
    await postProviderAct({ payment_id: id, act: 'chargeback' });
    expect(await balance()).toEqual({ available: 0, held: available, claimed: 50_000 });
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id: asked.body['payment_id'], code })).toMatchObject({
      body: { status: 'failed', reason: 'claim_open' },
    });
    expect(await balance()).toEqual({ available: available - 50_000, held: 0, claimed: 0 });
    // The released money was the customer's before, so the entry has amount 0. Its `claim` shows how much of the claim the money settled.
    expect((await entries())[0]).toMatchObject({ kind: 'other', amount: 0, claim: -50_000, payment_id: asked.body['payment_id'] });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('an order can be paid by card, which leaves the claim unchanged, but not from the balance', async () => {
    await openClaim();
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const { body } = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 10_000, source: MAIN_CARD_SOURCE });
    expect(body).toMatchObject({ status: 'succeeded' });
    expect(await balance()).toMatchObject({ claimed: 50_000 });
    expect(
      await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: 1_000, source: { type: 'balance' } }),
    ).toMatchObject({
      body: { code: 'insufficient_balance' },
    });
  });
});
