import { toUzbekCyrillic } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { ORDER_STATUS_PHASES } from '../../../domain/order/order-phase.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import {
  createInstallmentCaller,
  DILNOZA_PHONE,
  fetchAllPages,
  type InstallmentCaller,
  insertOrder,
  JASUR_PHONE,
  MALIKA_PHONE,
} from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Order = installment.components['schemas']['Order'];
type NextPayment = installment.components['schemas']['NextPayment'];
type Page = { data: Order[]; next_cursor?: string };

const LIST = '/v3/user/orders/all';

const sandbox = await openSandbox();
const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
const jasur = await createInstallmentCaller(sandbox, JASUR_PHONE);
const malika = await createInstallmentCaller(sandbox, MALIKA_PHONE);

const allOrders = async (call: InstallmentCaller) => (await fetchAllPages<Order>(call, `${LIST}?limit=100`)).flat();

describe('GET /v3/user/orders/all', () => {
  test('[S7-08] returns the demo customer orders in every status but broke and send_enveloper, newest first', async () => {
    const orders = await allOrders(dilnoza);
    const expected = Object.keys(ORDER_STATUS_PHASES).filter((status) => status !== 'broke' && status !== 'send_enveloper');
    expect([...new Set(orders.map((order) => order.status))].sort()).toEqual(expected.sort());
    const times = orders.map((order) => order.created_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('returns an empty list to a customer without orders, and orders in broke and send_enveloper to a customer with debts', async () => {
    expect(await allOrders(jasur)).toEqual([]);
    expect((await allOrders(malika)).map((order) => order.status).sort()).toEqual(['broke', 'finished', 'send_enveloper']);
  });

  test('[S7-08] pages of 1, 4 and 20 orders joined equal the whole list', async () => {
    const whole = await allOrders(dilnoza);
    for (const limit of [1, 4, 20]) {
      const pages = await fetchAllPages<Order>(dilnoza, `${LIST}?limit=${limit}`);
      expect(pages.flat()).toEqual(whole);
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  test('filters by one status, by several as an indexed array, and by `all` for every status', async () => {
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

  test('with `unpaid` returns exactly the orders with an amount to pay, without paid full purchases, and their number', async () => {
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

  test('[S2-13] finds orders by number, product, or store name in either alphabet; a status narrows the result', async () => {
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

  test('a guest gets 401, and a call without a token is refused as `unauthorized`', async () => {
    const guest = await createInstallmentCaller(sandbox, null);
    expect((await guest(LIST)).status).toBe(401);
    const bare = await sandbox.app.inject({ method: 'GET', url: `/installment${LIST}` });
    expect(bare.json()).toMatchObject({ code: 'unauthorized', message: 'Вы не авторизованы' });
  });
});

describe('GET /v3/user/order/{id}', () => {
  test('[S7-08] returns the order as in the list, and adds tracking, refunds, returns, actions and the business day', async () => {
    const [first] = await allOrders(dilnoza);
    const { status, body } = await dilnoza<{ data: Order; as_of: CalendarDate }>(`/v3/user/order/${first?.id}`);
    expect([status, body]).toEqual([
      200,
      { data: { ...first, tracking: null, refunds: [], returns: [], actions: ['cancel'] }, as_of: sandbox.clock.today() },
    ]);
  });

  test('returns names of goods in the requested language, in Russian for an unsupported one', async () => {
    const delivered = (await dilnoza<Page>(`${LIST}?status=delivered`)).body.data[0];
    const path = `/v3/user/order/${delivered?.id}`;
    const russian = await dilnoza<{ data: Order }>(path, { locale: 'de' });
    const uzbek = await dilnoza<{ data: Order }>(path, { locale: 'oz' });
    expect(russian.body.data.items[0]?.name).toMatch(/[а-я]/);
    expect(uzbek.body.data.items[0]?.name).not.toMatch(/[а-яё]/i);
    expect((await dilnoza<{ data: Order }>(path, { locale: 'uz' })).body).toEqual(uzbek.body);
  });

  test('returns the address of the pickup branch in the requested language', async () => {
    const pickup = (await allOrders(dilnoza)).find((order) => order.delivery.kind === 'pickup');
    const uzbek = await dilnoza<{ data: Order }>(`/v3/user/order/${pickup?.id}`, { locale: 'oz' });
    expect(pickup?.delivery.address).toMatch(/[а-я]/);
    expect(uzbek.body.data.delivery.address).toMatch(/[a-z]/);
  });

  test.each(['999999', 'no-such-order', '..%2F100001', '0'])('an unknown id (%s) gets 404 in the requested language', async (id) => {
    const russian = await dilnoza<ProblemBody>(`/v3/user/order/${id}`);
    const uzbek = await dilnoza<ProblemBody>(`/v3/user/order/${id}`, { locale: 'oz' });
    expect([russian.status, russian.body.code, uzbek.body.code]).toEqual([404, 'not_found', 'not_found']);
    expect(russian.body.message).not.toBe(uzbek.body.message);
  });

  test('an order of another customer gets the same response as an unknown id', async () => {
    const [own] = await allOrders(malika);
    const foreign = await dilnoza<ProblemBody & { request_id: string }>(`/v3/user/order/${own?.id}`);
    const unknown = await dilnoza<ProblemBody & { request_id: string }>('/v3/user/order/999999');
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(foreign.status).toBe(404);
  });
});

test('an order in a status unknown to the contract is returned with that status and nothing to pay', async () => {
  await insertOrder(sandbox, { id: '900001', customerId: 'cus_0002', status: 'teleported' });
  onTestFinished(async () => void (await sandbox.db.delete(orders).where(eq(orders.id, '900001'))));
  const { status, body } = await jasur<{ data: Order }>('/v3/user/order/900001');
  expect([status, body.data.status, body.data.payment_max]).toEqual([200, 'teleported', 0]);
});

describe('GET /v3/user/next-payment', () => {
  test('returns the overdue instalment of the demo customer with the figures of its order', async () => {
    const { body } = await dilnoza<{ data: NextPayment; as_of: CalendarDate }>('/v3/user/next-payment');
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

  test('returns null for a customer without debts', async () => {
    expect((await jasur<{ data: null }>('/v3/user/next-payment')).body.data).toBeNull();
  });
});
