import type { CalendarDate } from '@muddat/schedule';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { purgeIdempotencyKeys } from '../../../core/idempotency.ts';
import { ledgerEntries, payments, refunds } from '../../../db/schema/billing.ts';
import { bonusEntries, checkoutQuotes, checkouts } from '../../../db/schema/checkout.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { providerCharges } from '../../../db/schema/provider.ts';
import { isErasedId } from '../../../domain/order/erased-order.ts';
import { loadPayoffAmount } from '../../../testing/billing.ts';
import { advanceClock, HOME_DELIVERY, JASUR_PHONE, listProductsInStock, setLimitAmount, shopperOf } from '../../../testing/checkout.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import {
  dumpTables,
  eraseExpiredDataIn,
  excerptsWithNumber,
  findDifferencesIn,
  loadAllBalances,
  setClockAfter,
} from '../../../testing/retention.ts';
import { ledgerView } from '../../billing/ledger/ledger-view.ts';
import { bonusState } from '../../installment/checkout/bonus-rules.ts';
import { compactBonuses } from './compact-bonuses.ts';

const sandbox = await openSandbox();
const today = sandbox.clock.today();
const me = await shopperOf(sandbox, JASUR_PHONE);

type Made = { readonly payment_id: string; readonly orders: readonly { readonly order_id: string }[] };
const paymentOf = async (id: string) => (await me.call<Made>('GET', `/../billing/v1/api-payments/payment/${id}`)).body;

// Ordered tests over several years: each continues from the state that the previous one left.
describe('[X-14] [S5-06] two orders of one checkout, whose initial fees were one payment', { shuffle: false }, () => {
  let [gone, kept, paymentId] = ['', '', ''];
  let ended: CalendarDate;
  let balances: Awaited<ReturnType<typeof loadAllBalances>>;
  let fees: number[];

  test('one order is canceled, the other is finished by a payoff 20 days later, and the ledger agrees', async () => {
    await setLimitAmount(sandbox, 'cus_0002', 90_000_000);
    const [first, second] = [(await listProductsInStock(sandbox, '3'))[1], (await listProductsInStock(sandbox, '7'))[1]];
    const items = [
      { product_id: first?.id, quantity: 1 },
      { product_id: second?.id, quantity: 1 },
    ];
    const placed = await me.buy({ items, order_type: 'installment', months: 3, delivery: HOME_DELIVERY, initial_fee: 100_000 });
    [gone = '', kept = ''] = placed.orders.map(({ id }) => id);
    fees = placed.orders.map(({ initial_fee }) => initial_fee ?? 0);
    const parts = placed.orders.map(({ id }, index) => ({ order_id: id, amount: fees[index] }));
    const source = { type: 'bank_card', entity_id: 'card_0003' };
    const made = await me.billing<Made>('/payment', { purpose: 'initial_fee', orders: parts, amount: 100_000, source });
    paymentId = made.body.payment_id;
    await me.billing('/confirm-payment', { payment_id: paymentId, code: await me.lastCode() });
    expect((await me.call('POST', `/v3/user/order/${gone}/cancel`, undefined, 'cancel-it')).status).toBe(200);
    await advanceClock(sandbox, 'P20D');
    const payoff = { purpose: 'instalment', order_id: kept, amount: await loadPayoffAmount(sandbox, kept), source };
    const paid = await me.billing<Made>('/payment', payoff);
    await me.billing('/confirm-payment', { payment_id: paid.body.payment_id, code: await me.lastCode() });
    expect(await sandbox.db.$count(orders, and(eq(orders.id, kept), eq(orders.status, 'finished')))).toBe(1);
    ended = sandbox.clock.today();
    await purgeIdempotencyKeys(sandbox.db, sandbox.clock.now());
    balances = await loadAllBalances(sandbox);
    expect(await findDifferencesIn(sandbox)).toEqual([]);
  });

  test('five years later the canceled order is erased, also from the shared payment, checkout and ledger entries', async () => {
    setClockAfter(sandbox, today, 5, 1);
    await eraseExpiredDataIn(sandbox);
    const left = await dumpTables(sandbox);
    expect(excerptsWithNumber(gone, left)).toEqual([]);
    expect(await sandbox.db.$count(orders, eq(orders.id, kept))).toBe(1);
    const [payment] = await sandbox.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment?.parts?.map(({ orderId, amount }) => [orderId === kept ? kept : isErasedId(orderId), amount])).toEqual([
      [true, fees[0]],
      [kept, fees[1]],
    ]);
    expect(await sandbox.db.$count(ledgerEntries, eq(ledgerEntries.paymentId, paymentId))).toBe(5);
    expect(await sandbox.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([{ amount: fees[0] }]);
    const [signed] = await sandbox.db
      .select({ record: checkoutQuotes.record, request: checkoutQuotes.request })
      .from(checkouts)
      .innerJoin(checkoutQuotes, eq(checkoutQuotes.id, checkouts.quoteId));
    const [item] = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, kept));
    expect(signed?.record.orders.flatMap(({ items }) => items.map(({ productId }) => productId))).toEqual([item?.productId]);
    expect(signed?.request.items.map(({ product_id }) => product_id)).toEqual([item?.productId]);
  });

  test('after the erasure of one order the customer sees the payment with the other order only, and the ledger agrees', async () => {
    expect((await paymentOf(paymentId)).orders).toEqual([{ order_id: kept, amount: fees[1] }]);
    const entries = await me.call<{ data: { kind: string; order_id: string | null }[] }>(
      'GET',
      '/../billing/v1/api-payments/balance/entries',
    );
    expect(entries.body.data.map(({ kind, order_id }) => [kind, order_id])).toEqual([['refund', null]]);
    expect(await loadAllBalances(sandbox)).toEqual(balances);
    expect(await findDifferencesIn(sandbox)).toEqual([]);
    const view = await ledgerView(sandbox.db, JASUR_PHONE, sandbox.clock.now());
    expect(view.ledger_sum).toBe(view.provider_sum);
  });

  test('when the retention of both orders is over, their payment is erased from all tables', async () => {
    const { db } = sandbox;
    setClockAfter(sandbox, ended, 5, 0);
    await eraseExpiredDataIn(sandbox);
    expect(await db.$count(payments, eq(payments.id, paymentId))).toBe(1);
    setClockAfter(sandbox, ended, 5, 1);
    await eraseExpiredDataIn(sandbox);
    for (const table of [providerCharges, refunds, ledgerEntries]) expect(await db.$count(table, eq(table.paymentId, paymentId))).toBe(0);
    expect([await db.$count(payments, eq(payments.id, paymentId)), await db.$count(checkouts), await db.$count(checkoutQuotes)]).toEqual([
      0, 0, 0,
    ]);
    expect(await loadAllBalances(sandbox)).toEqual(balances);
    expect(await findDifferencesIn(sandbox)).toEqual([]);
  });
});

