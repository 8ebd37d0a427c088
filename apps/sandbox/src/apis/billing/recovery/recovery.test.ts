import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { sentCodes } from '../../../db/schema/auth.ts';
import { payments } from '../../../db/schema/billing.ts';
import { CONFIRM_PAYMENT_PATH, DILNOZA_PHONE, loadOrderAmounts, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';
import { ledgerView } from '../ledger/ledger-view.ts';
import { reconcileBilling, startReconciler } from './reconcile.ts';

const { sandbox, me, findDeliveredOrder, balance, loadNotificationTitles, expectBooksToAgree, fetchPayment, at, failAtStep, useMagicCard } =
  await openBillingSandbox();

const split = [
  { ...MAIN_CARD_SOURCE, amount: 60_000 },
  { type: 'balance', amount: 40_000 },
];
const instalment = async (change: object = { source: MAIN_CARD_SOURCE }) => {
  const order = await findDeliveredOrder();
  return { order, body: { purpose: 'instalment', order_id: order.id, amount: 100_000, ...change } };
};

describe('a process that dies during a payment', () => {
  it.each([
    ['before-charge', 'processing', 0],
    ['after-charge', 'processing', 100_000],
    ['after-settle', 'succeeded', 100_000],
  ] as const)('at %s leaves the payment %s, and the customer is charged once', async (step, seen, charged) => {
    const { order, body } = await instalment();
    const sumBefore = await expectBooksToAgree();
    const created = await me.write(PAYMENT_PATH, body, 'made');
    const payment_id = created.body['payment_id'];
    const code = await me.lastCode();
    failAtStep('billing.confirmPayment', step);
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code }, 'confirmed')).toMatchObject({ status: 503 });
    expect((await ledgerView(sandbox.db, DILNOZA_PHONE)).provider_sum).toBe(sumBefore + charged);
    expect(await me.call('GET', `${PAYMENT_PATH}?idempotency_key=confirmed`)).toMatchObject({ body: { payment_id, status: seen } });
    await reconcileBilling(sandbox, { all: true });
    expect(await fetchPayment(payment_id)).toMatchObject({ status: 'succeeded' });
    expect(await expectBooksToAgree()).toBe(sumBefore + 100_000);
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code }, 'confirmed')).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    expect(await me.write(PAYMENT_PATH, body, 'made')).toMatchObject({ status: 201, body: { payment_id } });
    expect(await expectBooksToAgree()).toBe(sumBefore + 100_000);
    const after = await loadOrderAmounts(sandbox, order.id);
    expect([after.paidAmount, after.rowsPaid]).toEqual([order.paidAmount + 100_000, order.paidAmount + 100_000]);
  });

  it.each([
    ['before-charge', 404, 0],
    ['after-settle', 200, 100_000],
  ] as const)('at %s: a look-up of the balance payment by its key returns %i, and a retry completes it once', async (step, found, paid) => {
    const { order, body } = await instalment({ source: { type: 'balance' } });
    failAtStep('billing.createPayment', step);
    expect(await me.write(PAYMENT_PATH, body, 'key')).toMatchObject({ status: 503 });
    expect((await me.call('GET', `${PAYMENT_PATH}?idempotency_key=key`)).status).toBe(found);
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + paid);
    expect(await me.write(PAYMENT_PATH, body, 'key')).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    expect((await balance()).available).toBe(150_000);
  });

  it('leaves a payment that the first GET after 3 s completes', async () => {
    const { body } = await instalment({ sources: split });
    const { payment_id } = (await me.write(PAYMENT_PATH, body)).body;
    failAtStep('billing.confirmPayment', 'after-charge');
    await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() });
    expect(await balance()).toEqual({ available: 210_000, held: 40_000 });
    expect(await fetchPayment(payment_id)).toMatchObject({ status: 'processing' });
    at(3);
    expect(await fetchPayment(payment_id)).toMatchObject({ status: 'succeeded' });
    expect(await balance()).toEqual({ available: 210_000, held: 0 });
    await expectBooksToAgree();
  });

  it('leaves payments that the reconciler completes at its start and while it runs', async () => {
    const start = async () => {
      const { payment_id } = (await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: MAIN_CARD_SOURCE })).body;
      failAtStep('billing.confirmPayment', 'before-charge');
      await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() });
      return payment_id;
    };
    const first = await start();
    const reconciler = await startReconciler(sandbox);
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
    await expectBooksToAgree();
  });
});

