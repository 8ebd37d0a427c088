import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderItems, orders, scheduleRows } from '../../../db/schema/orders.ts';
import {
  agree,
  CARD,
  type Caller,
  callerOf,
  createTestSandbox,
  DILNOZA,
  findOrder,
  JASUR,
  MALIKA,
  orderSums,
  rememberSeed,
  type TestSandbox,
} from '../../billing/billing-tests.ts';
import { readBalance } from '../../billing/ledger/balance.ts';
import { advance } from '../checkout/checkout-tests.ts';
import { applicant, testPhoto } from '../verification/testing.ts';

type Sums = { total: number; paid: number; remainder: number; schedule: { number: number; amount: number; paid_amount: number }[] };
type Figures = { share: number; give_back: number; give_back_to: string; old: Sums; new: Sums };
type Case = {
  id: string;
  state: string;
  next_step: string;
  deadline: string | null;
  answer: { from: string; text: string } | null;
  settled: boolean;
  figures: Figures;
  photos: number[];
  actions: string[];
  messages: { from: string; to: string; text: string }[];
  refunds: { kind: string; to: string; amount: number; status: string }[];
};
type Answer = {
  status: number;
  body: { data: Case & { items: unknown[] }; code?: string; fields?: Record<string, string>; return_id?: string };
};
type Customer = {
  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Answer>;
  read(id: string): Promise<Case>;
};

let sandbox: TestSandbox;
let me: Customer;
let billing: Caller;
let restore: () => Promise<void>;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  me = await customerOf(DILNOZA);
  billing = await callerOf(sandbox, DILNOZA);
  restore = await rememberSeed(sandbox);
});
beforeEach(() => restore());
afterAll(() => sandbox.close());

async function customerOf(phone: string): Promise<Customer> {
  const token = await sandbox.tokenFor(phone);
  const call: Customer['call'] = async (method, path, body, key = randomUUID()) => {
    const answer = await sandbox.app.inject({
      method,
      url: `/installment/v3/user${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'ru',
        ...(method === 'POST' ? { 'idempotency-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { call, read: async (id) => (await call('GET', `/returns/${id}`)).body.data };
}

const ONE = { items: [{ line: 1, quantity: 1 }] };
const delivered = () => findOrder(sandbox, 'cus_0001', 'delivered');
const available = async () => (await readBalance(sandbox.db, 'cus_0001')).available;
const seen = async (id: string) => (await me.call('GET', `/order/${id}`)).body.data as unknown as Record<string, unknown>;
const ask = (id: string, body: object = {}, key?: string) =>
  me.call('POST', `/order/${id}/return`, { ...ONE, category: 'defect', ...body }, key);
const hand = async (payload: object) => {
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/returns', payload });
  return { status: answer.statusCode, body: answer.json() };
};
const titles = async () => {
  const answer = await sandbox.app.inject({
    url: '/installment/v1/notification?limit=20',
    headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA)}`, 'accept-language': 'ru' },
  });
  return answer.json().data.map(({ title }: { title: string }) => title);
};

