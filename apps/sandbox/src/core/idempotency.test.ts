import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readBalance } from '../apis/billing/ledger/balance.ts';
import { MAGIC_CARDS } from '../apis/billing/provider/magic-cards.ts';
import { cards, payments } from '../db/schema/billing.ts';
import { products } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { providerCharges } from '../db/schema/provider.ts';
import { smsMessages } from '../db/schema/sandbox.ts';
import {
  type BillingResponse,
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  expectBooksToAgree,
  findSeededOrder,
  GENERATE_LINK_PATH,
  loadOrderAmounts,
  MAIN_CARD_SOURCE,
  PAYMENT_PATH,
} from '../testing/billing.ts';
import { quoteRequest, shopperOf } from '../testing/checkout.ts';
import { openCheckoutSandbox } from '../testing/open-checkout-sandbox.ts';

const ROUNDS = 8;
const { sandbox, goods, me: shopper } = await openCheckoutSandbox();
const second = { ...sandbox, ...(await sandbox.openSecond()) };
const callers = [await createBillingCaller(sandbox, DILNOZA_PHONE), await createBillingCaller(second, DILNOZA_PHONE)];
const [me] = callers;
if (me === undefined) throw new TypeError('no caller');

/** The same call to both sandboxes at the same moment. `times`: how often to each. */
const sendToBoth = (path: string, body: unknown, keyOf: () => string, times = 2): Promise<BillingResponse[]> =>
  Promise.all(Array.from({ length: times }, () => callers.map((caller) => caller.write(path, body, keyOf()))).flat());

/** Expects that all calls got one payment. A second call to one sandbox may learn that the first runs. Returns the payment's id. */
function expectOnePayment(answers: readonly BillingResponse[]): string {
  const running = answers.filter(({ body }) => body['code'] === 'idempotency_in_progress');
  expect(answers.length - running.length).toBeGreaterThanOrEqual(callers.length);
  const others = answers.filter((answer) => !running.includes(answer));
  expect(others.map(({ status, body }) => [status, body['code']])).toEqual(others.map(() => [201, undefined]));
  const [id, ...further] = new Set(others.map(({ body }) => String(body['payment_id'])));
  expect(further).toEqual([]);
  return id ?? '';
}

const countPayments = (key: string) => sandbox.db.$count(payments, eq(payments.idempotencyKey, key));
const order = () => findSeededOrder(sandbox, 'cus_0001', 'delivered');
const NO_CODE_CARD = { type: 'bank_card', entity_id: 'card_0002' };
const { number = '' } = MAGIC_CARDS.find(({ behaviour }) => behaviour === 'no-code') ?? {};
await sandbox.db
  .update(cards)
  .set({ bin: number.slice(0, 6), last4: number.slice(-4) })
  .where(eq(cards.id, NO_CODE_CARD.entity_id));