describe('a payment, depending on the response of the provider,', () => {
  it.each([
    ['decline', 'card_declined', 'Банк отклонил платёж. Попробуйте другую карту'],
    ['insufficient-funds', 'insufficient_funds', 'На карте недостаточно денег'],
  ] as const)('fails with the reason of %s, charges nothing and releases the held balance', async (behaviour, reason, message) => {
    await useMagicCard(behaviour);
    const { order, body } = await instalment({ sources: split });
    const sumBefore = await expectBooksToAgree();
    expect(await me.pay(body)).toMatchObject({ status: 200, body: { status: 'failed', reason, message } });
    expect(await expectBooksToAgree()).toBe(sumBefore);
    expect(await balance()).toEqual({ available: 250_000, held: 0 });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
  });

  it('is processing until a late response, then succeeds', async () => {
    await useMagicCard('late');
    const { order, body } = await instalment();
    const paid = await me.pay(body);
    expect(paid.body).toMatchObject({ status: 'processing' });
    at(10);
    expect(await fetchPayment(paid.body['payment_id'])).toMatchObject({ status: 'processing' });
    at(21);
    expect(await fetchPayment(paid.body['payment_id'])).toMatchObject({ status: 'succeeded' });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await expectBooksToAgree();
  });

  it('reserves its amount of the order while it waits for a late response: a payment above the rest gets 409', async () => {
    await useMagicCard('late');
    const { order } = await instalment();
    const rest = order.totalAmount - order.paidAmount - 100_000;
    expect((await me.pay({ purpose: 'instalment', order_id: order.id, amount: rest, source: MAIN_CARD_SOURCE })).body).toMatchObject({
      status: 'processing',
    });
    const body = { purpose: 'instalment', order_id: order.id, source: { type: 'balance' } };
    expect(await me.write(PAYMENT_PATH, { ...body, amount: 100_001 })).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress' },
    });
    expect(await me.write(PAYMENT_PATH, { ...body, amount: 100_000 })).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    at(21);
    await reconcileBilling(sandbox);
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ status: 'finished' });
    await expectBooksToAgree();
  });

  it('fails after 10 minutes without a response, and charges nothing', async () => {
    await useMagicCard('no-answer');
    const paid = await me.pay((await instalment()).body);
    at(590);
    expect(await fetchPayment(paid.body['payment_id'])).toMatchObject({ status: 'processing' });
    const sum = await expectBooksToAgree();
    at(601);
    expect(await fetchPayment(paid.body['payment_id'])).toMatchObject({ status: 'failed', reason: 'provider_timeout' });
    expect(await expectBooksToAgree()).toBe(sum);
  });

  it('is credited to the balance once, with a notification, if the charge comes too late', async () => {
    await useMagicCard('too-late');
    const { order, body } = await instalment();
    const paid = await me.pay(body);
    at(601);
    await reconcileBilling(sandbox);
    expect(await fetchPayment(paid.body['payment_id'])).toMatchObject({ status: 'failed' });
    at(901);
    await reconcileBilling(sandbox);
    await reconcileBilling(sandbox);
    expect(await fetchPayment(paid.body['payment_id'])).toMatchObject({
      status: 'failed',
      events: expect.arrayContaining([expect.objectContaining({ type: 'late_charge_to_balance' })]),
    });
    expect(await balance()).toEqual({ available: 350_000, held: 0 });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
    expect((await loadNotificationTitles()).filter((title) => title === 'Деньги пришли на баланс')).toHaveLength(1);
    await expectBooksToAgree();
  });

  it('by a card that needs no code succeeds at once, and the same key returns the same payment', async () => {
    await useMagicCard('no-code');
    const { order, body } = await instalment();
    const first = await me.write(PAYMENT_PATH, body, 'direct');
    expect(first).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect(first.body).not.toHaveProperty('otp');
    expect(await me.write(PAYMENT_PATH, body, 'direct')).toMatchObject({ status: 201, body: first.body });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
  });

  it('by a card that needs no code is found by its key and paid once if the process dies after the charge', async () => {
    await useMagicCard('no-code');
    const { order, body } = await instalment();
    failAtStep('billing.createPayment', 'after-charge');
    expect(await me.write(PAYMENT_PATH, body, 'direct')).toMatchObject({ status: 503 });
    expect(await me.write(PAYMENT_PATH, body, 'direct')).toMatchObject({ status: 201, body: { status: 'processing' } });
    await reconcileBilling(sandbox, { all: true });
    expect(await me.call('GET', `${PAYMENT_PATH}?idempotency_key=direct`)).toMatchObject({ body: { status: 'succeeded' } });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await expectBooksToAgree();
  });
});

test('the reconciler deletes the hashes of codes that have expired, and no others, at its start', async () => {
  await sandbox.db.delete(sentCodes);
  await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: MAIN_CARD_SOURCE });
  at(299);
  await (await startReconciler(sandbox)).stop();
  expect(await sandbox.db.$count(sentCodes)).toBe(1);
  at(300);
  await (await startReconciler(sandbox)).stop();
  expect(await sandbox.db.$count(sentCodes)).toBe(0);
});
