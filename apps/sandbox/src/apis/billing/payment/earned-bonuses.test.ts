import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import {
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  loadOrderAmounts,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

async function sendRequest(method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}`, 'idempotency-key': randomUUID() };
  const answer = await sandbox.app.inject({ method, url: `/installment/v3/user${path}`, headers, ...(payload ? { payload } : {}) });
  return answer.json().data;
}
const tool = (url: string, payload: object) => sandbox.app.inject({ method: 'POST', url: `/sandbox/${url}`, payload });
const bonuses = async (): Promise<{ balance: number; entries: { kind: string; amount: number; order_id: string | null }[] }> =>
  sendRequest('GET', '/bonuses');
const pay = (orderId: string, amount: number) => me.pay({ purpose: 'instalment', order_id: orderId, amount, source: MAIN_CARD_SOURCE });
const runningOrder = () => findSeededOrder(sandbox, 'cus_0001', 'delivered');

describe('[S2-11] bonuses that a payment earned', () => {
  it('are taken back after the chargeback of this payment; bonuses of another payment stay', async () => {
    const { id } = await runningOrder();
    const before = (await bonuses()).balance;
    await pay(id, 100_000);
    const { body } = await pay(id, 200_000);
    expect((await bonuses()).balance).toBe(before + 3_000);
    await tool('provider', { payment_id: body['payment_id'], act: 'chargeback' });
    const after = await bonuses();
    expect(after.balance).toBe(before + 1_000);
    expect(after.entries[0]).toMatchObject({ kind: 'taken_back', amount: -2_000, order_id: id });
  });

  it('stay after the chargeback of another payment, which was late and earned none', async () => {
    const { id } = await runningOrder();
    const late = (await loadOrderAmounts(sandbox, id)).rows.find((row) => row.paidAmount < row.amount);
    if (late === undefined) throw new TypeError('nothing is left to pay');
    sandbox.clock.setOffset(Date.parse(`${late.dueDate}T12:00:00+05:00`) + 86_400_000 - Date.now());
    const { body } = await pay(id, 200_000);
    const before = (await bonuses()).balance;
    await pay(id, late.amount - 200_000 + 100_000);
    expect((await bonuses()).balance).toBe(before + 1_000);
    const act = { payment_id: body['payment_id'], act: 'chargeback', amount: 100_000 };
    for (const key of ['first', 'second']) await tool('provider', { ...act, key });
    expect((await bonuses()).balance).toBe(before + 1_000);
  });

  it('are taken back once by two chargebacks of parts of the payment', async () => {
    const { id } = await runningOrder();
    const before = (await bonuses()).balance;
    const { body } = await pay(id, 200_000);
    await pay(id, 100_000);
    const act = { payment_id: body['payment_id'], act: 'chargeback' };
    await tool('provider', { ...act, amount: 50_000, key: 'first' });
    expect((await bonuses()).balance).toBe(before + 2_500);
    await tool('provider', { ...act, amount: 150_000, key: 'second' });
    expect((await bonuses()).balance).toBe(before + 1_000);
  });

  it('are taken back when the order is cancelled', async () => {
    const { id } = await runningOrder();
    await sandbox.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id));
    const before = (await bonuses()).balance;
    for (const amount of [100_050, 100_050, 100_050]) await pay(id, amount);
    expect((await bonuses()).balance).toBeGreaterThan(before);
    await sendRequest('POST', `/order/${id}/cancel`);
    expect((await bonuses()).balance).toBe(before);
  });

  it('are taken back in part after a partial return, and in full after all goods are returned', async () => {
    const order = await runningOrder();
    const before = (await bonuses()).balance;
    await pay(order.id, await loadPayoffAmount(sandbox, order.id));
    const earned = (await bonuses()).balance - before;
    const items = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.number);
    const giveBack = async (lines: { line: number; quantity: number }[]) => {
      const { id } = await sendRequest('POST', `/order/${order.id}/return`, { items: lines, category: 'defect' });
      await tool('returns', { return_id: id, act: 'accepted' });
    };
    const cheapest = items.toSorted((a, b) => a.price - b.price)[0]?.number ?? 0;
    await giveBack([{ line: cheapest, quantity: 1 }]);
    const between = (await bonuses()).balance;
    expect([between > before, between < before + earned]).toEqual([true, true]);
    const rest = items.map(({ number, quantity }) => ({ line: number, quantity: number === cheapest ? quantity - 1 : quantity }));
    await giveBack(rest.filter(({ quantity }) => quantity > 0));
    expect((await bonuses()).balance).toBe(before);
  });
});