test('[X-14] compactBonuses removes old entries without changing balance and expiries of later days', async () => {
  const { db } = sandbox;
  const customerId = 'cus_bonus';
  const entry = (day: CalendarDate, amount: number, expiresOn: CalendarDate | null, orderId: string | null = 'old') => ({
    ...{ customerId, amount, kind: amount > 0 ? 'earned' : 'spent', orderId, at: new Date(`${day}T10:00:00+05:00`), expiresOn },
  });
  await db
    .insert(bonusEntries)
    .values([
      entry('2020-01-10', 1_000, '2021-01-09'),
      entry('2020-06-01', 500, '2021-06-01'),
      entry('2020-07-01', -1_200, null),
      entry('2020-09-01', 700, '2021-09-01', 'older'),
      entry('2021-03-01', -400, null, 'younger'),
      entry('2021-04-01', 50, '2022-04-01', 'younger'),
    ]);
  const read = () => db.select().from(bonusEntries).where(eq(bonusEntries.customerId, customerId));
  const days = ['2021-01-01', '2021-03-02', '2021-05-31', '2021-06-01', '2021-09-01', '2022-03-31', '2022-04-01'] as const;
  const states = async (from: CalendarDate) => {
    const entries = await read();
    return days.filter((day) => day >= from).map((day) => [day, bonusState(entries, day).balance, bonusState(entries, day).expiring]);
  };
  for (const before of ['2021-01-01', '2021-01-02', '2021-03-02', '2021-09-02', '2022-04-02'] as const) {
    const was = await states(before);
    await db.transaction((tx) => compactBonuses(tx, customerId, before));
    expect(await states(before)).toEqual(was);
    const old = (await read()).filter(({ at }) => at < new Date(`${before}T00:00:00+05:00`));
    expect(old.filter(({ orderId, amount }) => orderId !== null || amount < 0)).toEqual([]);
  }
  expect(await read()).toEqual([]);
});
