import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { ledgerEntries, payments } from '../../../db/schema/billing.ts';
import { notifications, orders } from '../../../db/schema/orders.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import {
  createBillingCaller,
  DILNOZA_PHONE,
  expectBooksToAgree,
  findSeededOrder,
  loadOrderAmounts,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { eraseExpiredDataIn, findDifferencesIn, setClockAfter } from '../../../testing/retention.ts';
import { readBalance } from '../../billing/ledger/balance.ts';
import { eraseCustomer } from '../erase-customer.ts';

const ME = 'cus_0001';
const sandbox = await openSandbox({ restore: true });
const [seeded] = await sandbox.db.select().from(customers).where(eq(customers.id, ME));
beforeEach(async () => {
  if (seeded !== undefined) await sandbox.db.update(customers).set(seeded).where(eq(customers.id, ME));
});

const pay = async (body: object): Promise<string> => {
  // The previous test erased the account, which ended its session.
  const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
  const { body: paid } = await me.pay(body);
  expect(paid).toMatchObject({ status: 'succeeded' });
  return String(paid['payment_id']);
};

type Paid = { readonly paymentId: string; readonly loss: number };

/** Pays off the order with the whole balance, and with a card for the rest. */
async function payOff(order: { readonly id: string }): Promise<Paid> {
  const amount = await loadPayoffAmount(sandbox, order.id);
  const { available } = await readBalance(sandbox.db, ME);
  const sources = [
    { type: 'balance', amount: available },
    { ...MAIN_CARD_SOURCE, amount: amount - available },
  ];
  return { paymentId: await pay({ purpose: 'instalment', order_id: order.id, amount, sources }), loss: amount - available };
}

/** Tops up 50 000 and spends the balance on an order, except for `left`. */
async function topUpAndSpend({ id: orderId }: { readonly id: string }, left: number): Promise<Paid> {
  const paymentId = await pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });
  const { available } = await readBalance(sandbox.db, ME);
  await pay({ purpose: 'instalment', order_id: orderId, amount: available - left, source: { type: 'balance' } });
  return { paymentId, loss: 50_000 - left };
}

const countNews = async () => [await sandbox.db.$count(notifications), await sandbox.db.$count(smsMessages)];

describe('[X-14][X-20] a chargeback after the account was erased', () => {
  test.each([
    ['a payment that closed an order', 1, payOff],
    ['a top-up that was spent', 2, (order: Parameters<typeof payOff>[0]) => topUpAndSpend(order, 0)],
    ['a top-up that was spent in part', 3, (order: Parameters<typeof payOff>[0]) => topUpAndSpend(order, 20_000)],
  ])(
    'of %s is posted as a loss, without any claim or notification; the payment is erased when its term ends',
    async (_what, days, prepare) => {
      const start = sandbox.clock.today();
      const chosen = await findSeededOrder(sandbox, ME, 'delivered');
      const { paymentId, loss } = await prepare(chosen);
      await sandbox.db.transaction((tx) => eraseCustomer(tx, ME, DILNOZA_PHONE, sandbox.clock.now()));
      const [order, news] = [await loadOrderAmounts(sandbox, chosen.id), await countNews()];

      const payload = { payment_id: paymentId, act: 'chargeback' };
      expect((await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload })).statusCode).toBe(200);

      expect(await readBalance(sandbox.db, ME)).toEqual({ available: 0, held: 0, claimed: 0 });
      const losses = await sandbox.db.select().from(ledgerEntries).where(eq(ledgerEntries.account, 'loss'));
      expect(losses.map(({ amount }) => amount)).toEqual([loss]);
      expect(await loadOrderAmounts(sandbox, chosen.id)).toEqual(order);
      expect(await countNews()).toEqual(news);
      await expectBooksToAgree(sandbox, null);

      // A different day for each case, because a process runs the job only once a day.
      setClockAfter(sandbox, start, 5, days);
      await eraseExpiredDataIn(sandbox);
      expect(await sandbox.db.$count(payments, eq(payments.id, paymentId))).toBe(0);
      expect(await sandbox.db.$count(orders, eq(orders.id, chosen.id))).toBe(order.status === 'finished' ? 0 : 1);
      expect(await findDifferencesIn(sandbox)).toEqual([]);
    },
  );
});
