import { addDays, addMonthsClamped, type CalendarDate, daysBetween } from '@muddat/schedule';
import type { billing, installment } from '@muddat/sdk/types';
import { expect } from 'vitest';
import { authCalls } from './auth.ts';
import { advanceClock, type Shopper, shopperOf } from './checkout.ts';
import type { TestSandbox } from './test-sandbox.ts';
import { createApplicant } from './verification.ts';
import type { CustomerSnapshot } from './year-agreement.ts';

type Schemas = installment.components['schemas'];
type Bills = billing.components['schemas'];
type Paged<T> = { readonly data: T[]; readonly next_cursor?: string };

const PHONE = '+998971230045';
/** A card that the bank accepts. */
const CARD = { number: '8600490744310017', expiry: '9912', offer_accepted: true };
const BALANCE_PATH = '/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=balance';

/**
 * One customer's calls over HTTP, from the registration code on. Steps take place at ten in the morning, so that no midnight falls between
 * two steps of a day.
 */
export type YearCustomer = Shopper & {
  readonly phone: string;
  readonly card: string;
  order(id: string): Promise<Schemas['Order']>;
  limit(): Promise<Schemas['Limit']>;
  /** Pays by card and enters the code. */
  payByCard(order: string, amount: number, purpose?: 'instalment' | 'initial_fee'): Promise<Bills['Payment']>;
  payFromBalance(order: string, amount: number): Promise<Bills['Payment']>;
  payOff(order: string, quote: Schemas['PayoffQuote']): Promise<Bills['Payment']>;
  /** Pays everything that is due on an order up to today. */
  payDue(order: string): Promise<void>;
  /** Reads all data that the screens request, and the ledger. */
  snapshot(): Promise<CustomerSnapshot>;
  /** Moves the clock to `month` months after the registration. */
  toMonth(month: number): Promise<void>;
};

