import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '../../../db/schema/billing.ts';
import { notifications, orderEvents } from '../../../db/schema/orders.ts';
import {
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  JASUR_PHONE,
  loadOrderAmounts,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
  MALIKA_PHONE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { ledgerView } from '../ledger/ledger-view.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

const books = async (phone: string | null = null) => {
  const view = await ledgerView(sandbox.db, phone);
  for (const row of view.rows) expect(row.entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  expect(view.provider_sum).toBe(view.ledger_sum);
  return view;
};

describe('paying an instalment with a card', () => {
  it('[S7-16] requires a code, then updates ledger, schedule, order, payment events and notifications', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const before = await loadOrderAmounts(sandbox, order.id);
    const sumBefore = (await books(DILNOZA_PHONE)).ledger_sum;
    const created = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: 150_000, source: MAIN_CARD_SOURCE });
    expect(created).toMatchObject({
      status: 201,
      body: {
        status: 'otp_required',
        amount: 150_000,
        otp: { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****01' },
      },
    });
    expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(before.paidAmount);
    const payment_id = created.body['payment_id'];
    const confirmed = await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() });
    expect(confirmed).toMatchObject({ status: 200, body: { payment_id, status: 'succeeded', amount: 150_000, excess_amount: 0 } });
    const steps = (await me.call('GET', `${PAYMENT_PATH}/${String(payment_id)}`)).body['events'];
    expect(steps).toMatchObject([
      { type: 'created', step: 'sent' },
      { type: 'code_sent', step: 'code' },
      { type: 'code_accepted', step: 'code' },
      { type: 'charge_requested', step: 'bank' },
      { type: 'charged', step: 'bank' },
      { type: 'order_paid', step: 'store' },
      { type: 'settled', step: 'ledger', status: 'succeeded' },
    ]);
    const after = await loadOrderAmounts(sandbox, order.id);
    expect(after.paidAmount).toBe(before.paidAmount + 150_000);
    expect(after.rowsPaid).toBe(after.paidAmount);
    expect((await books(DILNOZA_PHONE)).ledger_sum).toBe(sumBefore + 150_000);
    const news = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'));
    expect(news.some((item) => item.titleRu === 'Платёж принят' && item.link === `/orders/${order.id}`)).toBe(true);
  });

  it('settles overdue instalments first, then the next one', async () => {
    const all = ['100008'];
    const order = await loadOrderAmounts(sandbox, all[0] ?? '');
    const today = sandbox.clock.today();
    const overdue = order.rows.find((row) => row.dueDate < today && row.paidAmount < row.amount);
    const next = order.rows.find((row) => row.number === (overdue?.number ?? 0) + 1);
    expect(overdue).toBeDefined();
    const amount = (overdue?.amount ?? 0) + 5_000;
    await me.pay({ purpose: 'instalment', order_id: order.id, amount, source: MAIN_CARD_SOURCE });
    const after = await loadOrderAmounts(sandbox, order.id);
    expect(after.rows.find((row) => row.number === overdue?.number)).toMatchObject({ paidAmount: overdue?.amount, paidOn: today });
    expect(after.rows.find((row) => row.number === next?.number)?.paidAmount).toBe(5_000);
  });

  it('finishes a delivered order with the last payment, and refuses a further payment', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const amount = await loadPayoffAmount(sandbox, order.id);
    const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount, source: MAIN_CARD_SOURCE });
    expect(paid.body).toMatchObject({ status: 'succeeded' });
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({
      status: 'finished',
      paidAmount: order.paidAmount + amount,
      rowsPaid: order.paidAmount + amount,
    });
    const history = await sandbox.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id);
    expect(history.at(-1)).toMatchObject({ status: 'finished', actor: 'bank' });
    const again = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: 1_000, source: MAIN_CARD_SOURCE });
    expect(again).toMatchObject({ status: 422, body: { code: 'amount_above_max', max: 0 } });
  });

  it('returns a broken-off order to delivered once nothing is overdue', async () => {
    const malika = await createBillingCaller(sandbox, MALIKA_PHONE);
    const order = await findSeededOrder(sandbox, 'cus_0003', 'broke');
    const { rows } = await loadOrderAmounts(sandbox, order.id);
    const amount = rows.filter((row) => row.dueDate < sandbox.clock.today()).reduce((sum, row) => sum + row.amount - row.paidAmount, 0);
    await malika.pay({ purpose: 'instalment', order_id: order.id, amount, source: { type: 'bank_card', entity_id: 'card_0004' } });
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ status: 'delivered' });
  });

  it('fails with `card_expired` if the card expires before the code is entered', async () => {
    const { payment_id } = (await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: MAIN_CARD_SOURCE })).body;
    const code = await me.lastCode();
    await sandbox.db
      .update(payments)
      .set({ cardExpiry: '2001' })
      .where(eq(payments.id, String(payment_id)));
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({
      body: { status: 'failed', reason: 'card_expired' },
    });
    await books(DILNOZA_PHONE);
  });
});

