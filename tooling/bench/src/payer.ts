import * as v from 'valibot';
import { PortalClient, type ServerConnection } from './portal-client.ts';
import { readNewestSmsCode } from './sandbox-controls.ts';
import type { CallTimings } from './timings.ts';

/** Generated customers have the first demo customer's password. */
const PASSWORD = 'Muddat-demo-1';
/** A card of a known range that the simulated provider accepts. */
const CARD = { number: '8600490000001234', expiry: '3012', offer_accepted: true };

const otpSchema = v.object({ otp_id: v.string() });
const cardSchema = v.object({ entity_id: v.string() });
const createdSchema = v.object({ payment_id: v.string(), status: v.literal('otp_required') });
const confirmedSchema = v.object({ status: v.literal('succeeded') });
const ordersSchema = v.object({ data: v.array(v.object({ id: v.string(), payment_min: v.number(), payment_max: v.number() })) });
const systemsSchema = v.object({ data: v.array(v.unknown()) });

/** One customer who pays the smallest instalment of an order again and again, each time by card and code. */
export class BenchPayer {
  readonly amount: number;
  readonly #client: PortalClient;
  readonly #sandbox: ServerConnection;
  readonly #order: string;
  readonly #card: string;

  private constructor(client: PortalClient, sandbox: ServerConnection, order: { id: string; payment_min: number }, card: string) {
    this.#client = client;
    this.#sandbox = sandbox;
    this.#order = order.id;
    this.amount = order.payment_min;
    this.#card = card;
  }

  /** Signs in, saves a card through its code, and takes the order with the most left to pay. */
  static async prepare(gateway: ServerConnection, sandbox: ServerConnection, phone: string): Promise<BenchPayer> {
    const client = await PortalClient.signIn(gateway, phone, PASSWORD);
    const { otp_id } = await client.post('/api/billing/v1/api-payments/send-otp', CARD, otpSchema);
    const code = await readNewestSmsCode(sandbox, phone);
    const { entity_id } = await client.post('/api/billing/v1/api-payments/confirm-otp', { otp_id, code }, cardSchema);
    const { data } = await client.get('/api/installment/v3/user/orders/all', ordersSchema);
    const order = data.reduce((most, next) => (next.payment_max > most.payment_max ? next : most));
    if (order.payment_max === 0) throw new Error(`${phone} has nothing to pay`);
    return new BenchPayer(client, sandbox, order, entity_id);
  }

  async pay(timings: CallTimings): Promise<void> {
    const source = { type: 'bank_card', entity_id: this.#card };
    const wanted = { purpose: 'instalment', order_id: this.#order, amount: this.amount, source };
    const { payment_id } = await timings.time('create', () =>
      this.#client.post('/api/billing/v1/api-payments/payment', wanted, createdSchema),
    );
    const code = await timings.time('code', () => readNewestSmsCode(this.#sandbox, this.#client.phone));
    const given = { payment_id, code };
    await timings.time('confirm', () => this.#client.post('/api/billing/v1/api-payments/confirm-payment', given, confirmedSchema));
  }

  /** The lower bound: a call through the same gateway and sandbox that reads nothing of this customer. */
  async trivial(timings: CallTimings): Promise<void> {
    await timings.time('trivial', () => this.#client.get('/api/billing/v1/available-systems', systemsSchema));
  }
}
