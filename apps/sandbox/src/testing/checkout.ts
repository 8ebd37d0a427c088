import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { storeOffset } from '../core/stored-clock.ts';
import { products, storeAddresses } from '../db/schema/catalogue.ts';
import { limits } from '../db/schema/orders.ts';
import type { TestSandbox } from './test-sandbox.ts';

export const DILNOZA_PHONE = '+998900000001';
export const JASUR_PHONE = '+998900000002';
/** Body of a response whose type does not matter to the test. */
export type JsonBody = Record<string, unknown>;
export type CheckoutResponse<T = JsonBody> = { readonly status: number; readonly body: T };

export type OtpBody = {
  readonly otp_id: string;
  readonly tries_left: number;
  readonly resend_after: number;
  readonly masked_phone: string;
};
export type CheckoutBody = {
  readonly checkout_id: string;
  readonly status: string;
  readonly quote_id: string;
  readonly otp?: OtpBody;
  readonly to_sign?: readonly unknown[];
  readonly orders: readonly {
    readonly id: string;
    readonly number: string;
    readonly status: string;
    readonly initial_fee?: number;
    readonly pay_until?: string;
  }[];
  readonly to_pay_now: number;
};
export type QuoteBody = {
  readonly quote_id: string;
  readonly price: number;
  readonly goods: number;
  readonly discount: number;
  readonly bonus: number;
  readonly commission: number;
  readonly delivery_price: number;
  readonly to_pay_now: number;
  readonly limit_before: number;
  readonly limit_after: number;
  readonly monthly_before: number;
  readonly monthly_after: number;
  readonly offer_version: string;
  readonly orders: readonly {
    readonly store: { readonly id: string; readonly name: string };
    readonly price: number;
    readonly initial_fee: number;
    readonly goods: number;
    readonly items: readonly { readonly product_id: string; readonly quantity: number; readonly price: number }[];
    readonly offer: {
      readonly total: number;
      readonly schedule: readonly { readonly due_date: CalendarDate; readonly amount: number }[];
    } | null;
  }[];
};
/** A checkout, or the error. */
export type CheckoutOrErrorBody = CheckoutBody & {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly quote?: QuoteBody;
  readonly tries_left?: number;
};

/** Calls of one customer for a checkout, over HTTP. */
export type Shopper = {
  call<T = JsonBody>(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<CheckoutResponse<T>>;
  billing<T = JsonBody>(path: string, body: unknown, key?: string): Promise<CheckoutResponse<T>>;
  quote(ask: JsonBody): Promise<QuoteBody>;
  /** Signs a quote. */
  sign(quote: QuoteBody, more?: JsonBody, key?: string): Promise<CheckoutResponse<CheckoutOrErrorBody>>;
  confirm(checkoutId: string, code: string, key?: string): Promise<CheckoutResponse<CheckoutOrErrorBody>>;
  lastCode(): Promise<string>;
  /** Makes a quote, signs it with `more`, and confirms. */
  buy(ask: JsonBody, more?: JsonBody): Promise<CheckoutBody>;
};

export async function shopperOf(sandbox: TestSandbox, phone: string): Promise<Shopper> {
  const token = await sandbox.tokenFor(phone);
  const send = async <T>(api: string, method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<CheckoutResponse<T>> => {
    const answer = await sandbox.app.inject({
      method,
      url: `/${api}${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'ru',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const call: Shopper['call'] = (method, path, body, key) => send('installment', method, path, body, key);
  const lastCode = async () => {
    const answer = await sandbox.app.inject({ method: 'GET', url: `/sandbox/sms?phone=${encodeURIComponent(phone)}` });
    const messages: { code: string | null }[] = answer.json();
    return messages.find((message) => message.code !== null)?.code ?? '';
  };
  const quote: Shopper['quote'] = async (ask) => {
    const { status, body } = await call<{ data: QuoteBody }>('POST', '/v3/user/checkout/quote', ask);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body.data;
  };
  const sign: Shopper['sign'] = ({ quote_id, offer_version }, more = {}, key = randomUUID()) =>
    call('POST', '/v3/user/checkout', { quote_id, offer_accepted: true, offer_version, ...more }, key);
  const confirm: Shopper['confirm'] = (id, code, key = randomUUID()) => call('POST', `/v3/user/checkout/${id}/confirm`, { code }, key);
  return {
    call,
    billing: (path, body, key = randomUUID()) => send('billing', 'POST', `/v1/api-payments${path}`, body, key),
    quote,
    sign,
    confirm,
    lastCode,
    buy: async (ask, more) => {
      const signed = await sign(await quote(ask), more);
      expect(signed.status).toBe(201);
      const placed = await confirm(signed.body.checkout_id, await lastCode());
      expect(placed.status).toBe(200);
      return placed.body;
    },
  };
}

export const HOME_DELIVERY = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: 'Amir Temur koʻchasi 107' };

/** The body that asks for a quote of one piece of a product, paid in three instalments and delivered home. */
export const quoteRequest = (productId: string | undefined, more: JsonBody = {}): JsonBody => ({
  items: [{ product_id: productId, quantity: 1 }],
  order_type: 'installment',
  months: 3,
  delivery: HOME_DELIVERY,
  ...more,
});

export type OrderBody = {
  readonly id: string;
  readonly status: string;
  readonly counted_from: CalendarDate | null;
  readonly pay_until: string | null;
  readonly payment_amount: number;
  readonly payment_reason: string | null;
  readonly paid_amount: number;
  readonly total_amount: number;
  readonly remainder: number;
  readonly schedule: readonly { readonly due_date: CalendarDate; readonly amount: number }[];
  readonly events: readonly { readonly status: string; readonly at: string; readonly actor: string }[];
  readonly tracking: Readonly<Record<'number' | 'expected_on' | 'keep_until', string | null>> | null;
};

export async function fetchOrder(shopper: Shopper, id: string | undefined): Promise<OrderBody> {
  const { body } = await shopper.call<{ data: OrderBody }>('GET', `/v3/user/order/${id}`);
  return body.data;
}

/** Products of a store with at least 3 in stock, the cheapest first. */
export async function listProductsInStock({ db }: TestSandbox, storeId: string) {
  const all = await db.select().from(products).where(eq(products.storeId, storeId));
  return all.filter(({ stock }) => stock >= 3).toSorted((a, b) => a.price - b.price);
}

export async function loadStock({ db }: TestSandbox, id = ''): Promise<number> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row?.stock ?? Number.NaN;
}

export async function findBranchId({ db }: TestSandbox, storeId: string): Promise<string> {
  const [row] = await db.select({ id: storeAddresses.id }).from(storeAddresses).where(eq(storeAddresses.storeId, storeId));
  return row?.id ?? '';
}

export async function setLimitAmount({ db }: TestSandbox, customerId: string, amount: number): Promise<void> {
  await db.update(limits).set({ amount }).where(eq(limits.customerId, customerId));
}

/** Moves the business clock by POST /sandbox/clock, which also performs the steps that have become due. */
export async function advanceClock(sandbox: TestSandbox, duration: string): Promise<void> {
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: duration } });
  expect(answer.statusCode).toBe(200);
}

export async function resetClockAndFaults(sandbox: TestSandbox): Promise<void> {
  await storeOffset(sandbox.db, sandbox.clock, 0);
  sandbox.faults.clear();
}
