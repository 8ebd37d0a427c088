import { addDays } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { cards } from '../../../db/schema/billing.ts';
import { orders } from '../../../db/schema/orders.ts';
import { createBillingCaller, DILNOZA_PHONE, findSeededOrder, JASUR_PHONE } from '../../../testing/billing.ts';
import { CONSENTS_PATH, DILNOZA_ID, findNextInstalment, grantConsent, runDebitsIn, setClockTo } from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

const list = async (caller = me) => (await caller.call('GET', CONSENTS_PATH)).body['data'];
const withdraw = (id: unknown, caller = me) => caller.call('DELETE', `${CONSENTS_PATH}/${String(id)}`);

test('[X-07] a consent can be granted, changed and withdrawn, and its history lists each step', async () => {
  const { orderId, number, dueDate, amount, paidAmount } = await findNextInstalment(sandbox);
  const granted = await grantConsent(me, orderId);
  expect(granted.status).toBe(200);
  expect(granted.body).toMatchObject({
    order_id: orderId,
    card_order: ['card_0001'],
    use_balance: false,
    status: 'active',
    changed_at: null,
  });
  const changed = await grantConsent(me, orderId, { use_balance: true, balance_floor: 50_000, notice_days: 5 });
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
  const again = await grantConsent(me, orderId);
  expect(again.body['id']).not.toBe(granted.body['id']);
  expect(again.body['history']).toHaveLength(1);
});

test('the next debit of a consent has its date, notice day, amount and source', async () => {
  const { orderId, dueDate } = await findNextInstalment(sandbox);
  const { body } = await grantConsent(me, orderId);
  const [first] = Object(body['next_debits']);
  const [card] = await sandbox.db.select().from(cards).where(eq(cards.id, 'card_0001'));
  expect(first).toMatchObject({
    date: dueDate,
    sources: [{ type: 'bank_card', entity_id: 'card_0001', last4: card?.last4, amount: first.amount }],
  });
  expect(Date.parse(dueDate) - Date.parse(first.notice_on)).toBe(3 * 86_400_000);
});

test('a grant repeated with its idempotency key returns the same consent; five concurrent grants create one', async () => {
  const { orderId } = await findNextInstalment(sandbox);
  const one = await grantConsent(me, orderId, {}, 'key-1');
  expect((await grantConsent(me, orderId, {}, 'key-1')).body).toEqual(one.body);
  expect((await grantConsent(me, orderId, { notice_days: 4 }, 'key-1')).body['code']).toBe('idempotency_mismatch');
  await withdraw(one.body['id']);
  const many = await Promise.all(Array.from({ length: 5 }, () => grantConsent(me, orderId)));
  expect(new Set(many.map(({ body }) => body['id'])).size).toBe(1);
});

test('granting or withdrawing a consent with an order, card or consent of another customer returns 404', async () => {
  const { orderId } = await findNextInstalment(sandbox);
  const jasur = await createBillingCaller(sandbox, JASUR_PHONE);
  expect((await grantConsent(jasur, orderId, { card_order: [], use_balance: true })).status).toBe(404);
  expect((await grantConsent(jasur, 'all', { card_order: ['card_0001'] })).status).toBe(404);
  const { body } = await grantConsent(me, orderId);
  expect((await withdraw(body['id'], jasur)).status).toBe(404);
  expect(await list(jasur)).toEqual([]);
  expect((await me.call('GET', CONSENTS_PATH)).body['data']).toMatchObject([{ status: 'active' }]);
});

test.each([
  ['no card and no balance', { card_order: [] }, 422],
  ['a repeated card', { card_order: ['card_0001', 'card_0001'] }, 400],
  ['a notice of 0 days', { notice_days: 0 }, 400],
  ['a negative balance floor', { use_balance: true, balance_floor: -1 }, 400],
])('a consent with %s is refused', async (_what, terms, status) => {
  expect((await grantConsent(me, 'all', terms)).status).toBe(status);
});

test('[X-07] a consent for all orders skips an order whose own consent was withdrawn, until it is granted again', async () => {
  const { orderId } = await findNextInstalment(sandbox);
  const ordersOf = (body: Record<string, unknown>) => Object(body['next_debits']).map((debit: { order_id: string }) => debit.order_id);
  const all = await grantConsent(me, 'all');
  expect(ordersOf(all.body)).toContain(orderId);
  const own = await grantConsent(me, orderId);
  await withdraw(own.body['id']);
  const changed = await grantConsent(me, 'all', { notice_days: 5 });
  expect(changed.body['id']).toBe(all.body['id']);
  expect(ordersOf(changed.body)).not.toContain(orderId);
  expect(ordersOf(changed.body).length).toBeGreaterThan(0);
  await withdraw(all.body['id']);
  expect(ordersOf((await grantConsent(me, 'all')).body)).toContain(orderId);
});

test.each(['broke', 'send_enveloper'])('[X-07] a consent for an order with the status %s is refused', async (status) => {
  const { orderId } = await findNextInstalment(sandbox);
  await sandbox.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  expect((await grantConsent(me, orderId)).body['fields']).toEqual({ order_id: 'choice' });
});

test('[X-07] the notice day of a debit is the day on which the notice was sent, else the next day on which it can be sent', async () => {
  const { orderId, dueDate } = await findNextInstalment(sandbox);
  const noticeOn = async () => Object(Object(await list())[0]).next_debits[0].notice_on;
  setClockTo(sandbox, addDays(dueDate, -2), '10:00');
  await grantConsent(me, orderId, { notice_days: 14 });
  expect(await noticeOn()).toBe(addDays(dueDate, -2));
  setClockTo(sandbox, addDays(dueDate, -2), '21:30');
  expect(await noticeOn()).toBe(addDays(dueDate, -1));
  setClockTo(sandbox, addDays(dueDate, -1), '09:00');
  await runDebitsIn(sandbox);
  setClockTo(sandbox, dueDate, '00:00');
  expect(await noticeOn()).toBe(addDays(dueDate, -1));
});

test('a consent for a finished order is refused', async () => {
  const { id } = await findSeededOrder(sandbox, DILNOZA_ID, 'finished');
  expect((await grantConsent(me, id)).body['fields']).toEqual({ order_id: 'choice' });
});

test('a frozen account cannot grant a consent, but can withdraw one', async () => {
  const { body } = await grantConsent(me, 'all');
  await sandbox.db.update(customers).set({ frozenAt: new Date() }).where(eq(customers.id, DILNOZA_ID));
  try {
    expect((await grantConsent(me, 'all')).body['code']).toBe('fresh_proof_required');
    expect((await withdraw(body['id'])).body['status']).toBe('withdrawn');
  } finally {
    await sandbox.db.update(customers).set({ frozenAt: null }).where(eq(customers.id, DILNOZA_ID));
  }
});

test('a grant requires an idempotency key, and guests cannot list consents', async () => {
  expect((await me.call('PUT', CONSENTS_PATH, { order_id: 'all', card_order: ['card_0001'], notice_days: 3 })).body['code']).toBe(
    'idempotency_key_missing',
  );
  expect((await (await createBillingCaller(sandbox, null)).call('GET', CONSENTS_PATH)).status).toBe(401);
});
