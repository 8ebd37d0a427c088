import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { orders } from '../../../db/schema/orders.ts';
import { GENERATE_LINK_PATH, loadOrderAmounts, loadPayoffAmount, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';

const { sandbox, me, findDeliveredOrder, fetchPayment, decideInApp, expectBooksToAgree, quotePayoff } = await openBillingSandbox();
const instalment = (orderId: string, amount: number, source: object = { source: MAIN_CARD_SOURCE }) => ({
  purpose: 'instalment',
  order_id: orderId,
  amount,
  ...source,
});

/** A way to pay an amount on an order; returns the payment's id. */
type Way = (orderId: string, amount: number) => Promise<string>;
const payBy =
  (source: (amount: number) => object): Way =>
  async (orderId, amount) =>
    String((await me.pay(instalment(orderId, amount, source(amount)))).body['payment_id']);
const appLink = async (orderId: string, amount: number) => {
  const body = { system: 'click', purpose: 'instalment', order_id: orderId, amount, return_url: 'http://127.0.0.1/' };
  return String((await me.write(GENERATE_LINK_PATH, body)).body['payment_id']);
};

const WAYS: readonly [string, Way][] = [
  ['by card', payBy(() => ({ source: MAIN_CARD_SOURCE }))],
  [
    'from the balance',
    async (orderId, amount) => {
      await me.pay({ purpose: 'top_up', amount: 9_000_000, source: MAIN_CARD_SOURCE });
      return payBy(() => ({ source: { type: 'balance' } }))(orderId, amount);
    },
  ],
  [
    'by card and balance',
    payBy((amount) => ({
      sources: [
        { type: 'balance', amount: 10_000 },
        { ...MAIN_CARD_SOURCE, amount: amount - 10_000 },
      ],
    })),
  ],
  [
    'in a payment app',
    async (orderId, amount) => {
      const paymentId = await appLink(orderId, amount);
      await decideInApp(paymentId, 'approve');
      return paymentId;
    },
  ],
  [
    'together with another order',
    async (orderId, amount) => {
      const all = await sandbox.db.select().from(orders).where(eq(orders.customerId, 'cus_0001'));
      const other = all.find(({ id, type, status }) => id !== orderId && type === 'installment' && status === 'delivered');
      const parts = [
        { order_id: orderId, amount },
        { order_id: other?.id, amount: 1_000 },
      ];
      const body = { purpose: 'instalment', orders: parts, amount: amount + 1_000, source: MAIN_CARD_SOURCE };
      return String((await me.pay(body)).body['payment_id']);
    },
  ],
];

/** Amounts between today's payoff and what remains by the schedule, and whether they close the order. */
const AMOUNTS: readonly [string, (payoff: number, remainder: number) => number, boolean][] = [
  ['one so’m less than the payoff', (payoff) => payoff - 1, false],
  ['the payoff', (payoff) => payoff, true],
  ['a sum between payoff and remainder', (payoff, remainder) => Math.floor((payoff + remainder) / 2), true],
  ['the remainder', (_payoff, remainder) => remainder, true],
];

describe('[X-02] an instalment of', () => {
  it.each(AMOUNTS.flatMap(([sum, amountOf, closes]) => WAYS.map(([how, pay]) => [sum, how, amountOf, closes, pay] as const)))(
    '%s, paid %s, never costs more than the payoff',
    async (_sum, _how, amountOf, closes, pay) => {
      const { id } = await findDeliveredOrder();
      const before = await loadOrderAmounts(sandbox, id);
      const payoff = await loadPayoffAmount(sandbox, id);
      const remainder = before.totalAmount - before.paidAmount;
      expect(payoff).toBeLessThan(remainder - 1);
      const amount = amountOf(payoff, remainder);
      const paymentId = await pay(id, amount);
      const after = await loadOrderAmounts(sandbox, id);
      const expected = closes
        ? { status: 'finished', paidAmount: before.paidAmount + payoff, savedAmount: remainder - payoff }
        : { status: 'delivered', paidAmount: before.paidAmount + amount, savedAmount: 0 };
      expect(after).toMatchObject(expected);
      expect([after.rowsPaid, after.rowsTotal]).toEqual([after.paidAmount, after.totalAmount]);
      expect(await fetchPayment(paymentId)).toMatchObject({ status: 'succeeded', excess_amount: closes ? amount - payoff : 0 });
      await expectBooksToAgree();
    },
  );

  it('the payoff, paid in two parts on one day, closes the order', async () => {
    const { id } = await findDeliveredOrder();
    const payoff = await loadPayoffAmount(sandbox, id);
    await me.pay(instalment(id, payoff - 50_000));
    expect(await loadPayoffAmount(sandbox, id)).toBe(50_000);
    await me.pay(instalment(id, 50_000));
    expect(await loadOrderAmounts(sandbox, id)).toMatchObject({ status: 'finished' });
    await expectBooksToAgree();
  });

  it('the payoff of a day, confirmed in an app when a further month has begun, pays the schedule', async () => {
    const { id } = await findDeliveredOrder();
    const payoff = await loadPayoffAmount(sandbox, id);
    const paymentId = await appLink(id, payoff);
    sandbox.clock.setOffset(31 * 86_400_000);
    await decideInApp(paymentId, 'approve');
    expect(await loadPayoffAmount(sandbox, id)).toBeGreaterThan(0);
    expect(await loadOrderAmounts(sandbox, id)).toMatchObject({ status: 'delivered', savedAmount: 0 });
    await expectBooksToAgree();
  });

  it('a quoted payoff that the bank confirms after the day has ended is honoured', async () => {
    const { id } = await findDeliveredOrder();
    const late = '8600490000060004';
    await sandbox.db
      .update(cards)
      .set({ bin: late.slice(0, 6), last4: late.slice(-4) })
      .where(eq(cards.id, 'card_0001'));
    const { quote_id, amount } = await quotePayoff(id);
    const { body } = await me.pay({ purpose: 'payoff', order_id: id, amount, quote_id, source: MAIN_CARD_SOURCE });
    expect(body).toMatchObject({ status: 'processing' });
    sandbox.clock.setOffset(31 * 86_400_000);
    await me.call('GET', `${PAYMENT_PATH}/${String(body['payment_id'])}`);
    expect(await loadOrderAmounts(sandbox, id)).toMatchObject({ status: 'finished' });
    await expectBooksToAgree();
  });
});