export async function registerYearCustomer(sandbox: TestSandbox): Promise<YearCustomer> {
  await advanceClock(
    sandbox,
    `PT${Math.ceil((Date.parse(`${addDays(sandbox.clock.today(), 1)}T10:00:00+05:00`) - sandbox.clock.now().getTime()) / 1_000)}S`,
  );
  const start = sandbox.clock.today();
  await register(sandbox);
  const shopper = await shopperOf(sandbox, PHONE);
  const token = await sandbox.tokenFor(PHONE);
  const read = async <T>(api: string, path: string): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ru' };
    const answer = await sandbox.app.inject({ method: 'GET', url: `/${api}${path}`, headers });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  const readAll = async <T>(api: string, path: string): Promise<T[]> => {
    const all: T[] = [];
    let cursor: string | undefined;
    do {
      const page: Paged<T> = await read(api, cursor === undefined ? path : `${path}?cursor=${encodeURIComponent(cursor)}`);
      all.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return all;
  };
  const card = await addCard(shopper);
  const order = async (id: string) => (await read<{ data: Schemas['Order'] }>('installment', `/v3/user/order/${id}`)).data;
  const limit = async () => (await read<{ data: Schemas['Limit'] }>('installment', '/v3/user/limit')).data;
  const pay = async (body: object): Promise<Bills['Payment']> => {
    const made = await shopper.billing<Bills['Payment']>('/payment', body);
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    if (made.body.status === 'succeeded') return made.body;
    const paid = await shopper.billing<Bills['Payment']>('/confirm-payment', {
      payment_id: made.body.payment_id,
      code: await shopper.lastCode(),
    });
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    return paid.body;
  };
  const source = { type: 'bank_card', entity_id: card };
  const payByCard: YearCustomer['payByCard'] = (order_id, amount, purpose = 'instalment') => pay({ purpose, order_id, amount, source });
  return {
    ...shopper,
    phone: PHONE,
    card,
    order,
    limit,
    payByCard,
    payFromBalance: (order_id, amount) => pay({ purpose: 'instalment', order_id, amount, source: { type: 'balance' } }),
    payOff: (order_id, { quote_id, amount }) => pay({ purpose: 'payoff', order_id, quote_id, amount, source }),
    payDue: async (id) => {
      const today = sandbox.clock.today();
      const due = (await order(id)).schedule.filter((row) => row.due_date <= today);
      const amount = due.reduce((sum, row) => sum + row.amount - row.paid_amount, 0);
      expect([id, amount > 0]).toEqual([id, true]);
      await payByCard(id, amount);
    },
    snapshot: async () => {
      const listed = await readAll<Schemas['Order']>('installment', '/v3/user/orders/all');
      const orders = await Promise.all(listed.map(({ id }) => order(id)));
      const { data: month, as_of } = await read<{ data: Schemas['Month']; as_of: CalendarDate }>('installment', '/v3/user/month');
      const [balance] = (await read<{ data: CustomerSnapshot['balance'][] }>('billing', BALANCE_PATH)).data;
      if (balance === undefined) throw new TypeError('a customer has one balance');
      return {
        today: as_of,
        listed,
        orders,
        month,
        next: (await read<{ data: Schemas['NextPayment'] | null }>('installment', '/v3/user/next-payment')).data,
        limit: await limit(),
        balance,
        entries: await readAll('billing', '/v1/api-payments/balance/entries'),
        payments: await readAll('billing', '/v1/api-payments/payments'),
        ledger: await read('sandbox', `/ledger?phone=${encodeURIComponent(PHONE)}`),
      };
    },
    toMonth: async (month) => {
      const days = daysBetween(sandbox.clock.today(), addMonthsClamped(start, month));
      await advanceClock(sandbox, `P${days}D`);
    },
  };
}

async function register(sandbox: TestSandbox): Promise<void> {
  const calls = authCalls(sandbox);
  const person = { name: 'Nigora Ergasheva', birthdate: '1996-04-12', password: 'daryo-boʻyida-tol' };
  const made = await calls.post('/user/register', { ...person, ticket: await calls.ticketOf(PHONE, 'register') });
  expect(made.statusCode).toBe(201);
}

async function addCard({ billing, lastCode }: Shopper): Promise<string> {
  const sent = await billing<{ otp_id: string }>('/send-otp', CARD);
  const added = await billing<{ entity_id: string }>('/confirm-otp', { otp_id: sent.body.otp_id, code: await lastCode() });
  expect([sent.status, added.status]).toEqual([200, 200]);
  return added.body.entity_id;
}

/** Completes photos, person, contacts and card, and submits them; the checker decides within five minutes. */
export async function passVerification(sandbox: TestSandbox, life: YearCustomer): Promise<void> {
  await (await createApplicant(sandbox, life.phone)).fill(life.card);
  await resubmitVerification(sandbox, life);
}

/** Submits the verification unchanged: documents that were accepted before count for the next limit too. */
export async function resubmitVerification(sandbox: TestSandbox, life: YearCustomer): Promise<void> {
  const answer = await (await createApplicant(sandbox, life.phone)).submit();
  expect([answer.status, answer.status < 300]).toEqual([answer.status, true]);
  await advanceClock(sandbox, 'PT5M');
}

type YearPurchase = { readonly goods: readonly string[]; readonly price: number; readonly months: number; readonly fee?: number };

/** Buys through the checkout at a price set by the test, and has the goods delivered two days later. Returns the order's id. */
export async function buyAndReceive(
  sandbox: TestSandbox,
  life: YearCustomer,
  { goods, price, months, fee = 0 }: YearPurchase,
): Promise<string> {
  for (const id of goods) {
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/products', payload: { id, price, stock: 9 } });
  }
  const delivery = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: 'Amir Temur koʻchasi 107' };
  const items = goods.map((product_id) => ({ product_id, quantity: 1 }));
  const placed = await life.buy({ items, order_type: 'installment', months, initial_fee: fee, delivery });
  const [order] = placed.orders;
  if (order === undefined) throw new TypeError('a checkout of one store is one order');
  if (fee > 0) await life.payByCard(order.id, placed.to_pay_now, 'initial_fee');
  await advanceClock(sandbox, 'PT1M');
  await advanceClock(sandbox, 'P2D');
  expect((await life.order(order.id)).status).toBe('delivered');
  return order.id;
}
