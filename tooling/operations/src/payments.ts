import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Sample } from './judge.ts';
import { balanceSchema, PATHS, record } from './load.ts';
import type { PortalAnswer, PortalDevice } from './portal-device.ts';
import type { OperationsStack } from './stack.ts';

const BILLING = '/api/billing/v1/api-payments';
const AMOUNT = 1_000;
/** Enough for the payments of a minute. */
const TOP_UP = 60_000;
const REPEAT_MS = 1_000;
/** Longer than the longest outage. */
const SETTLE_LIMIT_MS = 90_000;

const paymentSchema = v.object({ payment_id: v.string(), status: v.string(), amount: v.number() });
const smsSchema = v.array(v.object({ code: v.nullish(v.string()) }));
const payableSchema = v.object({
  data: v.array(v.object({ id: v.string(), payment_max: v.number(), payment_reason: v.nullable(v.string()) })),
});
const inProgressSchema = v.object({ code: v.literal('idempotency_in_progress') });

export type Intent = { readonly key: string; readonly confirmKey: string; readonly amount: number; readonly body: unknown };

/** A customer who pays again and again, and repeats each uncertain call with the same key. */
export class PayingCustomer {
  readonly intents: Intent[] = [];
  readonly device: PortalDevice;
  readonly #stack: OperationsStack;
  readonly #samples: Sample[];
  readonly #phone: string;
  readonly #card: string;

  constructor(stack: OperationsStack, samples: Sample[], device: PortalDevice, { phone, card }: { phone: string; card: string }) {
    this.device = device;
    this.#stack = stack;
    this.#samples = samples;
    this.#phone = phone;
    this.#card = card;
  }

  /** Pays a part of an order from the balance: charged at once, without a code. */
  async payFromBalance(orderId: string): Promise<void> {
    const intent = this.#createIntent(AMOUNT, { purpose: 'instalment', order_id: orderId, source: { type: 'balance' } });
    await this.#repeat('payment', `${BILLING}/payment`, intent.body, intent.key);
  }

  /** Tops the balance up by card, with a code. */
  async topUpByCard(): Promise<void> {
    const intent = this.#createIntent(TOP_UP, { purpose: 'top_up', source: { type: 'bank_card', entity_id: this.#card } });
    const { payment_id } = v.parse(paymentSchema, await this.#repeat('payment', `${BILLING}/payment`, intent.body, intent.key));
    const body = { payment_id, code: await this.#readCode() };
    await this.#repeat('confirm', `${BILLING}/confirm-payment`, body, intent.confirmKey);
  }

  find({ key }: Pick<Intent, 'key'>): Promise<PortalAnswer> {
    return this.device.call('GET', `${BILLING}/payment?idempotency_key=${key}`);
  }

  async balance(): Promise<number> {
    return v.parse(balanceSchema, (await this.device.call('GET', PATHS.balance)).body).data[0].available;
  }

  async orderToPay(): Promise<string> {
    const { data } = v.parse(payableSchema, (await this.device.call('GET', PATHS.orders)).body);
    const open = data.filter(({ payment_reason }) => payment_reason === 'instalment' || payment_reason === 'overdue');
    const [most] = open.toSorted((one, other) => other.payment_max - one.payment_max);
    if (most === undefined) throw new Error(`${this.#phone} has no order to pay`);
    return most.id;
  }

  #createIntent(amount: number, body: object): Intent {
    const intent = { key: crypto.randomUUID(), confirmKey: crypto.randomUUID(), amount, body: { ...body, amount } };
    this.intents.push(intent);
    return intent;
  }

  /** Repeats a call until it is certain. Only then a failure is a wrong response. */
  async #repeat(kind: string, path: string, body: unknown, key: string): Promise<unknown> {
    const limit = Date.now() + SETTLE_LIMIT_MS;
    for (;;) {
      const run = () => this.device.call('POST', path, { body, headers: { 'idempotency-key': key } });
      const answer = await record(this.#samples, kind, run, isRightPayment);
      if (v.is(paymentSchema, answer.body) && answer.status < 300) return answer.body;
      if (Date.now() > limit) throw new Error(`${kind} came to no end: ${answer.status} ${answer.text.slice(0, 200)}`);
      await setTimeout(REPEAT_MS);
    }
  }

  async #readCode(): Promise<string> {
    const path = `/sandbox/sms?limit=5&phone=${encodeURIComponent(this.#phone)}`;
    const limit = Date.now() + SETTLE_LIMIT_MS;
    for (let turn = 0; Date.now() < limit; turn += 1) {
      const answer = await this.#stack.tool('GET', path, undefined, turn % this.#stack.sandboxes.length).catch(() => null);
      const code = answer !== null && v.is(smsSchema, answer.body) ? answer.body.find((message) => message.code)?.code : undefined;
      if (code) return code;
      await setTimeout(REPEAT_MS);
    }
    throw new Error('no code came');
  }
}

/** `idempotency_in_progress` answers a repeated call while the first one still runs. */
const isRightPayment = ({ status, body }: PortalAnswer): boolean =>
  ((status === 200 || status === 201) && v.is(paymentSchema, body)) || (status === 409 && v.is(inProgressSchema, body));
