import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards, payments } from '../../../db/schema/billing.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { agree as booksAgree, CARD, CONFIRM, callerOf, DILNOZA, findOrder, orderSums, PAYMENT } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';
import { ledgerView } from '../ledger/ledger-view.ts';
import { type CardBehaviour, MAGIC_CARDS } from '../provider/magic-cards.ts';
import { reconcileBilling, startReconciler } from './reconcile.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);

const at = (seconds: number) => sandbox.clock.setOffset(seconds * 1_000);
const stop = (operation: string, step: string) => sandbox.faults.add({ operation, fault: 'status', status: 503, ms: 0, at: step }, 1);
const read = async (id: unknown) => (await me.call('GET', `${PAYMENT}/${String(id)}`)).body;
const balance = async () => {
  const { available, held } = await readBalance(sandbox.db, 'cus_0001');
  return { available, held };
};
const news = async () =>
  (await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'))).map((item) => item.titleRu);

const agree = () => booksAgree(sandbox, DILNOZA);

/** Gives the main card of the demo customer the number of a magic card. */
async function useMagicCard(behaviour: CardBehaviour) {
  const number = MAGIC_CARDS.find((card) => card.behaviour === behaviour)?.number ?? '';
  await sandbox.db
    .update(cards)
    .set({ bin: number.slice(0, 6), last4: number.slice(-4) })
    .where(eq(cards.id, 'card_0001'));
}

const split = [
  { ...CARD, amount: 60_000 },
  { type: 'balance', amount: 40_000 },
];
const instalment = async (change: object = { source: CARD }) => {
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
      const { payment_id } = (await me.write(PAYMENT, { purpose: 'top_up', amount: 5_000, source: CARD })).body;
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
        { timeout: 15_000 },
      )
      .toBe('succeeded');
    await reconciler.stop();
    await agree();
  });
});

describe('what the provider answers', () => {
  it.each([
    ['decline', 'card_declined', 'Банк отклонил платёж. Попробуйте другую карту'],
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
    at(10);
    expect(await read(paid.body['payment_id'])).toMatchObject({ status: 'processing' });
    at(21);
    expect(await read(paid.body['payment_id'])).toMatchObject({ status: 'succeeded' });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await agree();
  });

  it('late: what is being paid cannot be paid a second time meanwhile', async () => {
    await useMagicCard('late');
    const { order } = await instalment();
    const rest = order.totalAmount - order.paidAmount - 100_000;
    expect((await me.pay({ purpose: 'instalment', order_id: order.id, amount: rest, source: CARD })).body).toMatchObject({
      status: 'processing',
    });
    const body = { purpose: 'instalment', order_id: order.id, source: { type: 'balance' } };
    expect(await me.write(PAYMENT, { ...body, amount: 100_001 })).toMatchObject({ status: 409, body: { code: 'payment_in_progress' } });
    expect(await me.write(PAYMENT, { ...body, amount: 100_000 })).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    at(21);
    await reconcileBilling(sandbox);
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: 'finished', paidAmount: order.totalAmount });
    await agree();
  });

  it('never: the payment fails after 10 minutes, and nothing was taken', async () => {
    await useMagicCard('no-answer');
    const paid = await me.pay((await instalment()).body);
    at(590);
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
});