describe('a return', () => {
  it('[X-11] shows the new schedule beside the old, and is settled so when the goods are back', async () => {
    const order = await delivered();
    const before = await orderSums(sandbox, order.id);
    const quoted = await me.call('POST', `/order/${order.id}/return-quote`, ONE);
    expect(quoted.status).toBe(200);
    const { figures } = quoted.body.data;
    expect(figures.old).toMatchObject({ total: before.totalAmount, paid: before.paidAmount });
    expect(figures.new.total).toBe(before.totalAmount - figures.share);
    expect(figures.new.schedule.reduce((sum, row) => sum + row.amount, 0)).toBe(figures.new.total);
    expect(figures.give_back).toBeGreaterThan(0);
    const balance = await available();

    const asked = await ask(order.id, { text: 'Не включается' });
    expect([asked.status, asked.body.data]).toMatchObject([
      201,
      { state: 'requested', next_step: 'wait_store', answer: null, settled: false, figures, actions: ['write', 'withdraw'] },
    ]);
    const { id } = asked.body.data;
    expect(await orderSums(sandbox, order.id)).toEqual(before);
    expect(await seen(order.id)).toMatchObject({ returns: [{ id, state: 'requested' }], actions: [] });

    await advance(sandbox, 'PT3H');
    expect(await me.read(id)).toMatchObject({ state: 'approved', next_step: 'bring_goods', answer: { from: 'store' } });
    await advance(sandbox, 'PT25H');
    const settled = await me.read(id);
    expect(settled).toMatchObject({ state: 'accepted', next_step: 'none', deadline: null, settled: true, figures, actions: [] });
    expect(settled.refunds).not.toHaveLength(0);
    for (const refund of settled.refunds) expect(refund).toMatchObject({ kind: 'item_returned', to: 'balance', status: 'arrived' });
    expect(settled.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(figures.give_back);
    const after = await orderSums(sandbox, order.id);
    expect(after).toMatchObject({ totalAmount: figures.new.total, paidAmount: figures.new.paid, status: 'delivered' });
    expect([after.rowsTotal, after.rowsPaid]).toEqual([figures.new.total, figures.new.paid]);
    expect(await available()).toBe(balance + figures.give_back);
    await agree(sandbox, DILNOZA);
    expect((await titles()).slice(0, 2)).toEqual(['Возврат принят', 'Магазин примет товар']);
    expect(await seen(order.id)).toMatchObject({ remainder: figures.new.remainder, actions: ['return'] });
  });

  it('[X-11] of the last goods closes the order; all that was paid is on the balance and nothing is owed', async () => {
    const order = await delivered();
    const items = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    const balance = await available();
    const all = items.map(({ number, quantity }) => ({ line: number, quantity }));
    const { id } = (await ask(order.id, { items: all })).body.data;
    await hand({ return_id: id, act: 'accepted' });
    const { figures } = await me.read(id);
    expect(figures.new).toMatchObject({ total: 0, remainder: 0, schedule: [] });
    expect(figures.give_back).toBe(order.paidAmount + order.initialFeePaid);
    expect(await available()).toBe(balance + figures.give_back);
    expect(await seen(order.id)).toMatchObject({ status: 'returned', remainder: 0, paid_amount: 0, actions: [] });
    await agree(sandbox, DILNOZA);
  });

  it('[X-11] can be paid on while the store thinks: it is settled from what the order owes then', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id)).body.data;
    const { figures } = await me.read(id);
    await billing.pay({ purpose: 'instalment', order_id: order.id, amount: 100_000, source: CARD });
    const later = (await me.read(id)).figures;
    expect(later.old.paid).toBe(figures.old.paid + 100_000);
    await hand({ return_id: id, act: 'accepted' });
    expect((await me.read(id)).figures).toEqual(later);
    expect(await orderSums(sandbox, order.id)).toMatchObject({ totalAmount: later.new.total, paidAmount: later.new.paid });
    await agree(sandbox, DILNOZA);
  });

  it('[X-02] leaves a payoff that is counted from what was kept', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id)).body.data;
    await hand({ return_id: id, act: 'accepted' });
    const { remainder } = (await me.read(id)).figures.new;
    const quote = (await me.call('GET', `/order/${order.id}/payoff-quote`)).body as unknown as { amount: number; saving: number };
    expect(quote.amount + quote.saving).toBe(remainder);
    expect(quote.saving).toBeGreaterThan(0);
    expect((await seen(order.id))['offer']).toMatchObject({ price: order.price, monthly_payment: order.monthlyPayment });
  });

  it('[X-20] never gives back what the store has refunded before', async () => {
    const order = await delivered();
    const { body } = await billing.pay({ purpose: 'instalment', order_id: order.id, amount: 300_000, source: CARD });
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload: { payment_id: body['payment_id'], act: 'refund' } });
    const balance = await available();
    const items = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    const { id, figures } = (await ask(order.id, { items: items.map(({ number, quantity }) => ({ line: number, quantity })) })).body.data;
    expect(figures.give_back).toBe(order.paidAmount + order.initialFeePaid);
    await hand({ return_id: id, act: 'accepted' });
    expect(await available()).toBe(balance + order.paidAmount + order.initialFeePaid);
    await agree(sandbox, DILNOZA);
  });
});

