import { eq } from 'drizzle-orm';
import { readBalance } from '../apis/billing/ledger/balance.ts';
import { type CardBehaviour, MAGIC_CARDS } from '../apis/billing/provider/magic-cards.ts';
import { cards } from '../db/schema/billing.ts';
import { notifications } from '../db/schema/orders.ts';
import { type BillingResponse, createBillingCaller, DILNOZA_PHONE, expectBooksToAgree, findSeededOrder, PAYMENT_PATH } from './billing.ts';
import { openSandbox } from './open-sandbox.ts';

type PayoffQuote = { readonly quote_id: string; readonly amount: number; readonly saving: number };

/** Opens a sandbox for the tests of a file, with Dilnoza as its caller. The seeded data is restored before each test. */
export async function openBillingSandbox() {
  const sandbox = await openSandbox({ restore: true });
  const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

  const getOrder = async (path: string) => {
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}` };
    return (await sandbox.app.inject({ url: `/installment/v3/user/order/${path}`, headers })).json();
  };

  return {
    sandbox,
    me,
    findDeliveredOrder: () => findSeededOrder(sandbox, 'cus_0001', 'delivered'),
    /** The order as the API returns it. */
    fetchOrder: async (id: string): Promise<Record<string, unknown>> => (await getOrder(id)).data,
    quotePayoff: (id: string): Promise<PayoffQuote> => getOrder(`${id}/payoff-quote`),
    fetchPayment: async (id: unknown) => (await me.call('GET', `${PAYMENT_PATH}/${String(id)}`)).body,
    balance: async () => {
      const { available, held } = await readBalance(sandbox.db, 'cus_0001');
      return { available, held };
    },
    loadNotificationTitles: async () => {
      const own = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'));
      return own.map(({ titleRu }) => titleRu);
    },
    /** Expects the books of all her payments to agree; returns the sum of their charges. */
    expectBooksToAgree: () => expectBooksToAgree(sandbox, DILNOZA_PHONE),
    /** A refund or chargeback by the provider, with the test tool. */
    postProviderAct: async (payload: object): Promise<Pick<BillingResponse, 'status' | 'body'>> => {
      const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    /** The customer's decision in the payment app, with the test tool. */
    decideInApp: (paymentId: unknown, decision: 'approve' | 'decline') =>
      sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${String(paymentId)}`, payload: { decision } }),
    /** Sets the clock to real time plus `seconds`. */
    at: (seconds: number) => sandbox.clock.setOffset(seconds * 1_000),
    /** Makes the next call of an operation fail at a step, as if the process died there. */
    failAtStep: (operation: string, step: string) => sandbox.faults.add({ operation, fault: 'status', status: 503, ms: 0, at: step }, 1),
    /** Gives her main card the number of a magic card. */
    useMagicCard: async (behaviour: CardBehaviour) => {
      const number = MAGIC_CARDS.find((card) => card.behaviour === behaviour)?.number ?? '';
      const ends = { bin: number.slice(0, 6), last4: number.slice(-4) };
      await sandbox.db.update(cards).set(ends).where(eq(cards.id, 'card_0001'));
    },
  };
}