describe('a key that reaches two sandboxes of a database at the same moment', () => {
  test.each([
    ['from the balance', PAYMENT_PATH, { source: { type: 'balance' } }, 1_000],
    ['by a card that needs no code', PAYMENT_PATH, { source: NO_CODE_CARD }, 1_000],
    ['by a payment app', GENERATE_LINK_PATH, { system: 'click', return_url: 'http://127.0.0.1/' }, 0],
  ])('makes one payment %s, which all calls get', async (_title, path, source, paidEach) => {
    const { id, paidAmount } = await order();
    const before = await expectBooksToAgree(sandbox, null);
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = randomUUID();
      const body = { purpose: 'instalment', order_id: id, amount: 1_000, ...source };
      const paymentId = expectOnePayment(await sendToBoth(path, body, () => key));
      expect(await countPayments(key)).toBe(1);
      expect((await me.write(path, body, key)).body['payment_id']).toBe(paymentId);
      if (path === GENERATE_LINK_PATH)
        await sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${paymentId}`, payload: { decision: 'decline' } });
    }
    expect((await loadOrderAmounts(sandbox, id)).paidAmount).toBe(paidAmount + ROUNDS * paidEach);
    const charged = 'source' in source && source.source === NO_CODE_CARD ? ROUNDS * paidEach : 0;
    expect(await expectBooksToAgree(sandbox, null)).toBe(before + charged);
  });

  test('makes one payment by card with one message, and confirms it once', async () => {
    const { id, paidAmount } = await order();
    const sent = await sandbox.db.$count(smsMessages);
    const [key, confirmKey] = [randomUUID(), randomUUID()];
    const body = { purpose: 'instalment', order_id: id, amount: 7_000, source: MAIN_CARD_SOURCE };
    const paymentId = expectOnePayment(await sendToBoth(PAYMENT_PATH, body, () => key));
    expect(await sandbox.db.$count(smsMessages)).toBe(sent + 1);
    const confirmation = { payment_id: paymentId, code: await me.lastCode() };
    await sendToBoth(CONFIRM_PAYMENT_PATH, confirmation, () => confirmKey);
    expect((await me.write(CONFIRM_PAYMENT_PATH, confirmation, confirmKey)).body['payment_id']).toBe(paymentId);
    expect((await loadOrderAmounts(sandbox, id)).paidAmount).toBe(paidAmount + 7_000);
    expect(await sandbox.db.$count(providerCharges, eq(providerCharges.paymentId, paymentId))).toBe(1);
    await expectBooksToAgree(sandbox, null);
  });

  test('makes one payment if the bodies differ; the other call gets `idempotency_mismatch`', async () => {
    const { id } = await order();
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = randomUUID();
      const bodyOf = (amount: number) => ({ purpose: 'instalment', order_id: id, amount, source: { type: 'balance' } });
      const answers = await Promise.all(callers.map((caller, index) => caller.write(PAYMENT_PATH, bodyOf(1_000 + index), key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      expect(answers.find(({ status }) => status === 422)?.body['code']).toBe('idempotency_mismatch');
      expect(await countPayments(key)).toBe(1);
    }
    await expectBooksToAgree(sandbox, null);
  });

  test('makes one payment that spends the whole balance; the other call gets it too, and no refusal', async () => {
    const { id } = await order();
    const { available: amount } = await readBalance(sandbox.db, 'cus_0001');
    const [key, body] = [randomUUID(), { purpose: 'instalment', order_id: id, amount, source: { type: 'balance' } }];
    const paymentId = expectOnePayment(await sendToBoth(PAYMENT_PATH, body, () => key, 1));
    expect((await me.write(PAYMENT_PATH, body, key)).body['payment_id']).toBe(paymentId);
    expect((await readBalance(sandbox.db, 'cus_0001')).available).toBe(0);
    await expectBooksToAgree(sandbox, null);
  });

  test('signs and places one order with one message', async () => {
    const other = await shopperOf(second, '+998900000002');
    const [shoppers, key, confirmKey] = [[shopper, other], randomUUID(), randomUUID()];
    const [product = ''] = goods;
    const stockOf = async () => (await sandbox.db.select().from(products).where(eq(products.id, product)))[0]?.stock ?? 0;
    const [stock, placedBefore] = [await stockOf(), await sandbox.db.$count(orders, eq(orders.customerId, 'cus_0002'))];
    const quote = await shopper.quote(quoteRequest(product));
    const sent = await sandbox.db.$count(smsMessages);
    const signed = await Promise.all(shoppers.map((one) => one.sign(quote, {}, key)));
    const [checkoutId = '', ...further] = new Set(signed.map(({ body }) => body.checkout_id));
    expect([signed.map(({ status }) => status), further]).toEqual([[201, 201], []]);
    expect(await sandbox.db.$count(smsMessages)).toBe(sent + 1);
    const code = await shopper.lastCode();
    const placed = await Promise.all(shoppers.map((one) => one.confirm(checkoutId, code, confirmKey)));
    expect(placed.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'placed'],
      [200, 'placed'],
    ]);
    expect(new Set(placed.map(({ body }) => JSON.stringify(body.orders.map(({ id }) => id)))).size).toBe(1);
    expect([await stockOf(), await sandbox.db.$count(orders, eq(orders.customerId, 'cus_0002'))]).toEqual([stock - 1, placedBefore + 1]);
  });
});

test('other keys for the same order at two sandboxes at the same moment pay it off once', async () => {
  const { id, totalAmount, paidAmount } = await order();
  const amount = totalAmount - paidAmount;
  const before = await expectBooksToAgree(sandbox, null);
  const body = { purpose: 'instalment', order_id: id, amount, source: NO_CODE_CARD };
  await sendToBoth(PAYMENT_PATH, body, randomUUID, ROUNDS);
  const paid = await sandbox.db
    .select({ amount: payments.cardAmount })
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.amount, amount), inArray(payments.status, ['succeeded', 'processing'])));
  expect(paid).toEqual([{ amount }]);
  const after = await loadOrderAmounts(sandbox, id);
  expect([after.status, after.paidAmount]).toEqual(['finished', after.totalAmount]);
  expect(await expectBooksToAgree(sandbox, null)).toBe(before + amount);
});
