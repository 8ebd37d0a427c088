import { addDays } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { cards } from '../../../db/schema/billing.ts';
import { orders } from '../../../db/schema/orders.ts';
import { callerOf, DILNOZA, findOrder, JASUR } from '../../../testing/billing.ts';
import { CONSENTS, CUSTOMER, goTo, grant, nextInstalment, run } from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);

const list = async (caller = me) => (await caller.call('GET', CONSENTS)).body['data'];
const withdraw = (id: unknown, caller = me) => caller.call('DELETE', `${CONSENTS}/${String(id)}`);

test('[X-07] a consent is granted, changed and withdrawn, and says so afterwards', async () => {
  const { orderId, number, dueDate, amount, paidAmount } = await nextInstalment(sandbox);
  const granted = await grant(me, orderId);
  expect(granted.status).toBe(200);
  expect(granted.body).toMatchObject({
    order_id: orderId,
    card_order: ['card_0001'],
    use_balance: false,
    status: 'active',
    changed_at: null,
  });
  const changed = await grant(me, orderId, { use_balance: true, balance_floor: 50_000, notice_days: 5 });
  expect(changed.body).toMatchObject({ id: granted.body['id'], use_balance: true, balance_floor: 50_000, notice_days: 5 });
  expect(changed.body['next_debits']).toEqual(
    expect.arrayContaining([expect.objectContaining({ order_id: orderId, number, date: dueDate, amount: amount - paidAmount })]),
  );
  const withdrawn = await withdraw(granted.body['id']);
  expect(withdrawn.body).toMatchObject({ status: 'withdrawn', next_debits: [] });
  expect(await list()).toMatchObject([
    {
      id: granted.body['id'],
      status: 'withdrawn',
      history: [
        { type: 'granted', use_balance: false, notice_days: 3 },
        { type: 'changed', use_balance: true, balance_floor: 50_000, notice_days: 5 },
        { type: 'withdrawn' },
      ],
    },
  ]);
  expect((await withdraw(granted.body['id'])).body).toEqual(withdrawn.body);
  const again = await grant(me, orderId);
  expect(again.body['id']).not.toBe(granted.body['id']);
  expect(again.body['history']).toHaveLength(1);
});

test('what is debited next names the day, the notice, the sum and the source', async () => {
  const { orderId, dueDate } = await nextInstalment(sandbox);
  const { body } = await grant(me, orderId);
  const [first] = Object(body['next_debits']);
  const [card] = await sandbox.db.select().from(cards).where(eq(cards.id, 'card_0001'));
  expect(first).toMatchObject({
    date: dueDate,
    sources: [{ type: 'bank_card', entity_id: 'card_0001', last4: card?.last4, amount: first.amount }],
  });
  expect(Date.parse(dueDate) - Date.parse(first.notice_on)).toBe(3 * 86_400_000);
});

test('the same key answers the same, and grants from two devices at once make one consent', async () => {
  const { orderId } = await nextInstalment(sandbox);
  const one = await grant(me, orderId, {}, 'key-1');
  expect((await grant(me, orderId, {}, 'key-1')).body).toEqual(one.body);
  expect((await grant(me, orderId, { notice_days: 4 }, 'key-1')).body['code']).toBe('idempotency_mismatch');
  await withdraw(one.body['id']);
  const many = await Promise.all(Array.from({ length: 5 }, () => grant(me, orderId)));
  expect(new Set(many.map(({ body }) => body['id'])).size).toBe(1);
});

test("somebody else's order, card and consent are the same as none", async () => {
  const { orderId } = await nextInstalment(sandbox);
  const jasur = await callerOf(sandbox, JASUR);
  expect((await grant(jasur, orderId, { card_order: [], use_balance: true })).status).toBe(404);
  expect((await grant(jasur, 'all', { card_order: ['card_0001'] })).status).toBe(404);
  const { body } = await grant(me, orderId);
  expect((await withdraw(body['id'], jasur)).status).toBe(404);
  expect(await list(jasur)).toEqual([]);
  expect((await me.call('GET', CONSENTS)).body['data']).toMatchObject([{ status: 'active' }]);
});

test.each([
  ['no card and no balance', { card_order: [] }, 422],
  ['a card twice', { card_order: ['card_0001', 'card_0001'] }, 400],
  ['no notice', { notice_days: 0 }, 400],
  ['a floor below nothing', { use_balance: true, balance_floor: -1 }, 400],
])('%s is refused', async (_what, terms, status) => {
  expect((await grant(me, 'all', terms)).status).toBe(status);
});

test('[X-07] an order whose own consent was withdrawn is left alone by the one for all orders, until that is granted anew', async () => {
  const { orderId } = await nextInstalment(sandbox);
  const ordersOf = (body: Record<string, unknown>) => Object(body['next_debits']).map((debit: { order_id: string }) => debit.order_id);
  const all = await grant(me, 'all');
  expect(ordersOf(all.body)).toContain(orderId);
  const own = await grant(me, orderId);
  await withdraw(own.body['id']);
  const changed = await grant(me, 'all', { notice_days: 5 });
  expect(changed.body['id']).toBe(all.body['id']);
  expect(ordersOf(changed.body)).not.toContain(orderId);
  expect(ordersOf(changed.body).length).toBeGreaterThan(0);
  await withdraw(all.body['id']);
  expect(ordersOf((await grant(me, 'all')).body)).toContain(orderId);
});

test.each(['broke', 'send_enveloper'])('[X-07] an order with the status %s takes no debits', async (status) => {
  const { orderId } = await nextInstalment(sandbox);
  await sandbox.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  expect((await grant(me, orderId)).body['fields']).toEqual({ order_id: 'choice' });
});

test('[X-07] the day of the notice is the day on which it was sent, or can be', async () => {
  const { orderId, dueDate } = await nextInstalment(sandbox);
  const noticeOn = async () => Object(Object(await list())[0]).next_debits[0].notice_on;
  goTo(sandbox, addDays(dueDate, -2), '10:00');
  await grant(me, orderId, { notice_days: 14 });
  expect(await noticeOn()).toBe(addDays(dueDate, -2));
  goTo(sandbox, addDays(dueDate, -2), '21:30');
  expect(await noticeOn()).toBe(addDays(dueDate, -1));
  goTo(sandbox, addDays(dueDate, -1), '09:00');
  await run(sandbox);
  goTo(sandbox, dueDate, '00:00');
  expect(await noticeOn()).toBe(addDays(dueDate, -1));
});

test('an order that is closed or bought in full takes no debits', async () => {
  const { id } = await findOrder(sandbox, CUSTOMER, 'finished');
  expect((await grant(me, id)).body['fields']).toEqual({ order_id: 'choice' });
});

test('a frozen account grants nothing, and may withdraw', async () => {
  const { body } = await grant(me, 'all');
  await sandbox.db.update(customers).set({ frozenAt: new Date() }).where(eq(customers.id, CUSTOMER));
  try {
    expect((await grant(me, 'all')).body['code']).toBe('fresh_proof_required');
    expect((await withdraw(body['id'])).body['status']).toBe('withdrawn');
  } finally {
    await sandbox.db.update(customers).set({ frozenAt: null }).where(eq(customers.id, CUSTOMER));
  }
});

test('without a key nothing is granted, and a guest sees nothing', async () => {
  expect((await me.call('PUT', CONSENTS, { order_id: 'all', card_order: ['card_0001'], notice_days: 3 })).body['code']).toBe(
    'idempotency_key_missing',
  );
  expect((await (await callerOf(sandbox, null)).call('GET', CONSENTS)).status).toBe(401);
});