describe('what follows a request', () => {
  it.each([
    ['the store says no, and we are asked', '#reject', 'PT3H', 'rejected', 'may_dispute', ['dispute']],
    ['a silent store loses the case to us', '#silent', 'P3DT1H', 'disputed', 'wait_support', ['write', 'withdraw']],
    ['goods that nobody brings close it', '#keep', 'P11D', 'lapsed', 'none', []],
  ])('[X-11] %s', async (_what, text, wait, state, next_step, actions) => {
    const order = await delivered();
    const before = await orderSums(sandbox, order.id);
    const { id } = (await ask(order.id, { text })).body.data;
    await advance(sandbox, wait);
    expect(await me.read(id)).toMatchObject({ state, next_step, actions });
    expect((await orderSums(sandbox, order.id)).rows).toEqual(before.rows);
  });

  it.each([
    ['accepted', ''],
    ['declined', '#decline'],
  ])('[X-11] our person decides a dispute: %s', async (state, magic) => {
    const order = await delivered();
    const { id } = (await ask(order.id, { text: `#reject ${magic}` })).body.data;
    await advance(sandbox, 'PT3H');
    const disputed = await me.call('POST', `/returns/${id}/dispute`, { text: 'На фото виден дефект' });
    expect([disputed.status, disputed.body.data]).toMatchObject([
      200,
      { state: 'disputed', messages: [{ from: 'customer', to: 'support' }] },
    ]);
    await advance(sandbox, 'PT25H');
    expect(await me.read(id)).toMatchObject({ state, answer: { from: 'support' } });
    await agree(sandbox, DILNOZA);
  });

  it('[X-11] the customer writes to the store and to us, and is answered', async () => {
    const { id } = (await ask((await delivered()).id)).body.data;
    for (const to of ['store', 'support'])
      expect((await me.call('POST', `/returns/${id}/messages`, { to, text: 'Можно в субботу?' })).status).toBe(201);
    await advance(sandbox, 'PT1M');
    const { messages } = await me.read(id);
    expect(messages.map(({ from, to }) => `${from} to ${to}`)).toEqual([
      'customer to store',
      'customer to support',
      'store to customer',
      'support to customer',
    ]);
    expect(await titles()).toContain('Мы ответили вам');
  });

  it('[X-11] withdrawn, it changes nothing, and another may be asked for', async () => {
    const order = await delivered();
    const before = await orderSums(sandbox, order.id);
    const { id } = (await ask(order.id)).body.data;
    expect((await me.call('POST', `/returns/${id}/withdraw`)).body.data).toMatchObject({ state: 'withdrawn', actions: [] });
    expect((await me.call('POST', `/returns/${id}/withdraw`)).body).toMatchObject({ code: 'return_closed' });
    expect((await me.call('POST', `/returns/${id}/messages`, { to: 'store', text: 'x' })).body).toMatchObject({ code: 'return_closed' });
    await advance(sandbox, 'P12D');
    expect((await me.read(id)).state).toBe('withdrawn');
    expect((await orderSums(sandbox, order.id)).rows).toEqual(before.rows);
    expect((await ask(order.id)).status).toBe(201);
  });
});

describe('a return that cannot be', () => {
  it.each([
    ['more than was bought', { items: [{ line: 1, quantity: 99 }] }, { 'items.0.quantity': 'more_than_bought' }],
    ['a line that the order has not', { items: [{ line: 77, quantity: 1 }] }, { 'items.0.line': 'not_found' }],
    ['nothing', { items: [] }, { items: 'required' }],
    ['one line twice', { items: [ONE.items[0], ONE.items[0]] }, { items: 'repeated' }],
    ['good goods after ten days', { category: 'changed_mind' }, { category: 'too_late' }],
    ['photos that nobody uploaded', { photos: ['none'] }, { 'photos.0': 'not_found' }],
    ['six photos', { photos: ['a', 'b', 'c', 'd', 'e', 'f'] }, { photos: 'too_many' }],
  ])('[X-11] of %s is refused at its field', async (_what, body, fields) => {
    const order = await delivered();
    expect(await ask(order.id, body)).toMatchObject({ status: 422, body: { code: 'validation_failed', fields } });
    expect((await me.call('GET', '/returns')).body.data).toEqual([]);
  });

  it('[X-11] of more than is left after an earlier one is refused', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id)).body.data;
    await hand({ return_id: id, act: 'accepted' });
    const [item] = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.number);
    const quantity = item?.quantity ?? 0;
    expect(await ask(order.id, { items: [{ line: 1, quantity }] })).toMatchObject({
      body: { fields: { 'items.0.quantity': 'more_than_bought' } },
    });
  });

  it.each([
    [MALIKA, 'cus_0003', 'send_enveloper', 'order_in_court'],
    [MALIKA, 'cus_0003', 'broke', 'not_returnable'],
    [DILNOZA, 'cus_0001', 'dpd_delivery', 'not_returnable'],
  ])('[X-11] %s: an order of %s in %s answers %s', async (phone, customer, status, code) => {
    const order = await findOrder(sandbox, customer, status);
    const who = await customerOf(phone);
    expect(await who.call('POST', `/order/${order.id}/return-quote`, ONE)).toMatchObject({ status: 409, body: { code } });
    expect(await who.call('POST', `/order/${order.id}/return`, { ...ONE, category: 'defect' })).toMatchObject({
      status: 409,
      body: { code },
    });
  });

  it('[X-11] twice at once is one; the same key answers the same case', async () => {
    const order = await delivered();
    const answers = await Promise.all([ask(order.id), ask(order.id), ask(order.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const mine = answers.find(({ status }) => status === 201)?.body.data.id;
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => [body.code, body.return_id])).toEqual([
      ['return_open', mine],
      ['return_open', mine],
    ]);
    await me.call('POST', `/returns/${mine}/withdraw`);
    const key = randomUUID();
    expect((await ask(order.id, {}, key)).body).toEqual((await ask(order.id, {}, key)).body);
    expect(await ask(order.id, { category: 'damaged' }, key)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('[X-11] of another customer is none', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id)).body.data;
    const other = await customerOf(JASUR);
    for (const [method, path, body] of [
      ['POST', `/order/${order.id}/return-quote`, ONE],
      ['POST', `/order/${order.id}/cancel`, undefined],
      ['GET', `/returns/${id}`, undefined],
      ['GET', `/returns/${id}/photos/1`, undefined],
      ['POST', `/returns/${id}/withdraw`, undefined],
      ['POST', `/returns/${id}/messages`, { to: 'store', text: 'x' }],
    ] as const) {
      expect(await other.call(method, path, body)).toMatchObject({ status: 404 });
    }
  });
});

