import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { agree as booksAgree, CONFIRM, callerOf, DILNOZA, findOrder, PAYMENT } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';
import { type CardBehaviour, MAGIC_CARDS } from '../provider/magic-cards.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const WITHDRAWAL = '/v1/api-payments/withdrawal';
const CANCEL = `${WITHDRAWAL}/cancel`;
const ALL = 250_000;

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);
const at = (seconds: number) => sandbox.clock.setOffset(seconds * 1_000);
const stop = (operation: string, step: string) => sandbox.faults.add({ operation, fault: 'status', status: 503, ms: 0, at: step }, 1);
const balance = async () => {
  const { available, held } = await readBalance(sandbox.db, 'cus_0001');
  return { available, held };
};
const agree = () => booksAgree(sandbox, DILNOZA);
const read = async (id: unknown) => (await me.call('GET', `${PAYMENT}/${String(id)}`)).body;
const ask = (amount = 100_000, key?: string) => me.write(WITHDRAWAL, { amount, entity_id: 'card_0001' }, key);
/** Requests a withdrawal and enters the code. Returns the response of the confirmation. */
const withdraw = async (amount = 100_000) => {
  const { payment_id } = (await ask(amount)).body;
  return me.write(CONFIRM, { payment_id, code: await me.lastCode() });
};

async function useMagicCard(behaviour: CardBehaviour) {
  const number = MAGIC_CARDS.find((card) => card.behaviour === behaviour)?.number ?? '';
  const ends = { bin: number.slice(0, 6), last4: number.slice(-4) };
  await sandbox.db.update(cards).set(ends).where(eq(cards.id, 'card_0001'));
}

describe('a withdrawal whose result is not known', () => {
  it.each([
    ['late', 21],
    ['too-late', 901],
  ] as const)('a bank that answers %s: the money waits for the answer and goes once', async (behaviour, seconds) => {
    const before = await agree();
    await useMagicCard(behaviour);
    const { payment_id } = (await withdraw()).body;
    at(seconds - 10);
    await reconcileBilling(sandbox);
    expect(await read(payment_id)).toMatchObject({ status: 'processing' });
    expect(await balance()).toEqual({ available: 150_000, held: 100_000 });
    at(seconds);
    await reconcileBilling(sandbox);
    expect(await read(payment_id)).toMatchObject({ status: 'succeeded' });
    expect(await balance()).toEqual({ available: 150_000, held: 0 });
    expect(await agree()).toBe(before - 100_000);
  });

  it.each([
    ['before-charge', 'processing'],
    ['after-charge', 'processing'],
    ['after-settle', 'succeeded'],
  ] as const)('a process that dies %s: found again as %s, and credited once', async (step, seen) => {
    const before = await agree();
    const { payment_id } = (await ask(100_000, 'made')).body;
    const code = await me.lastCode();
    stop('billing.confirmPayment', step);
    expect((await me.write(CONFIRM, { payment_id, code }, 'confirmed')).status).toBe(503);
    expect(await me.call('GET', `${PAYMENT}?idempotency_key=confirmed`)).toMatchObject({ body: { payment_id, status: seen } });
    await reconcileBilling(sandbox, { all: true });
    expect((await me.write(CONFIRM, { payment_id, code }, 'confirmed')).body).toMatchObject({ status: 'succeeded' });
    expect(await balance()).toEqual({ available: 150_000, held: 0 });
    expect(await agree()).toBe(before - 100_000);
  });

  it('an answer lost after the sum was set aside: found by its key, and the same key holds it once', async () => {
    stop('billing.createWithdrawal', 'after-settle');
    expect((await ask(100_000, 'lost')).status).toBe(503);
    const found = await me.call('GET', `${PAYMENT}?idempotency_key=lost`);
    expect(found).toMatchObject({ status: 200, body: { status: 'otp_required', purpose: 'withdrawal' } });
    expect(await ask(100_000, 'lost')).toMatchObject({ status: 201, body: { payment_id: found.body['payment_id'] } });
    expect(await ask(90_000, 'lost')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await balance()).toEqual({ available: 150_000, held: 100_000 });
  });
});

describe('races for one balance', () => {
  it('two withdrawals of all of it at once: one gets it', async () => {
    const second = { amount: ALL, entity_id: 'card_0002' };
    const answers = await Promise.all([ask(ALL), me.write(WITHDRAWAL, second)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422]);
    expect(await balance()).toEqual({ available: 0, held: ALL });
  });

  it('a withdrawal against a payment from the balance: one of them, and the books agree', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'delivered');
    const payment = { purpose: 'instalment', order_id: order.id, amount: 200_000, source: { type: 'balance' } };
    const answers = await Promise.all([ask(200_000), me.write(PAYMENT, payment)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422]);
    const { available, held } = await balance();
    expect([available, held === 0 || held === 200_000]).toEqual([50_000, true]);
    await agree();
  });

  it('20 confirmations at once credit the card once', async () => {
    const before = await agree();
    const { payment_id } = (await ask()).body;
    const code = await me.lastCode();
    await Promise.all(Array.from({ length: 20 }, () => me.write(CONFIRM, { payment_id, code })));
    expect(await agree()).toBe(before - 100_000);
    expect(await balance()).toEqual({ available: 150_000, held: 0 });
  });

  it('giving up against confirming: the money is in one place', async () => {
    const before = await agree();
    const { payment_id } = (await ask()).body;
    const code = await me.lastCode();
    await Promise.all([me.write(CONFIRM, { payment_id, code }), me.write(CANCEL, { payment_id })]);
    const { status } = await read(payment_id);
    expect(['succeeded', 'canceled']).toContain(status);
    const gone = status === 'succeeded' ? 100_000 : 0;
    expect(await balance()).toEqual({ available: ALL - gone, held: 0 });
    expect(await agree()).toBe(before - gone);
  });
});
