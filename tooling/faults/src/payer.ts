import * as v from 'valibot';
import { CustomerDevice, type DeviceResponse } from './device.ts';
import type { FaultStack } from './fault-stack.ts';

const DILNOZA = { phone: '+998900000001', password: 'Muddat-demo-1', card: 'card_0001' } as const;
const BILLING = '/api/billing/v1/api-payments';

const paymentSchema = v.object({ payment_id: v.string(), status: v.string(), amount: v.number(), refunded_amount: v.number() });
export type Payment = v.InferOutput<typeof paymentSchema>;
const smsSchema = v.array(v.object({ code: v.nullish(v.string()) }));
const ordersSchema = v.object({
  data: v.array(v.object({ id: v.string(), status: v.string(), payment_max: v.number(), payment_reason: v.nullable(v.string()) })),
});

const balanceSchema = v.object({
  data: v.tuple([v.object({ available: v.number(), claim: v.optional(v.object({ amount: v.number() })) })]),
});

const inProgressSchema = v.object({ code: v.literal('idempotency_in_progress') });
const STILL_RUNNING_LIMIT_MS = 10_000;

/** The intent to pay: whatever fails or is repeated, it must be charged at most once. */
export type PaymentIntent = { readonly key: string; readonly confirmKey: string; readonly amount: number; readonly body: unknown };

export const parsePayment = (answer: DeviceResponse): Payment | null =>
  v.is(paymentSchema, answer.body) ? v.parse(paymentSchema, answer.body) : null;

/** A customer with one device. Stores all intents, so that they can be checked in the end. */
export class Payer {
  readonly device: CustomerDevice;
  readonly intents: PaymentIntent[] = [];
  readonly #world: FaultStack;

  constructor(world: FaultStack) {
    this.#world = world;
    this.device = new CustomerDevice(world.url);
  }

  signIn(): Promise<void> {
    return this.device.signIn(DILNOZA.phone, DILNOZA.password);
  }

  /** The same customer, signed in on another device. Create its intents with this payer: only these are checked in the end. */
  async otherDevice(): Promise<Payer> {
    const other = new Payer(this.#world);
    await other.signIn();
    return other;
  }

  createIntent(orderId: string | null, amount: number, source: unknown = { type: 'bank_card', entity_id: DILNOZA.card }): PaymentIntent {
    const aim = orderId === null ? { purpose: 'top_up' } : { purpose: 'instalment', order_id: orderId };
    const wish = { key: crypto.randomUUID(), confirmKey: crypto.randomUUID(), amount, body: { ...aim, amount, source } };
    this.intents.push(wish);
    return wish;
  }

  create({ key, body }: PaymentIntent): Promise<DeviceResponse> {
    return this.device.call('POST', `${BILLING}/payment`, body, { 'idempotency-key': key });
  }

  confirm(id: string, code: string, key: string = crypto.randomUUID()): Promise<DeviceResponse> {
    return this.device.call('POST', `${BILLING}/confirm-payment`, { payment_id: id, code }, { 'idempotency-key': key });
  }

  /**
   * Repeats the same confirmation until the first is no longer in progress. A killed gateway may be back before the backend has finished
   * it.
   */
  async confirmAgain(id: string, code: string, key: string): Promise<DeviceResponse> {
    const limit = Date.now() + STILL_RUNNING_LIMIT_MS;
    for (;;) {
      const answer = await this.confirm(id, code, key);
      if (!v.is(inProgressSchema, answer.body) || Date.now() > limit) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  find({ key }: PaymentIntent): Promise<DeviceResponse> {
    return this.device.call('GET', `${BILLING}/payment?idempotency_key=${key}`);
  }

  removeCard(): Promise<DeviceResponse> {
    return this.device.call(
      'DELETE',
      `${BILLING}/external-entities`,
      { entity_id: DILNOZA.card },
      { 'idempotency-key': crypto.randomUUID() },
    );
  }

  /** Available balance, and the amount claimed from it. */
  async balance(): Promise<{ available: number; claimed: number }> {
    const { body } = await this.device.call('GET', `${BILLING}/entity-collection?billing_reflection_alias=muddat&collection_type=balance`);
    const [{ available, claim }] = v.parse(balanceSchema, body).data;
    return { available, claimed: claim?.amount ?? 0 };
  }

  /** Creates a payment and reads its code from the sandbox's messages. */
  async begin(createIntent: PaymentIntent): Promise<{ id: string; code: string }> {
    const payment = parsePayment(await this.create(createIntent));
    if (payment === null) throw new Error('the payment was not made');
    const { body } = await this.#world.tool('GET', `/sandbox/sms?limit=20&phone=${encodeURIComponent(DILNOZA.phone)}`);
    const code = v.parse(smsSchema, body).find((message) => message.code)?.code;
    if (!code) throw new Error('no code came');
    return { id: payment.payment_id, code };
  }

  /** The order with the most left to pay among those with open instalments. */
  async order(): Promise<{ id: string; left: number }> {
    const { body } = await this.device.call('GET', '/api/installment/v3/user/orders/all');
    const open = v.parse(ordersSchema, body).data.filter((order) => ['instalment', 'overdue'].includes(order.payment_reason ?? ''));
    const [most] = open.toSorted((a, b) => b.payment_max - a.payment_max);
    if (most === undefined) throw new Error('no order is left to pay');
    return { id: most.id, left: most.payment_max };
  }
}
