import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cards, payments } from '../../db/schema/billing.ts';
import { notifications } from '../../db/schema/orders.ts';
import { readBalance } from './balance.ts';
import {
  type Caller,
  CONFIRM,
  callerOf,
  createTestSandbox,
  DILNOZA,
  findOrder,
  LINK,
  orderSums,
  PAYMENT,
  rememberSeed,
  type TestSandbox,
} from './billing-tests.ts';
import { ledgerView } from './ledger-view.ts';
import { type CardBehaviour, MAGIC_CARDS } from './magic-cards.ts';
import { reconcileBilling, startReconciler } from './reconcile.ts';

let sandbox: TestSandbox;
let me: Caller;
let restore: () => Promise<void>;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  me = await callerOf(sandbox, DILNOZA);
  restore = await rememberSeed(sandbox);
});
beforeEach(() => restore());
afterAll(() => sandbox.close());

const at = (seconds: number) => sandbox.clock.setOffset(seconds * 1_000);
const stop = (operation: string, step: string) => sandbox.faults.add({ operation, fault: 'status', status: 503, ms: 0, at: step }, 1);
const read = async (id: unknown) => (await me.call('GET', `${PAYMENT}/${String(id)}`)).body;
const balance = () => readBalance(sandbox.db, 'cus_0001');
const news = async () =>
  (await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'))).map((item) => item.titleRu);

async function agree() {
  const { provider_sum, ledger_sum } = await ledgerView(sandbox.db, DILNOZA);
  expect(ledger_sum).toBe(provider_sum);
  return provider_sum;
}

/** Gives the main card of the demo customer the number of a magic one. */
async function useMagicCard(behaviour: CardBehaviour) {
  const number = MAGIC_CARDS.find((card) => card.behaviour === behaviour)?.number ?? '';
  await sandbox.db
    .update(cards)
    .set({ bin: number.slice(0, 6), last4: number.slice(-4) })
    .where(eq(cards.id, 'card_0001'));
}

const card = { type: 'bank_card', entity_id: 'card_0001' };
const split = [
  { ...card, amount: 60_000 },
  { type: 'balance', amount: 40_000 },
];
const instalment = async (change: object = { source: card }) => {
  const order = await findOrder(sandbox, 'cus_0001', 'delivered');
  return { order, body: { purpose: 'instalment', order_id: order.id, amount: 100_000, ...change } };
};

describe('a process that dies while confirming', () => {
  it.each([
    ['before-charge', 'processing', 0],
    ['after-charge', 'processing', 100_000],
    ['after-settle', 'succeeded', 100_000],
  ] as const)('%s: the customer who comes back sees %s, and is charged once', async (step, seen, charged) => {
    const { order, body } = await instalment();
    const sumBefore = await agree();
    const created = await me.write(PAYMENT, body, 'made');
    const payment_id = created.body['payment_id'];
    const code = await me.lastCode();
    stop('billing.confirmPayment', step);
    expect(await me.write(CONFIRM, { payment_id, code }, 'confirmed')).toMatchObject({ status: 503 });
    expect((await ledgerView(sandbox.db, DILNOZA)).provider_sum).toBe(sumBefore + charged);
    expect(await me.call('GET', `${PAYMENT}?idempotency_key=confirmed`)).toMatchObject({ body: { payment_id, status: seen } });
    await reconcileBilling(sandbox, { all: true });
    expect(await read(payment_id)).toMatchObject({ status: 'succeeded' });
    expect(await agree()).toBe(sumBefore + 100_000);
    expect(await me.write(CONFIRM, { payment_id, code }, 'confirmed')).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await me.write(PAYMENT, body, 'made')).toMatchObject({ status: 201, body: { payment_id } });
    expect(await agree()).toBe(sumBefore + 100_000);
    const after = await orderSums(sandbox, order.id);
    expect([after.paidAmount, after.rowsPaid]).toEqual([order.paidAmount + 100_000, order.paidAmount + 100_000]);
  });

  it.each([
    ['before-charge', 404, 0],
    ['after-settle', 200, 100_000],
  ] as const)('paying from the balance, %s: all or nothing', async (step, found, paid) => {
    const { order, body } = await instalment({ source: { type: 'balance' } });
    stop('billing.createPayment', step);
    expect(await me.write(PAYMENT, body, 'key')).toMatchObject({ status: 503 });
    expect((await me.call('GET', `${PAYMENT}?idempotency_key=key`)).status).toBe(found);
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + paid);
    expect(await me.write(PAYMENT, body, 'key')).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    expect((await balance()).available).toBe(150_000);
  });

  it('a payment left alone for 3 s is finished by whoever looks at it', async () => {
    const { body } = await instalment({ sources: split });
    const { payment_id } = (await me.write(PAYMENT, body)).body;
    stop('billing.confirmPayment', 'after-charge');
    await me.write(CONFIRM, { payment_id, code: await me.lastCode() });
    expect(await balance()).toEqual({ available: 210_000, held: 40_000 });
    expect(await read(payment_id)).toMatchObject({ status: 'processing' });
    at(3);
    expect(await read(payment_id)).toMatchObject({ status: 'succeeded' });
    expect(await balance()).toEqual({ available: 210_000, held: 0 });
    await agree();
  });

  it('the reconciler works when it is started, and again while it runs', async () => {
    const start = async () => {
      const { payment_id } = (await me.write(PAYMENT, { purpose: 'top_up', amount: 5_000, source: card })).body;
      stop('billing.confirmPayment', 'before-charge');
      await me.write(CONFIRM, { payment_id, code: await me.lastCode() });
      return payment_id;
    };
    const first = await start();
    const reconciler = await startReconciler(sandbox, sandbox.app.log);
    expect(
      (
        await sandbox.db
          .select()
          .from(payments)
          .where(eq(payments.id, String(first)))
      )[0],
    ).toMatchObject({ status: 'succeeded' });
    const second = await start();
    at(3);
    await expect
      .poll(
        async () =>
          (
            await sandbox.db
              .select()
              .from(payments)
              .where(eq(payments.id, String(second)))
          )[0]?.status,
        { timeout: 5_000 },
      )
      .toBe('succeeded');
    await reconciler.stop();
    await agree();
  });
});