describe('bounds and ownership of payments', () => {
  it.each([
    ['[S5-05] an amount below the minimum', 'instalment', 999, 'amount_below_min', 'Сумма платежа меньше допустимой', 1_000],
    ['[S5-05] an amount of 0', 'instalment', 0, 'amount_below_min', 'Сумма платежа меньше допустимой', 1_000],
    ['[S5-05] an amount above the remainder', 'instalment', 999_999_999, 'amount_above_max', 'Сумма платежа больше допустимой', 1_000],
    ['[S5-05] a top-up below the minimum', 'top_up', 999, 'amount_below_min', 'Сумма платежа меньше допустимой', 1_000],
    ['[S5-05] a top-up above the maximum', 'top_up', 10_000_001, 'amount_above_max', 'Сумма платежа больше допустимой', 1_000],
  ])('%s is refused with the message of the specification (%s of %i)', async (_what, purpose, amount, code, message, min) => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const aim = purpose === 'top_up' ? { purpose } : { purpose, order_id: order.id };
    expect(await me.write(PAYMENT_PATH, { ...aim, amount, source: MAIN_CARD_SOURCE })).toMatchObject({
      status: 422,
      body: { code, message, min },
    });
  });

  it('the bounds of a payment equal `payment_min` and `payment_max` of its order', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const answer = await sandbox.app.inject({
      url: `/installment/v3/user/order/${order.id}`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}` },
    });
    const { payment_min: min, payment_max: max } = answer.json().data;
    expect(
      await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: max + 1, source: MAIN_CARD_SOURCE }),
    ).toMatchObject({
      body: { min, max },
    });
    expect(
      await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: order.id, amount: max, source: MAIN_CARD_SOURCE }),
    ).toMatchObject({
      status: 201,
    });
  });

  it.each([
    ['an unknown order', { order_id: '999999' }],
    ['an order of another customer', { order_id: 'of malika' }],
    ['a card of another customer', { source: { type: 'bank_card', entity_id: 'card_0003' } }],
    ['an unknown card', { source: { type: 'bank_card', entity_id: 'card_x' } }],
    ['an unknown payoff quote', { purpose: 'payoff', quote_id: 'nobody' }],
  ])('a payment with %s returns 404', async (_what, change) => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
    const theirs = await findSeededOrder(sandbox, 'cus_0003', 'broke');
    const body = { purpose: 'instalment', order_id: order.id, amount: 5_000, source: MAIN_CARD_SOURCE, ...change };
    const named = body.order_id === 'of malika' ? { ...body, order_id: theirs.id } : body;
    expect(await me.write(PAYMENT_PATH, named)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('a payment of another customer cannot be read, found by key or confirmed, and its code not resent', async () => {
    const key = 'the-key-of-dilnoza';
    const created = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: MAIN_CARD_SOURCE }, key);
    const payment_id = String(created.body['payment_id']);
    const code = await me.lastCode();
    const other = await createBillingCaller(sandbox, JASUR_PHONE);
    expect(await other.call('GET', `${PAYMENT_PATH}/${payment_id}`)).toMatchObject({ status: 404 });
    expect(await other.call('GET', `${PAYMENT_PATH}?idempotency_key=${key}`)).toMatchObject({ status: 404 });
    expect(await other.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).toMatchObject({ status: 404 });
    expect(await other.write('/v1/api-payments/resend-otp', { payment_id })).toMatchObject({ status: 404 });
    expect(await me.call('GET', `${PAYMENT_PATH}?idempotency_key=${key}`)).toMatchObject({ status: 200, body: { payment_id } });
    expect(await me.call('GET', `${PAYMENT_PATH}?idempotency_key=none`)).toMatchObject({ status: 404 });
  });

  it.each([null, 'nonsense'])('a payment without a customer (token: %s) returns 401', async (who) => {
    const guest = await createBillingCaller(sandbox, null);
    const headers = who === null ? { 'idempotency-key': 'k' } : { 'idempotency-key': 'k', authorization: 'Bearer nonsense' };
    const answer = await guest.call('POST', PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: MAIN_CARD_SOURCE }, headers);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized', message: 'Вы не авторизованы' } });
  });
});

it('in the demo data charges and ledger agree, and payments cover all paid amounts', async () => {
  for (const phone of [DILNOZA_PHONE, JASUR_PHONE, MALIKA_PHONE, null]) expect((await books(phone)).provider_sum).toBeGreaterThan(0);
  const view = await books(null);
  for (const order of ['100001', '100006', '100008']) {
    const sums = await loadOrderAmounts(sandbox, order);
    const paid = view.rows.filter((row) => row.order_id === order).reduce((sum, row) => sum + row.amount, 0);
    expect(paid).toBe(sums.paidAmount + sums.initialFeePaid);
  }
  await reconcileBilling(sandbox, { all: true });
  expect((await books(null)).rows).toHaveLength(view.rows.length);
});
