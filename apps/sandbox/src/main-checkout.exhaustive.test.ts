import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandboxProcess } from './testing/sandbox-process.ts';

const START_TIMEOUT_MS = 240_000;
const POLL_TIMEOUT_MS = 20_000;
const JASUR_PHONE = '+998900000002';
/** One product of each of two seeded stores. */
const PRODUCTS = ['1000', '1034'];
const CONFIRM = 'installment.confirmCheckout';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-checkout-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Calls of a customer with a limit, over HTTP. */
async function buyerAt(origin: string) {
  const send = async (path: string, body?: unknown, headers: Record<string, string> = {}, signal: AbortSignal | null = null) => {
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const client = { client_id: 'muddat-web', client_secret: 'muddat-web-secret' };
  const grant = { grant_type: 'password', username: JASUR_PHONE, password: 'Muddat-demo-2', ...client };
  const authorization = `Bearer ${(await send('/auth/oauth/token', grant)).body.access_token}`;
  const call = (path: string, body?: unknown, key: string = randomUUID(), signal: AbortSignal | null = null) =>
    send(`/installment/v3/user${path}`, body, { authorization, 'idempotency-key': key }, signal);
  return {
    call,
    noFaults: () => fetch(`${origin}/sandbox/faults`, { method: 'DELETE' }),
    tool: (path: string, body?: unknown) => send(`/sandbox${path}`, body),
    /** The store id of each order. */
    stores: async (): Promise<string[]> =>
      (await call('/orders/all')).body.data.map(({ store }: { store: { id: string } }) => store.id).toSorted(),
    /** Signs an installment order at two stores with an initial fee. Returns path and body of the confirmation call. */
    sign: async () => {
      const delivery = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: 'Amir Temur 1' };
      for (const id of PRODUCTS) await send('/sandbox/products', { id, price: 500_000, stock: 9 });
      const items = PRODUCTS.map((product_id) => ({ product_id, quantity: 1 }));
      const asked = { items, order_type: 'installment', months: 3, initial_fee: 50_000, delivery };
      const quoted = await call('/checkout/quote', asked);
      expect(quoted).toMatchObject({ status: 200 });
      const { quote_id, offer_version } = quoted.body.data;
      const signed = await call('/checkout', { quote_id, offer_version, offer_accepted: true });
      expect(signed).toMatchObject({ status: 201 });
      const [{ code }] = (await send(`/sandbox/sms?phone=${encodeURIComponent(JASUR_PHONE)}`)).body;
      return { path: `/checkout/${signed.body.checkout_id}/confirm`, body: { code } };
    },
  };
}

type Buyer = Awaited<ReturnType<typeof buyerAt>>;

/** Sends the confirmation and returns once the sandbox has reached the step. */
async function confirmUpTo(step: string, buyer: Buyer, fault: object, send: () => Promise<unknown>): Promise<{ outcome: Promise<string> }> {
  await buyer.noFaults();
  await buyer.tool('/faults', [{ operation: CONFIRM, at: step, ...fault }]);
  const outcome = send().then(
    () => 'answered',
    () => 'broken off',
  );
  const reached = async () => (await buyer.tool('/faults')).body.reached[`${CONFIRM}@${step}`];
  await expect.poll(reached, { timeout: POLL_TIMEOUT_MS }).toBe(1);
  return { outcome };
}

/** The expected checkout: both of its orders wait for their fees. */
const PLACED = { status: 'placed', orders: [{ status: 'waiting' }, { status: 'waiting' }] };
/** The stores of the earlier orders, plus one order of each store. */
const oneMoreOfEach = (before: readonly string[]) => [...before, '1', '2'].toSorted();

it(
  '[X-17] after a kill or a disconnect while placing, a retry completes the checkout with one order of each store',
  async () => {
    const sandbox = startSandboxProcess(dataDir);
    let buyer = await buyerAt(await sandbox.start());
    for (const [step, found] of [
      ['before-place', 404],
      ['after-place', 200],
    ] as const) {
      const stores = await buyer.stores();
      const { path, body } = await buyer.sign();
      const key = randomUUID();
      const { outcome } = await confirmUpTo(step, buyer, { fault: 'hang' }, () => buyer.call(path, body, key));
      await sandbox.end('SIGKILL');
      expect(await outcome).toBe('broken off');

      buyer = await buyerAt(await sandbox.start());
      expect((await buyer.call(`/checkout?idempotency_key=${key}`)).status).toBe(found);
      expect(await buyer.call(path, body, key)).toMatchObject({ status: 200, body: PLACED });
      expect(await buyer.stores()).toEqual(oneMoreOfEach(stores));
    }
    // The client disconnects, as it does when the gateway is killed.
    for (const step of ['before-place', 'after-place']) {
      const stores = await buyer.stores();
      const { path, body } = await buyer.sign();
      const key = randomUUID();
      const caller = new AbortController();
      const { outcome } = await confirmUpTo(step, buyer, { fault: 'delay', ms: 5_000 }, () => buyer.call(path, body, key, caller.signal));
      caller.abort();
      expect(await outcome).toBe('broken off');
      const find = async () => (await buyer.call(`/checkout?idempotency_key=${key}`)).body;
      await expect.poll(find, { timeout: POLL_TIMEOUT_MS }).toMatchObject(PLACED);
      expect(await buyer.call(path, body, randomUUID())).toMatchObject({ status: 200, body: PLACED });
      expect(await buyer.stores()).toEqual(oneMoreOfEach(stores));
    }
    await sandbox.end('SIGKILL');
  },
  START_TIMEOUT_MS,
);