describe('what the provider answers', () => {
  it.each([
    ['decline', 'card_declined', 'Банк отклонил платеж. Попробуйте другую карту'],
    ['insufficient-funds', 'insufficient_funds', 'На карте недостаточно денег'],
  ] as const)('%s: the payment failed with its reason, nothing was taken, the held balance is back', async (behaviour, reason, message) => {
    await useMagicCard(behaviour);
    const { order, body } = await instalment({ sources: split });
    const sumBefore = await agree();
    expect(await me.pay(body)).toMatchObject({ status: 200, body: { status: 'failed', reason, message } });
    expect(await agree()).toBe(sumBefore);
    expect(await balance()).toEqual({ available: 250_000, held: 0 });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
  });

  it('late: being checked, then paid', async () => {
    await useMagicCard('late');
    const { order, body } = await instalment();
    const paid = await me.pay(body);
    expect(paid.body).toMatchObject({ status: 'processing' });
    at(19);
    expect(await read(paid.body['payment_id'])).toMatchObject({ status: 'processing' });
    at(21);
    expect(await read(paid.body['payment_id'])).toMatchObject({ status: 'succeeded' });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await agree();
  });

  it('never: the payment fails after 10 minutes, and nothing was taken', async () => {
    await useMagicCard('no-answer');
    const paid = await me.pay((await instalment()).body);
    at(599);
    expect(await read(paid.body['payment_id'])).toMatchObject({ status: 'processing' });
    const sum = await agree();
    at(601);
    expect(await read(paid.body['payment_id'])).toMatchObject({ status: 'failed', reason: 'provider_timeout' });
    expect(await agree()).toBe(sum);
  });

  it('too late: the charge is credited to the balance, once, with a notification', async () => {
    await useMagicCard('too-late');
    const { order, body } = await instalment();
    const paid = await me.pay(body);
    at(601);
    await reconcileBilling(sandbox);
    expect(await read(paid.body['payment_id'])).toMatchObject({ status: 'failed' });
    at(901);
    await reconcileBilling(sandbox);
    await reconcileBilling(sandbox);
    expect(await read(paid.body['payment_id'])).toMatchObject({
      status: 'failed',
      events: expect.arrayContaining([expect.objectContaining({ type: 'late_charge_to_balance' })]),
    });
    expect(await balance()).toEqual({ available: 350_000, held: 0 });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
    expect((await news()).filter((title) => title === 'Деньги пришли на баланс')).toHaveLength(1);
    await agree();
  });

  it('no code needed: paid at once, and the same key still answers the same payment', async () => {
    await useMagicCard('no-code');
    const { order, body } = await instalment();
    const first = await me.write(PAYMENT, body, 'direct');
    expect(first).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect(first.body).not.toHaveProperty('otp');
    expect(await me.write(PAYMENT, body, 'direct')).toMatchObject({ status: 201, body: first.body });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
  });

  it('no code needed, and a process that dies after the charge: found by its key, paid once', async () => {
    await useMagicCard('no-code');
    const { order, body } = await instalment();
    stop('billing.createPayment', 'after-charge');
    expect(await me.write(PAYMENT, body, 'direct')).toMatchObject({ status: 503 });
    expect(await me.write(PAYMENT, body, 'direct')).toMatchObject({ status: 201, body: { status: 'processing' } });
    await reconcileBilling(sandbox, { all: true });
    expect(await me.call('GET', `${PAYMENT}?idempotency_key=direct`)).toMatchObject({ body: { status: 'succeeded' } });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await agree();
  });

  it('a card that is past its month is not charged', async () => {
    const { payment_id } = (await me.write(PAYMENT, (await instalment()).body)).body;
    const code = await me.lastCode();
    await sandbox.db
      .update(payments)
      .set({ cardExpiry: '2001' })
      .where(eq(payments.id, String(payment_id)));
    expect(await me.write(CONFIRM, { payment_id, code })).toMatchObject({ body: { status: 'failed', reason: 'card_expired' } });
    await agree();
  });
});

