import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import { expect } from 'vitest';
import { readBalance } from '../apis/billing/ledger/balance.ts';
import { MAGIC_CARDS } from '../apis/billing/provider/magic-cards.ts';
import { reconcileBilling } from '../apis/billing/recovery/reconcile.ts';
import { balances, cards, ledgerEntries, payments } from '../db/schema/billing.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { providerCharges, providerReturns } from '../db/schema/provider.ts';
import {
  type BillingResponse,
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  expectBooksToAgree,
  GENERATE_LINK_PATH,
  MAIN_CARD_SOURCE,
  PAYMENT_PATH,
} from './billing.ts';
import { ONE_ITEM_RETURN, openReturnSandbox } from './returns.ts';

const ME = 'cus_0001';
const LATE_CARD = MAGIC_CARDS.find(({ behaviour }) => behaviour === 'late')?.number ?? '';
/** '' if the payment was refused. */
const paymentIdOf = ({ body }: BillingResponse): string => String(body['payment_id'] ?? '');
const total = (value: string | null | undefined) => Number(value ?? 0);

/**
 * A sandbox in which one customer's money can move in every way, with Dilnoza as the customer. A move that is refused returns the refusal,
 * for a sequence may make it impossible.
 */
export async function openMoneySandbox() {
  const { sandbox, me: shopper, delivered, ask, hand } = await openReturnSandbox();
  const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
  const { db } = sandbox;

  const act = async (payload: object): Promise<Pick<BillingResponse, 'status' | 'body'>> => {
    const response = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
    return { status: response.statusCode, body: response.json() };
  };

  /** The sum by which the customer is better off than all that they paid: provider against balance, claim and orders. */
  const gain = async (): Promise<number> => {
    const [charged] = await db
      .select({ sum: sum(providerCharges.amount) })
      .from(providerCharges)
      .where(and(eq(providerCharges.customerId, ME), eq(providerCharges.status, 'accepted')));
    const [returned] = await db
      .select({ sum: sum(providerReturns.amount) })
      .from(providerReturns)
      .where(eq(providerReturns.customerId, ME));
    const onOrders = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, ME), eq(orders.cash, false)));
    const { available, held, claimed } = await readBalance(db, ME);
    const paid = onOrders.reduce((all, order) => all + order.paidAmount + order.initialFeePaid, 0);
    return available + held - claimed + paid - (total(charged?.sum) - total(returned?.sum));
  };

  /** The refunds that stores pay for: the only gain that a customer may have. */
  const storeRefunds = async (): Promise<number> => {
    const [row] = await db
      .select({ sum: sum(ledgerEntries.amount) })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.customerId, ME), inArray(ledgerEntries.account, ['refund', 'loss'])));
    return total(row?.sum);
  };

  return {
    sandbox,
    me,
    delivered,
    gain,
    /** Expects the books to agree and the customer to have no more than they paid since `before`, except what stores gave. */
    expectNoGain: async (before: number) => {
      await reconcileBilling(sandbox, { all: true });
      await expectBooksToAgree(sandbox, DILNOZA_PHONE);
      expect(await gain()).toBe(before + (await storeRefunds()));
      const columns = await db.select().from(orders).where(eq(orders.customerId, ME));
      for (const { paidAmount, initialFeePaid } of columns) expect(Math.min(paidAmount, initialFeePaid)).toBeGreaterThanOrEqual(0);
      const [negative] = await db
        .select()
        .from(balances)
        .where(and(eq(balances.customerId, ME), ne(balances.claimed, 0)));
      if (negative !== undefined) expect(negative.available).toBe(0);
    },
    act,
    payByCard: async (orderId: string, amount: number) =>
      paymentIdOf(await me.pay({ purpose: 'instalment', order_id: orderId, amount, source: MAIN_CARD_SOURCE })),
    /** By a card whose bank answers 20 seconds later. */
    payByLateCard: async (orderId: string, amount: number) => {
      const body = { purpose: 'instalment', order_id: orderId, amount, source: { type: 'bank_card', entity_id: 'card_0002' } };
      await db
        .update(cards)
        .set({ bin: LATE_CARD.slice(0, 6), last4: LATE_CARD.slice(-4) })
        .where(eq(cards.id, 'card_0002'));
      return paymentIdOf(await me.pay(body));
    },
    waitForLateAnswers: async () => {
      sandbox.clock.setOffset(1_200_000);
      await reconcileBilling(sandbox, { all: true });
    },
    /** Half of the amount from the balance, the rest by card. */
    payFromBoth: async (orderId: string, amount: number) => {
      const fromBalance = Math.floor(amount / 2);
      const sources = [
        { type: 'balance', amount: fromBalance },
        { ...MAIN_CARD_SOURCE, amount: amount - fromBalance },
      ];
      return paymentIdOf(await me.pay({ purpose: 'instalment', order_id: orderId, amount, sources }));
    },
    payFromBalance: (orderId: string, amount: number) =>
      me.pay({ purpose: 'instalment', order_id: orderId, amount, source: { type: 'balance' } }),
    topUp: async (amount: number) => paymentIdOf(await me.pay({ purpose: 'top_up', amount, source: MAIN_CARD_SOURCE })),
    payOff: async (orderId: string) => {
      const quote: { quote_id?: string; amount?: number } = await shopper.payoff(orderId);
      const body = { purpose: 'payoff', order_id: orderId, amount: quote.amount, quote_id: quote.quote_id, source: MAIN_CARD_SOURCE };
      return paymentIdOf(await me.pay(body));
    },
    withdraw: async (amount: number) => {
      const asked = await me.write('/v1/api-payments/withdrawal', { amount, entity_id: 'card_0001' });
      const paymentId = paymentIdOf(asked);
      if (asked.status === 201) await me.write(CONFIRM_PAYMENT_PATH, { payment_id: paymentId, code: await me.lastCode() });
      return paymentId;
    },
    returnOne: async (orderId: string) => {
      const asked = await ask(orderId, ONE_ITEM_RETURN);
      return asked.status === 201 ? hand({ return_id: asked.body.data.id, act: 'accepted' }) : asked.status;
    },
    returnAll: async (orderId: string) => {
      const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
      const asked = await ask(orderId, { items: items.map(({ number, quantity }) => ({ line: number, quantity })) });
      return asked.status === 201 ? hand({ return_id: asked.body.data.id, act: 'accepted' }) : asked.status;
    },
    cancel: async (orderId: string) => {
      await db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, orderId));
      return shopper.call('POST', `/order/${orderId}/cancel`);
    },
    deleteCard: () => db.update(cards).set({ deletedAt: sandbox.clock.now() }).where(eq(cards.id, 'card_0001')),
    /** An app payment of the whole remainder, approved after another payment has paid nearly all of it. */
    payTwice: async (orderId: string) => {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      const left = (order?.totalAmount ?? 0) - (order?.paidAmount ?? 0);
      const link = { system: 'click', purpose: 'instalment', order_id: orderId, amount: left, return_url: 'http://127.0.0.1/' };
      const { body } = await me.write(GENERATE_LINK_PATH, link);
      await me.pay({ purpose: 'instalment', order_id: orderId, amount: left - 3_000, source: MAIN_CARD_SOURCE });
      const url = `/sandbox/payment-app/${String(body['payment_id'])}`;
      return sandbox.app.inject({ method: 'POST', url, payload: { decision: 'approve' } });
    },
    /** A card payment that fails because the bank does not answer. */
    payInVain: async (orderId: string, amount: number) => {
      const body = { purpose: 'instalment', order_id: orderId, amount, source: MAIN_CARD_SOURCE };
      const paymentId = paymentIdOf(await me.write(PAYMENT_PATH, body));
      await db.update(payments).set({ status: 'failed', reason: 'provider_timeout' }).where(eq(payments.id, paymentId));
      return paymentId;
    },
    /** The bank carries out a failed payment after all. `amount` below 0: a withdrawal. */
    chargeLate: (paymentId: string, amount: number) =>
      db.insert(providerCharges).values({ paymentId, customerId: ME, amount, status: 'accepted', at: sandbox.clock.now() }),
  };
}
