import { toUzbekCyrillic } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { ORDER_PHASES } from '../../../domain/order/order-phase.ts';
import type { ProblemBody } from '../../../testing/caller-with.ts';
import { type Caller, callerOf, DILNOZA, insertOrder, JASUR, MALIKA, readPages } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Order = installment.components['schemas']['Order'];
type NextPayment = installment.components['schemas']['NextPayment'];
type Page = { data: Order[]; next_cursor?: string };

const LIST = '/v3/user/orders/all';

const sandbox = await openSandbox();
const dilnoza = await callerOf(sandbox, DILNOZA);
const jasur = await callerOf(sandbox, JASUR);
const malika = await callerOf(sandbox, MALIKA);

const allOrders = async (call: Caller) => (await readPages<Order>(call, `${LIST}?limit=100`)).flat();
const sumOf = (order: Order, field: 'amount' | 'paid_amount') => order.schedule.reduce((sum, row) => sum + row[field], 0);

describe('GET /v3/user/orders/all', () => {
  test('[S7-08] answers the demo customer an order in every status but broke and send_enveloper, newest first', async () => {
    const orders = await allOrders(dilnoza);
    const expected = Object.keys(ORDER_PHASES).filter((status) => status !== 'broke' && status !== 'send_enveloper');
    expect([...new Set(orders.map((order) => order.status))].sort()).toEqual(expected.sort());
    const times = orders.map((order) => order.created_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('a customer without orders gets an empty list; the one with debts has broke and send_enveloper', async () => {
    expect(await allOrders(jasur)).toEqual([]);
    expect((await allOrders(malika)).map((order) => order.status).sort()).toEqual(['broke', 'finished', 'send_enveloper']);
  });

  test('[S7-08] pages follow each other without a gap, an overlap or a cursor after the last', async () => {
    const whole = await allOrders(dilnoza);
    for (const limit of [1, 4, 20]) {
      const pages = await readPages<Order>(dilnoza, `${LIST}?limit=${limit}`);
      expect(pages.flat()).toEqual(whole);
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  test('filters by one status, by several with indices, and `all` is every status', async () => {
    const whole = await allOrders(dilnoza);
    const idsOf = async (query: string) => (await dilnoza<Page>(`${LIST}?limit=100&${query}`)).body.data.map((order) => order.id);
    const idsIn = (...statuses: string[]) => whole.filter((order) => statuses.includes(order.status)).map((order) => order.id);
    expect(await idsOf('status=all')).toEqual(whole.map((order) => order.id));
    expect(await idsOf('status=delivered')).toEqual(idsIn('delivered'));
    expect(await idsOf('statuses%5B0%5D=in_work&statuses%5B1%5D=packing&statuses%5B2%5D=packed')).toEqual(
      idsIn('in_work', 'packing', 'packed'),
    );
    expect(await idsOf('status=broke')).toEqual([]);
  });

  test('`unpaid` leaves orders with something to pay: none that ended, and no full purchase that is paid', async () => {
    const { data, total } = (await dilnoza<Page & { total: number }>(`${LIST}?limit=100&unpaid=true`)).body;
    const owed = (await allOrders(dilnoza)).filter(({ remainder, payment_reason }) => remainder > 0 || payment_reason !== null);
    expect(data.map(({ id }) => id)).toEqual(owed.map(({ id }) => id));
    expect(total).toBe(owed.length);
    expect(
      (await allOrders(dilnoza)).filter(
        ({ status, month, id }) => status === 'delivered' && month === 0 && !owed.some((one) => one.id === id),
      ),
    ).not.toEqual([]);
  });

  test('[S2-13] finds orders by number, store and product, whichever alphabet is typed in, and within a status', async () => {
    const whole = await allOrders(dilnoza);
    const [order] = whole;
    if (order === undefined) throw new Error('no orders');
    const found = async (q: string, more = '') =>
      (await dilnoza<Page>(`${LIST}?limit=100&q=${encodeURIComponent(q)}${more}`)).body.data.map(({ id }) => id);
    const ofStore = whole.filter(({ store }) => store.name === order.store.name).map(({ id }) => id);
    expect(await found(order.number)).toEqual([order.id]);
    expect(await found(`№ ${order.number}`)).toEqual([order.id]);
    expect(await found(`\u2066${order.number.slice(0, 3)}\u00ad${order.number.slice(3)}\u2069`)).toEqual([order.id]);
    expect(await found(order.store.name.toLowerCase())).toEqual(expect.arrayContaining(ofStore));
    expect(await found(toUzbekCyrillic(order.store.name))).toEqual(expect.arrayContaining(ofStore));
    const goods = order.items[0]?.name ?? '';
    expect(await found(goods.slice(0, 12))).toContain(order.id);
    expect(await found(order.number, `&status=${order.status === 'broke' ? 'paid' : 'broke'}`)).toEqual([]);
    expect(await found('  ')).toEqual(whole.map(({ id }) => id));
    for (const nothing of ['%', '_', 'нет такого товара']) expect([nothing, await found(nothing)]).toEqual([nothing, []]);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=two', 'limit'],
    ['status=lost', 'status'],
    ['statuses%5B0%5D=all', 'statuses'],
    ['cursor=nonsense', 'cursor'],
    [`cursor=${Buffer.from('["order",1e400,"1"]').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('["order",1,"\\u0000"]').toString('base64url')}`, 'cursor'],
  ])('refuses %s with 400 and names the parameter', async (query, field) => {
    const { status, body } = await dilnoza<ProblemBody>(`${LIST}?${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields ?? {}).some((name) => name.startsWith(field))).toBe(true);
  });

  test('a guest and a caller without a token are told to sign in', async () => {
    const guest = await callerOf(sandbox, null);
    expect((await guest(LIST)).status).toBe(401);
    const bare = await sandbox.app.inject({ method: 'GET', url: `/installment${LIST}` });
    expect(bare.json()).toMatchObject({ code: 'unauthorized', message: 'Вы не авторизованы' });
  });
});

describe('the money of an order', () => {
  test('the schedule of each seeded installment adds up to its total and its paid amount to the so’m', async () => {
    const orders = [...(await allOrders(dilnoza)), ...(await allOrders(malika))].filter((order) => order.month > 0);
    expect(orders.length).toBeGreaterThan(10);
    for (const order of orders) {
      expect([order.id, sumOf(order, 'amount')]).toEqual([order.id, order.total_amount]);
      expect([order.id, sumOf(order, 'paid_amount')]).toEqual([order.id, order.paid_amount]);
      expect(order.schedule.map((row) => row.number)).toEqual(order.schedule.map((_, index) => index + 1));
      expect(order.schedule.slice(0, -1).every((row) => row.amount === order.monthly_payment)).toBe(true);
    }
  });

  test('terms of 3, 6 and 12 months are among the orders, and full purchases have no schedule', async () => {
    const orders = await allOrders(dilnoza);
    expect([...new Set(orders.map((order) => order.month))].sort((a, b) => a - b)).toEqual([0, 3, 6, 12]);
    expect(orders.filter((order) => order.month === 0).every((order) => order.schedule.length === 0)).toBe(true);
  });

  test('exactly one payment of the demo customer is overdue, within the grace period', async () => {
    const overdue = (await allOrders(dilnoza)).filter((order) => order.overdue_days > 0);
    const [order] = overdue;
    expect(overdue).toHaveLength(1);
    expect(order?.overdue_days).toBeGreaterThanOrEqual(1);
    expect(order?.overdue_days).toBeLessThanOrEqual(5);
    expect(order?.payment_reason).toBe('overdue');
    const row = order?.schedule.find((candidate) => candidate.state === 'overdue');
    expect([row?.due_date, row?.amount, row?.amount]).toEqual([order?.payment_date, order?.past_due_debt, order?.payment_amount]);
    expect([order?.payment_min, order?.payment_max]).toEqual([1_000, order?.remainder]);
  });

  test('the goods and the delivery of a full purchase add up to its total, and some orders have several goods', async () => {
    const orders = await allOrders(dilnoza);
    for (const order of orders.filter((item) => item.month === 0)) {
      const goods = order.items.reduce((sum, item) => sum + item.price * item.quantity, 0);
      expect([order.id, goods + order.delivery.price]).toEqual([order.id, order.total_amount]);
    }
    expect(orders.some((order) => order.items.length > 2)).toBe(true);
  });

  test('every state of a row but none made up is shown, also a part paid in time', async () => {
    const states = new Set((await allOrders(dilnoza)).flatMap((order) => order.schedule.map((row) => row.state)));
    expect([...states].sort()).toEqual(['due', 'overdue', 'paid', 'partially_paid', 'upcoming']);
  });

  test('what waits for an initial fee asks for exactly that, what is being checked or ended asks for nothing', async () => {
    const byStatus = Map.groupBy(await allOrders(dilnoza), (order) => order.status);
    const waiting = byStatus.get('waiting')?.[0];
    expect(waiting?.initial_fee).toBeGreaterThan(0);
    expect(waiting).toMatchObject({
      payment_reason: 'initial_fee',
      payment_amount: waiting?.initial_fee,
      payment_min: waiting?.initial_fee,
      payment_max: waiting?.initial_fee,
    });
    for (const status of ['pending', 'reserved', 'canceled', 'refused', 'fail', 'returned', 'finished']) {
      for (const order of byStatus.get(status) ?? []) {
        expect([status, order.payment_amount, order.payment_max, order.payment_date, order.payment_reason]).toEqual([
          status,
          0,
          0,
          null,
          null,
        ]);
      }
    }
    for (const status of ['canceled', 'refused', 'fail', 'returned', 'finished']) expect(byStatus.get(status)?.[0]?.remainder).toBe(0);
  });

  test('the history of each order begins with pending, ends with its status, and never goes back in time or ahead of now', async () => {
    for (const order of [...(await allOrders(dilnoza)), ...(await allOrders(malika))]) {
      const times = order.events.map((event) => event.at);
      expect([order.events[0]?.status, order.events.at(-1)?.status]).toEqual(['pending', order.status]);
      expect(times).toEqual(times.toSorted());
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(sandbox.clock.now().getTime());
    }
  });
});

describe('GET /v3/user/order/{id}', () => {
  test('[S7-08] answers the same order as the list, with refunds, returns, what may be done, and the day it was judged by', async () => {
    const [first] = await allOrders(dilnoza);
    const { status, body } = await dilnoza<{ data: Order; as_of: string }>(`/v3/user/order/${first?.id}`);
    expect([status, body]).toEqual([
      200,
      { data: { ...first, tracking: null, refunds: [], returns: [], actions: ['cancel'] }, as_of: sandbox.clock.today() },
    ]);
  });

  test('names of goods come in the language asked for, Russian where none is', async () => {
    const delivered = (await dilnoza<Page>(`${LIST}?status=delivered`)).body.data[0];
    const path = `/v3/user/order/${delivered?.id}`;
    const russian = await dilnoza<{ data: Order }>(path, { locale: 'de' });
    const uzbek = await dilnoza<{ data: Order }>(path, { locale: 'oz' });
    expect(russian.body.data.items[0]?.name).toMatch(/[а-я]/);
    expect(uzbek.body.data.items[0]?.name).not.toMatch(/[а-яё]/i);
    expect((await dilnoza<{ data: Order }>(path, { locale: 'uz' })).body).toEqual(uzbek.body);
  });

  test('pickup shows the branch of the store in the language asked for', async () => {
    const pickup = (await allOrders(dilnoza)).find((order) => order.delivery.kind === 'pickup');
    const uzbek = await dilnoza<{ data: Order }>(`/v3/user/order/${pickup?.id}`, { locale: 'oz' });
    expect(pickup?.delivery.address).toMatch(/[а-я]/);
    expect(uzbek.body.data.delivery.address).toMatch(/[a-z]/);
  });

  test.each(['999999', 'no-such-order', '..%2F100001', '0'])('an unknown id (%s) is 404 in the language asked for', async (id) => {
    const russian = await dilnoza<ProblemBody>(`/v3/user/order/${id}`);
    const uzbek = await dilnoza<ProblemBody>(`/v3/user/order/${id}`, { locale: 'oz' });
    expect([russian.status, russian.body.code, uzbek.body.code]).toEqual([404, 'not_found', 'not_found']);
    expect(russian.body.message).not.toBe(uzbek.body.message);
  });

  test("somebody else's order answers byte for byte what an unknown one does", async () => {
    const [own] = await allOrders(malika);
    const foreign = await dilnoza<ProblemBody & { request_id: string }>(`/v3/user/order/${own?.id}`);
    const unknown = await dilnoza<ProblemBody & { request_id: string }>('/v3/user/order/999999');
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(foreign.status).toBe(404);
  });
});

test('an order in a status that no contract names is shown with its raw name and can be paid nothing', async () => {
  await insertOrder(sandbox, { id: '900001', customerId: 'cus_0002', status: 'teleported' });
  onTestFinished(async () => void (await sandbox.db.delete(orders).where(eq(orders.id, '900001'))));
  const { status, body } = await jasur<{ data: Order }>('/v3/user/order/900001');
  expect([status, body.data.status, body.data.payment_max]).toEqual([200, 'teleported', 0]);
});

describe('GET /v3/user/next-payment', () => {
  test('is the overdue payment of the demo customer, as its order says', async () => {
    const { body } = await dilnoza<{ data: NextPayment; as_of: string }>('/v3/user/next-payment');
    const order = (await allOrders(dilnoza)).find((candidate) => candidate.id === body.data.order_id);
    expect(order?.overdue_days).toBeGreaterThan(0);
    expect(body).toEqual({
      data: {
        order_id: order?.id,
        order_number: order?.number,
        store: order?.store,
        payment_date: order?.payment_date,
        payment_amount: order?.payment_amount,
        payment_reason: 'overdue',
        payment_min: order?.payment_min,
        payment_max: order?.payment_max,
        overdue_days: order?.overdue_days,
        past_due_debt: order?.past_due_debt,
      },
      as_of: sandbox.clock.today(),
    });
  });

  test('is null for a customer who owes nothing', async () => {
    expect((await jasur<{ data: null }>('/v3/user/next-payment')).body.data).toBeNull();
  });
});