describe('a payment app', () => {
  const start = async (amount = 100_000) => {
    const { order } = await instalment();
    const answer = await me.write(LINK, {
      system: 'payme',
      purpose: 'instalment',
      order_id: order.id,
      amount,
      return_url: 'http://127.0.0.1:8080/ru/pay?a=1',
    });
    return { order, answer, id: String(answer.body['payment_id']) };
  };
  const decide = (id: string, decision: string) =>
    sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${id}`, payload: { decision } });

  it('[S7-16] generate-link answers the address; the approval arrives by callback and pays', async () => {
    const { order, answer, id } = await start();
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'processing', url: expect.stringContaining(`/sandbox/payment-app/${id}`) },
    });
    expect(await read(id)).toMatchObject({ status: 'processing', url: answer.body['url'] });
    const page = await sandbox.app.inject({ url: `/sandbox/payment-app/${id}` });
    expect(page.body).toContain('href="http://127.0.0.1:8080/ru/pay?a=1"');
    expect((await decide(id, 'approve')).json()).toMatchObject({ status: 'succeeded', return_url: 'http://127.0.0.1:8080/ru/pay?a=1' });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    expect(await read(id)).not.toHaveProperty('url');
    await agree();
  });

  it('the first decision stands', async () => {
    const { order, id } = await start();
    expect((await decide(id, 'decline')).json()).toMatchObject({ status: 'failed' });
    expect((await decide(id, 'approve')).json()).toMatchObject({ status: 'failed' });
    expect(await read(id)).toMatchObject({ reason: 'declined_in_app' });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
    await agree();
  });

  it('an approval after the hour is over goes to the balance, with a notification', async () => {
    const { id } = await start();
    at(3_600);
    expect(await read(id)).toMatchObject({ status: 'expired', reason: 'link_expired' });
    await decide(id, 'approve');
    expect(await read(id)).toMatchObject({ status: 'expired' });
    expect((await balance()).available).toBe(350_000);
    expect(await news()).toContain('Деньги пришли на баланс');
    await agree();
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '/ru'])('does not send the customer to %s', async (return_url) => {
    const answer = await me.write(LINK, { system: 'payme', purpose: 'top_up', amount: 5_000, return_url });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', fields: { return_url: 'origin' } } });
  });

  it('createPayment with an app answers its address too; an unknown payment has no page', async () => {
    const answer = await me.write(PAYMENT, { purpose: 'top_up', amount: 5_000, source: { type: 'payment_app', system: 'click' } });
    expect(answer).toMatchObject({ status: 201, body: { status: 'processing', url: expect.stringContaining('/sandbox/payment-app/') } });
    expect((await sandbox.app.inject({ url: '/sandbox/payment-app/pay_unknown' })).statusCode).toBe(404);
    const mine = await me.write(PAYMENT, { purpose: 'top_up', amount: 5_000, source: card });
    expect((await decide(String(mine.body['payment_id']), 'approve')).statusCode).toBe(404);
  });
});
