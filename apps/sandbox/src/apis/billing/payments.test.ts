import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications, orderEvents } from '../../db/schema/orders.ts';
import {
  type Caller,
  CONFIRM,
  callerOf,
  createTestSandbox,
  DILNOZA,
  findOrder,
  JASUR,
  MALIKA,
  orderSums,
  PAYMENT,
  rememberSeed,
  type TestSandbox,
} from './billing-tests.ts';
import { ledgerView } from './ledger-view.ts';
import { reconcileBilling } from './reconcile.ts';

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

const card = { type: 'bank_card', entity_id: 'card_0001' };
const balanceOf = async (caller: Caller) => {
  const answer = await caller.call('GET', '/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=balance');
  return answer.body['data'];
};
const books = async (phone: string | null = null) => {
  const view = await ledgerView(sandbox.db, phone);
  for (const row of view.rows) expect(row.entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  expect(view.provider_sum).toBe(view.ledger_sum);
  return view;
};

describe('paying an instalment with a card', () => {
  it('[S7-16] asks for a code, charges once, and changes ledger, schedule, order and notifications together', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const before = await orderSums(sandbox, order.id);
    const sumBefore = (await books(DILNOZA)).ledger_sum;
    const created = await me.write(PAYMENT, { purpose: 'instalment', order_id: order.id, amount: 150_000, source: card });
    expect(created).toMatchObject({
      status: 201,
      body: {
        status: 'otp_required',
        amount: 150_000,
        otp: { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****01' },
      },
    });
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(before.paidAmount);
    const payment_id = created.body['payment_id'];
    const confirmed = await me.write(CONFIRM, { payment_id, code: await me.lastCode() });
    expect(confirmed).toMatchObject({ status: 200, body: { payment_id, status: 'succeeded', amount: 150_000, excess_amount: 0 } });
    const steps = (await me.call('GET', `${PAYMENT}/${String(payment_id)}`)).body['events'];
    expect(steps).toMatchObject([
      { type: 'created', step: 'sent' },
      { type: 'code_sent', step: 'code' },
      { type: 'code_accepted', step: 'code' },
      { type: 'charge_requested', step: 'bank' },
      { type: 'charged', step: 'bank' },
      { type: 'order_paid', step: 'store' },
      { type: 'settled', step: 'ledger', status: 'succeeded' },
    ]);
    const after = await orderSums(sandbox, order.id);
    expect(after.paidAmount).toBe(before.paidAmount + 150_000);
    expect(after.rowsPaid).toBe(after.paidAmount);
    expect((await books(DILNOZA)).ledger_sum).toBe(sumBefore + 150_000);
    const news = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'));
    expect(news.some((item) => item.titleRu === 'Платеж принят' && item.link === `/orders/${order.id}`)).toBe(true);
  });

  it('settles overdue payments first, then the next due', async () => {
    const all = ['100008'];
    const order = await orderSums(sandbox, all[0] ?? '');
    const today = sandbox.clock.today();
    const overdue = order.rows.find((row) => row.dueDate < today && row.paidAmount < row.amount);
    const next = order.rows.find((row) => row.number === (overdue?.number ?? 0) + 1);
    expect(overdue).toBeDefined();
    const amount = (overdue?.amount ?? 0) + 5_000;
    await me.pay({ purpose: 'instalment', order_id: order.id, amount, source: card });
    const after = await orderSums(sandbox, order.id);
    expect(after.rows.find((row) => row.number === overdue?.number)).toMatchObject({ paidAmount: overdue?.amount, paidOn: today });
    expect(after.rows.find((row) => row.number === next?.number)?.paidAmount).toBe(5_000);
  });

  it('the last payment finishes a delivered order and congratulates', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const { totalAmount, paidAmount } = order;
    const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: totalAmount - paidAmount, source: card });
    expect(paid.body).toMatchObject({ status: 'succeeded' });
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: 'finished', paidAmount: totalAmount, rowsPaid: totalAmount });
    const history = await sandbox.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id);
    expect(history.at(-1)).toMatchObject({ status: 'finished', actor: 'bank' });
    const again = await me.write(PAYMENT, { purpose: 'instalment', order_id: order.id, amount: 1_000, source: card });
    expect(again).toMatchObject({ status: 422, body: { code: 'amount_above_max', max: 0 } });
  });

  it('paying what is overdue brings a broken-off order back to delivered', async () => {
    const malika = await callerOf(sandbox, MALIKA);
    const order = await findOrder(sandbox, 'cus_0003', 'broke');
    const { rows } = await orderSums(sandbox, order.id);
    const amount = rows.filter((row) => row.dueDate < sandbox.clock.today()).reduce((sum, row) => sum + row.amount - row.paidAmount, 0);
    await malika.pay({ purpose: 'instalment', order_id: order.id, amount, source: { type: 'bank_card', entity_id: 'card_0004' } });
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: 'delivered' });
  });
});

