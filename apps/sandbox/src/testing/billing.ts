import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ledgerView } from '../apis/billing/ledger/ledger-view.ts';
import { orders, scheduleRows } from '../db/schema/orders.ts';
import { computePayoffQuote } from '../domain/order/payoff-quote.ts';
import type { TestSandbox } from './test-sandbox.ts';

export type BillingResponse = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
};

export const DILNOZA_PHONE = '+998900000001';
export const JASUR_PHONE = '+998900000002';
export const MALIKA_PHONE = '+998900000003';

/** Calls of one customer to the billing API over HTTP. */
export type BillingCaller = {
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers?: Record<string, string>): Promise<BillingResponse>;
  /** A write with a new idempotency key, unless `key` is given. */
  write(path: string, body: unknown, key?: string): Promise<BillingResponse>;
  remove(body: unknown): Promise<BillingResponse>;
  lastCode(): Promise<string>;
  /** Creates and confirms a card payment. Returns the response of the confirmation. */
  pay(body: unknown): Promise<BillingResponse>;
};

/** A caller of a sandbox; if `phone` is null, the caller is a guest. */
export async function createBillingCaller(sandbox: TestSandbox, phone: string | null): Promise<BillingCaller> {
  const token = phone === null ? await sandbox.guestToken() : await sandbox.tokenFor(phone);
  const call: BillingCaller['call'] = async (method, path, body, headers = {}) => {
    const answer = await sandbox.app.inject({
      method,
      url: `/billing${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const write: BillingCaller['write'] = (path, body, key = randomUUID()) => call('POST', path, body, { 'idempotency-key': key });
  const lastCode = async () => {
    const answer = await sandbox.app.inject({ method: 'GET', url: `/sandbox/sms?phone=${encodeURIComponent(phone ?? '')}` });
    const messages: { code: string | null }[] = answer.json();
    return messages.find((message) => message.code !== null)?.code ?? '';
  };
  return {
    call,
    write,
    remove: (body) => call('DELETE', '/v1/api-payments/external-entities', body),
    lastCode,
    pay: async (body) => {
      const created = await write(PAYMENT_PATH, body);
      if (created.body['status'] !== 'otp_required') return created;
      return write(CONFIRM_PAYMENT_PATH, { payment_id: created.body['payment_id'], code: await lastCode() });
    },
  };
}

export const PAYMENT_PATH = '/v1/api-payments/payment';
export const CONFIRM_PAYMENT_PATH = '/v1/api-payments/confirm-payment';
export const GENERATE_LINK_PATH = '/v1/generate-link';
/** The main card of the first demo customer. */
export const MAIN_CARD_SOURCE = { type: 'bank_card', entity_id: 'card_0001' } as const;

/** Expects the provider's charges to agree with the ledger; returns their sum. */
export async function expectBooksToAgree({ db }: TestSandbox, phone: string | null): Promise<number> {
  const view = await ledgerView(db, phone);
  for (const row of view.rows) expect(row.entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  expect(view.ledger_sum).toBe(view.provider_sum);
  expect(view.differences).toEqual([]);
  return view.provider_sum;
}

/** The sums of an order and of its schedule in the database. */
export async function loadOrderAmounts(sandbox: TestSandbox, orderId: string) {
  const [order] = await sandbox.db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new TypeError(`no order ${orderId}`);
  const rows = await sandbox.db.select().from(scheduleRows).where(eq(scheduleRows.orderId, orderId)).orderBy(scheduleRows.number);
  return {
    ...order,
    rows,
    rowsPaid: rows.reduce((sum, row) => sum + row.paidAmount, 0),
    rowsTotal: rows.reduce((sum, row) => sum + row.amount, 0),
  };
}

/** The sum that closes an order today. */
export async function loadPayoffAmount(sandbox: TestSandbox, orderId: string): Promise<number> {
  const { rows: schedule, rowsPaid: _paid, rowsTotal: _total, ...order } = await loadOrderAmounts(sandbox, orderId);
  const today = sandbox.clock.today();
  const payoff = computePayoffQuote({ order, schedule }, { date: today, today });
  if (payoff.kind === 'refused') throw new TypeError(`order ${orderId} cannot be paid off`);
  return payoff.amount;
}

/** A seeded order of a customer by its status and type. */
export async function findSeededOrder(sandbox: TestSandbox, customerId: string, status: string, type = 'installment') {
  const all = await sandbox.db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(orders.id);
  const found = all.find((order) => order.status === status && order.type === type);
  if (found === undefined) throw new TypeError(`no ${type} order in ${status}`);
  return found;
}
