import { describe, expect, it } from 'vitest';
import { CONFIRM_PAYMENT_PATH, PAYMENT_PATH } from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const WITHDRAWAL = '/v1/api-payments/withdrawal';
const CANCEL = `${WITHDRAWAL}/cancel`;
const ALL = 250_000;

const { sandbox, me, findDeliveredOrder, balance, expectBooksToAgree, fetchPayment, at, failAtStep, useMagicCard } =
  await openBillingSandbox();
const requestWithdrawal = (amount = 100_000, key?: string) => me.write(WITHDRAWAL, { amount, entity_id: 'card_0001' }, key);
/** Requests a withdrawal and enters the code. Returns the response of the confirmation. */
const withdraw = async (amount = 100_000) => {
  const { payment_id } = (await requestWithdrawal(amount)).body;
  return me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() });
};

describe('a withdrawal with an unknown result', () => {
  it.each([
    ['late', 21],
    ['too-late', 901],
  ] as const)('holds the money until the bank responds (%s, after %i s), then credits the card once', async (behaviour, seconds) => {
    const before = await expectBooksToAgree();
    await useMagicCard(behaviour);
    const { payment_id } = (await withdraw()).body;
    at(seconds - 10);
    await reconcileBilling(sandbox);
    expect(await fetchPayment(payment_id)).toMatchObject({ status: 'processing' });
    expect(await balance()).toEqual({ available: 150_000, held: 100_000 });
    at(seconds);
    await reconcileBilling(sandbox);
    expect(await fetchPayment(payment_id)).toMatchObject({ status: 'succeeded' });
    expect(await balance()).toEqual({ available: 150_000, held: 0 });
    expect(await expectBooksToAgree()).toBe(before - 100_000);
  });

  it.each([
    ['before-charge', 'processing'],
    ['after-charge', 'processing'],
    ['after-settle', 'succeeded'],
  ] as const)('interrupted at %s is found by its key as %s, and credits the card once', async (step, seen) => {
    const before = await expectBooksToAgree();
    const { payment_id } = (await requestWithdrawal(100_000, 'made')).body;
    const code = await me.lastCode();
    failAtStep('billing.confirmPayment', step);
    expect((await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code }, 'confirmed')).status).toBe(503);
    expect(await me.call('GET', `${PAYMENT_PATH}?idempotency_key=confirmed`)).toMatchObject({ body: { payment_id, status: seen } });
    await reconcileBilling(sandbox, { all: true });
    expect((await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code }, 'confirmed')).body).toMatchObject({ status: 'succeeded' });
    expect(await balance()).toEqual({ available: 150_000, held: 0 });
    expect(await expectBooksToAgree()).toBe(before - 100_000);
  });

  it('whose response was lost is found by its key; a repeat holds no second amount, and another amount gets 422', async () => {
    failAtStep('billing.createWithdrawal', 'after-settle');
    expect((await requestWithdrawal(100_000, 'lost')).status).toBe(503);
    const found = await me.call('GET', `${PAYMENT_PATH}?idempotency_key=lost`);
    expect(found).toMatchObject({ status: 200, body: { status: 'otp_required', purpose: 'withdrawal' } });
    expect(await requestWithdrawal(100_000, 'lost')).toMatchObject({ status: 201, body: { payment_id: found.body['payment_id'] } });
    expect(await requestWithdrawal(90_000, 'lost')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await balance()).toEqual({ available: 150_000, held: 100_000 });
  });
});

describe('concurrent requests for one balance', () => {
  it('let one of two withdrawals of the whole balance succeed', async () => {
    const second = { amount: ALL, entity_id: 'card_0002' };
    const answers = await Promise.all([requestWithdrawal(ALL), me.write(WITHDRAWAL, second)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422]);
    expect(await balance()).toEqual({ available: 0, held: ALL });
  });

  it('let either a withdrawal or a balance payment succeed, and the books agree', async () => {
    const order = await findDeliveredOrder();
    const payment = { purpose: 'instalment', order_id: order.id, amount: 200_000, source: { type: 'balance' } };
    const answers = await Promise.all([requestWithdrawal(200_000), me.write(PAYMENT_PATH, payment)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422]);
    const { available, held } = await balance();
    expect([available, held === 0 || held === 200_000]).toEqual([50_000, true]);
    await expectBooksToAgree();
  });

  it('that confirm one withdrawal 20 times credit the card once', async () => {
    const before = await expectBooksToAgree();
    const { payment_id } = (await requestWithdrawal()).body;
    const code = await me.lastCode();
    await Promise.all(Array.from({ length: 20 }, () => me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })));
    expect(await expectBooksToAgree()).toBe(before - 100_000);
    expect(await balance()).toEqual({ available: 150_000, held: 0 });
  });

  it('that confirm and cancel a withdrawal end with one of both, and the books agree', async () => {
    const before = await expectBooksToAgree();
    const { payment_id } = (await requestWithdrawal()).body;
    const code = await me.lastCode();
    await Promise.all([me.write(CONFIRM_PAYMENT_PATH, { payment_id, code }), me.write(CANCEL, { payment_id })]);
    const { status } = await fetchPayment(payment_id);
    expect(['succeeded', 'canceled']).toContain(status);
    const gone = status === 'succeeded' ? 100_000 : 0;
    expect(await balance()).toEqual({ available: ALL - gone, held: 0 });
    expect(await expectBooksToAgree()).toBe(before - gone);
  });
});