describe('photos of a return', () => {
  it('[X-11] are cleaned, shown to their owner alone, and taken once', async () => {
    const order = await delivered();
    const [mine, hers] = [await applicant(sandbox, DILNOZA), await applicant(sandbox, MALIKA)];
    const photo = await testPhoto();
    const upload = await mine.upload('return', photo);
    const foreign = await hers.upload('return', photo);
    expect(await ask(order.id, { photos: [upload, foreign] })).toMatchObject({
      status: 422,
      body: { fields: { 'photos.1': 'not_found' } },
    });
    const asked = await ask(order.id, { photos: [upload] });
    expect([asked.status, asked.body.data.photos]).toEqual([201, [1]]);
    const { id } = asked.body.data;
    const kept = await mine.ask(`//v3/user/returns/${id}/photos/1`);
    expect([kept.status, kept.headers['content-type'], kept.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    expect((await hers.ask(`//v3/user/returns/${id}/photos/1`)).status).toBe(404);
    await me.call('POST', `/returns/${id}/withdraw`);
    expect(await ask(order.id, { photos: [upload] })).toMatchObject({ status: 422, body: { fields: { 'photos.0': 'not_found' } } });
    await advance(sandbox, 'P91D');
    sandbox.clock.setOffset(0);
  });

  it('[X-11] that are no photos are refused, and the upload is not lost', async () => {
    const order = await delivered();
    const mine = await applicant(sandbox, DILNOZA);
    const broken = await mine.upload('return', Buffer.from('no photo at all'));
    expect(await ask(order.id, { photos: [broken] })).toMatchObject({ status: 422, body: { code: 'file_type' } });
    expect((await me.call('GET', '/returns')).body.data).toEqual([]);
    expect((await mine.ask(`/files/${broken}`, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(200);
  });
});

describe('cancelling', () => {
  const cancel = (id: string, key?: string) => me.call('POST', `/order/${id}/cancel`, undefined, key);

  it.each(['pending', 'waiting', 'confirmed', 'paid', 'in_work', 'packed'])(
    '[X-11] an order in %s: what was paid is on the balance',
    async (status) => {
      const order = await findOrder(sandbox, 'cus_0001', status);
      const balance = await available();
      const canceled = await cancel(order.id);
      expect([canceled.status, canceled.body.data]).toMatchObject([200, { status: 'canceled', remainder: 0, actions: [] }]);
      expect(await available()).toBe(balance + order.paidAmount + order.initialFeePaid);
      const rows = await sandbox.db.select().from(scheduleRows).where(eq(scheduleRows.orderId, order.id));
      expect(rows.every((row) => row.paidAmount === 0)).toBe(true);
      await agree(sandbox, DILNOZA);
      expect((await titles())[0]).toBe('Заказ отменен');
    },
  );

  it.each(['dpd_delivery', 'delivered', 'repair', 'finished', 'canceled', 'refused'])(
    '[X-11] an order in %s is refused',
    async (status) => {
      const order = await findOrder(sandbox, 'cus_0001', status);
      expect(await cancel(order.id)).toMatchObject({ status: 409, body: { code: 'not_cancelable' } });
      expect((await sandbox.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status).toBe(status);
    },
  );

  it('[X-11] twice at once is done once, and once more by the same key', async () => {
    const order = await findOrder(sandbox, 'cus_0001', 'paid');
    const balance = await available();
    const key = randomUUID();
    const answers = await Promise.all([cancel(order.id, key), cancel(order.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    if (answers[0]?.status === 200) expect((await cancel(order.id, key)).body).toEqual(answers[0].body);
    expect(await available()).toBe(balance + order.paidAmount + order.initialFeePaid);
    await agree(sandbox, DILNOZA);
  });
});