describe('bounds and ownership', () => {
  it.each([
    ['[S5-05] below the least', 'instalment', 999, 'amount_below_min', 'Сумма платежа меньше допустимой', 1_000],
    ['[S5-05] nothing at all', 'instalment', 0, 'amount_below_min', 'Сумма платежа меньше допустимой', 1_000],
    ['[S5-05] above what remains', 'instalment', 999_999_999, 'amount_above_max', 'Сумма платежа больше допустимой', 1_000],
    ['[S5-05] a small top-up', 'top_up', 999, 'amount_below_min', 'Сумма платежа меньше допустимой', 1_000],
    ['[S5-05] a huge top-up', 'top_up', 10_000_001, 'amount_above_max', 'Сумма платежа больше допустимой', 1_000],
  ])('%s is refused with the sentence of the specification (%s of %i)', async (_what, purpose, amount, code, message, min) => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const aim = purpose === 'top_up' ? { purpose } : { purpose, order_id: order.id };
    expect(await me.write(PAYMENT, { ...aim, amount, source: card })).toMatchObject({ status: 422, body: { code, message, min } });
  });

  it('the bounds are those that the order itself names', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const answer = await sandbox.app.inject({
      url: `/installment/v3/user/order/${order.id}`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` },
    });
    const { payment_min: min, payment_max: max } = answer.json().data;
    expect(await me.write(PAYMENT, { purpose: 'instalment', order_id: order.id, amount: max + 1, source: card })).toMatchObject({
      body: { min, max },
    });
    expect(await me.write(PAYMENT, { purpose: 'instalment', order_id: order.id, amount: max, source: card })).toMatchObject({
      status: 201,
    });
  });

  it.each([
    ['an unknown order', { order_id: '999999' }],
    ["somebody else's order", { order_id: 'of malika' }],
    ["somebody else's card", { source: { type: 'bank_card', entity_id: 'card_0003' } }],
    ['an unknown card', { source: { type: 'bank_card', entity_id: 'card_x' } }],
    ["somebody else's quote", { purpose: 'payoff', quote_id: 'nobody' }],
  ])('%s is 404, the same as none', async (_what, change) => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const theirs = await findOrder(sandbox, 'cus_0003', 'broke');
    const body = { purpose: 'instalment', order_id: order.id, amount: 5_000, source: card, ...change };
    const named = body.order_id === 'of malika' ? { ...body, order_id: theirs.id } : body;
    expect(await me.write(PAYMENT, named)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it("somebody else's payment cannot be seen, found, confirmed or sent a code for", async () => {
    const key = 'the-key-of-dilnoza';
    const created = await me.write(PAYMENT, { purpose: 'top_up', amount: 5_000, source: card }, key);
    const payment_id = String(created.body['payment_id']);
    const code = await me.lastCode();
    const other = await callerOf(sandbox, JASUR);
    expect(await other.call('GET', `${PAYMENT}/${payment_id}`)).toMatchObject({ status: 404 });
    expect(await other.call('GET', `${PAYMENT}?idempotency_key=${key}`)).toMatchObject({ status: 404 });
    expect(await other.write(CONFIRM, { payment_id, code })).toMatchObject({ status: 404 });
    expect(await other.write('/v1/api-payments/resend-otp', { payment_id })).toMatchObject({ status: 404 });
    expect(await me.call('GET', `${PAYMENT}?idempotency_key=${key}`)).toMatchObject({ status: 200, body: { payment_id } });
    expect(await me.call('GET', `${PAYMENT}?idempotency_key=none`)).toMatchObject({ status: 404 });
  });

  it.each([null, 'nonsense'])('without a customer (%s) no payment can be made', async (who) => {
    const guest = await callerOf(sandbox, null);
    const headers = who === null ? { 'idempotency-key': 'k' } : { 'idempotency-key': 'k', authorization: 'Bearer nonsense' };
    const answer = await guest.call('POST', PAYMENT, { purpose: 'top_up', amount: 5_000, source: card }, headers);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized', message: 'Вы не авторизованы' } });
  });
});

describe('other purposes and sources', () => {
  it('a top-up goes to the balance', async () => {
    expect(await me.pay({ purpose: 'top_up', amount: 70_000, source: card })).toMatchObject({
      body: { status: 'succeeded', excess_amount: 0 },
    });
    expect(await balanceOf(me)).toMatchObject([{ amount: 320_000, available: 320_000 }]);
    await books(DILNOZA);
  });

  it('the balance pays at once, without a code, and never more than it holds', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const body = { purpose: 'instalment', order_id: order.id, source: { type: 'balance' } };
    expect(await me.write(PAYMENT, { ...body, amount: 250_001 })).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } });
    expect(await me.write(PAYMENT, { ...body, amount: 250_000 })).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect(await balanceOf(me)).toMatchObject([{ amount: 0, available: 0 }]);
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 250_000);
    await books(DILNOZA);
  });

  it("a split takes the balance's part aside with the code and spends it with the charge", async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const sources = [
      { ...card, amount: 60_000 },
      { type: 'balance', amount: 40_000 },
    ];
    const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 100_000, sources });
    expect(paid.body).toMatchObject({
      status: 'succeeded',
      sources: [
        { type: 'bank_card', amount: 60_000 },
        { type: 'balance', amount: 40_000 },
      ],
    });
    expect(await balanceOf(me)).toMatchObject([{ amount: 210_000, available: 210_000 }]);
    expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
    await books(DILNOZA);
  });

  it('an initial fee moves a waiting order on', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'waiting');
    const body = { purpose: 'initial_fee', order_id: order.id, source: card };
    expect(await me.write(PAYMENT, { ...body, amount: order.initialFee - 1 })).toMatchObject({ body: { code: 'amount_below_min' } });
    expect(await me.pay({ ...body, amount: order.initialFee })).toMatchObject({ body: { status: 'succeeded' } });
    expect(await orderSums(sandbox, order.id)).toMatchObject({
      status: 'paid',
      initialFeePaid: order.initialFee,
      paidAmount: order.paidAmount,
    });
  });

  it('a payoff by quote closes the order and keeps the saving', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const answer = await sandbox.app.inject({
      url: `/installment/v3/user/order/${order.id}/payoff-quote`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` },
    });
    const quote = answer.json();
    const body = { purpose: 'payoff', order_id: order.id, quote_id: quote.quote_id, source: card };
    expect(quote.saving).toBeGreaterThan(0);
    expect(await me.write(PAYMENT, { ...body, amount: quote.amount - 1 })).toMatchObject({ body: { code: 'amount_below_min' } });
    expect(await me.pay({ ...body, amount: quote.amount })).toMatchObject({ body: { status: 'succeeded', excess_amount: 0 } });
    const after = await orderSums(sandbox, order.id);
    expect(after).toMatchObject({ status: 'finished', savedAmount: quote.saving, totalAmount: order.totalAmount - quote.saving });
    expect(after.paidAmount).toBe(after.totalAmount);
    expect(after.rowsTotal).toBe(after.totalAmount);
    expect(after.rowsPaid).toBe(after.paidAmount);
  });

  it('a quote ends with its day and with any other payment on the order', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}` };
    const quoted = async () => (await sandbox.app.inject({ url: `/installment/v3/user/order/${order.id}/payoff-quote`, headers })).json();
    const first = await quoted();
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: 1_000, source: card });
    const body = { purpose: 'payoff', order_id: order.id, source: card };
    const stale = await me.write(PAYMENT, { ...body, quote_id: first.quote_id, amount: first.amount });
    expect(stale).toMatchObject({ status: 422, body: { code: 'quote_expired' } });
    const second = await quoted();
    sandbox.clock.setOffset(86_400_000);
    const late = await me.write(PAYMENT, { ...body, quote_id: second.quote_id, amount: second.amount });
    expect(late).toMatchObject({ status: 422, body: { code: 'quote_expired' } });
  });
});

describe('two payments for one debt', () => {
  it('the second is not charged for what the first has paid', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const amount = order.totalAmount - order.paidAmount;
    const body = { purpose: 'instalment', order_id: order.id, amount, source: card };
    const first = await me.write(PAYMENT, body);
    const firstCode = await me.lastCode();
    const second = await me.write(PAYMENT, body);
    const secondCode = await me.lastCode();
    const sumBefore = (await books(DILNOZA)).provider_sum;
    await me.write(CONFIRM, { payment_id: first.body['payment_id'], code: firstCode });
    expect(await me.write(CONFIRM, { payment_id: second.body['payment_id'], code: secondCode })).toMatchObject({
      status: 200,
      body: { status: 'failed', reason: 'amount_above_remainder', message: 'Эта сумма уже оплачена другим платежом' },
    });
    expect((await books(DILNOZA)).provider_sum).toBe(sumBefore + amount);
  });

  it('money that an app takes after the debt was paid otherwise goes to the balance', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const amount = order.totalAmount - order.paidAmount;
    const link = await me.write('/v1/generate-link', {
      system: 'click',
      purpose: 'instalment',
      order_id: order.id,
      amount,
      return_url: 'http://127.0.0.1/',
    });
    const payment_id = String(link.body['payment_id']);
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: amount - 3_000, source: card });
    await sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${payment_id}`, payload: { decision: 'approve' } });
    expect(await me.call('GET', `${PAYMENT}/${payment_id}`)).toMatchObject({
      body: { status: 'succeeded', excess_amount: amount - 3_000 },
    });
    expect(await orderSums(sandbox, order.id)).toMatchObject({ status: 'finished', paidAmount: order.totalAmount });
    expect(await balanceOf(me)).toMatchObject([{ amount: 250_000 + amount - 3_000 }]);
    await books(DILNOZA);
  });
});

it('the demo data begins with charges and ledger that agree, and with every paid row paid by a payment', async () => {
  for (const phone of [DILNOZA, JASUR, MALIKA, null]) expect((await books(phone)).provider_sum).toBeGreaterThan(0);
  const view = await books(null);
  for (const order of ['100001', '100006', '100008']) {
    const sums = await orderSums(sandbox, order);
    const paid = view.rows.filter((row) => row.order_id === order).reduce((sum, row) => sum + row.amount, 0);
    expect(paid).toBe(sums.paidAmount + sums.initialFeePaid);
  }
  await reconcileBilling(sandbox, { all: true });
  expect((await books(null)).rows).toHaveLength(view.rows.length);
});
