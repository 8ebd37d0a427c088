import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import { callerOf, DILNOZA, JASUR, MALIKA } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { ledgerView } from '../../billing/ledger/ledger-view.ts';

type Schemas = installment.components['schemas'];
type Problem = { code: string; message: string };
type Answer<T> = { status: number; body: T };

const DAY_MS = 86_400_000;
const sandbox = await openSandbox();
/** Dilnoza's order with an overdue payment, which the first test moves. */
let movedId = '';

async function orderOf(phone: string, status: string): Promise<Schemas['Order']> {
  const call = await callerOf(sandbox, phone);
  const { body } = await call<{ data: Schemas['Order'][] }>(`/v3/user/orders/all?status=${status}`);
  const found = body.data.find((order) => order.overdue_days > 0) ?? body.data.find((order) => order.schedule.length > 0);
  if (found === undefined) throw new TypeError(`no order of ${phone} is ${status}`);
  return found;
}

async function post<T>(phone: string, path: string, body: unknown, key?: string, locale = 'ru'): Promise<Answer<T>> {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: `/installment/v3/user/order/${path}`,
    headers: {
      authorization: `Bearer ${await sandbox.tokenFor(phone)}`,
      'content-type': 'application/json',
      'accept-language': locale,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const agree = <T = { data: Schemas['Hardship'] }>(phone: string, id: string, body: unknown, key: string = randomUUID()) =>
  post<T>(phone, `${id}/hardship`, body, key);
const quote = <T = { data: Schemas['HardshipQuote'] }>(phone: string, id: string, body: unknown) =>
  post<T>(phone, `${id}/hardship-quote`, body);
const read = async (phone: string, id: string) => {
  const call = await callerOf(sandbox, phone);
  return (await call<{ data: Schemas['Order'] }>(`/v3/user/order/${id}`)).body.data;
};
const differences = async (phone: string) => (await ledgerView(sandbox.db, phone, sandbox.clock.now())).differences;

const daysUntil = (day: CalendarDate): number => (Date.parse(day) - Date.parse(sandbox.clock.today())) / DAY_MS;

// Ordered tests: the later ones check the date that the first one moved.
describe('[X-12] a due date is moved', { shuffle: false }, () => {
  test('the quote shows both schedules, agreeing does just that once, and the books agree', async () => {
    const order = await orderOf(DILNOZA, 'delivered');
    const late = order.schedule.find(({ state }) => state === 'overdue');
    if (late === undefined) throw new Error('nothing is overdue');
    expect(order.overdue_days).toBeGreaterThan(0);
    movedId = order.id;
    const ask = { kind: 'move', number: late.number, date: addDays(late.due_date, 15) };
    const { body: quoted } = await quote(DILNOZA, order.id, ask);
    expect([quoted.data.cost, quoted.data.old.schedule, quoted.data.new.remainder]).toEqual([0, order.schedule, order.remainder]);
    expect((await read(DILNOZA, order.id)).schedule).toEqual(order.schedule);

    const key = randomUUID();
    const done = await agree(DILNOZA, order.id, { ...ask, quote_id: quoted.data.quote_id }, key);
    const again = await agree(DILNOZA, order.id, { ...ask, quote_id: quoted.data.quote_id }, key);
    expect([done.status, again.status, again.body]).toEqual([201, 201, done.body]);
    const after = await read(DILNOZA, order.id);
    expect(after.schedule).toEqual(quoted.data.new.schedule);
    expect(after).toMatchObject({ overdue_days: 0, past_due_debt: 0, payment_date: ask.date, total_amount: order.total_amount });
    // The terms of the purchase stay, except for the dates of the rows.
    expect(after.offer?.total).toBe(order.offer?.total);
    expect(await differences(DILNOZA)).toEqual([]);

    const call = await callerOf(sandbox, DILNOZA);
    const found = await call<{ data: Schemas['Hardship'] }>(`/v3/user/order/${order.id}/hardship?idempotency_key=${key}`);
    expect(found.body.data).toEqual(done.body.data);
    const [told] = (await call<{ data: Schemas['Notification'][] }>('/v1/notification')).body.data;
    expect(told).toMatchObject({ title: 'Дата платежа перенесена', link: `/orders/${order.id}` });
  });

  test('not twice in three payments, not into the past, and each refusal has its sentence', async () => {
    const order = await read(DILNOZA, movedId);
    const next = order.schedule.find(({ state }) => state === 'due' || state === 'upcoming');
    if (next === undefined) throw new Error('nothing is left to pay');
    const ask = { kind: 'move', number: next.number, date: addDays(next.due_date, 1) };
    const twice = await agree<Problem>(DILNOZA, order.id, ask);
    expect([twice.status, twice.body.code, twice.body.message]).toEqual([
      409,
      'hardship_moved_recently',
      'Дату можно перенести один раз за три платежа подряд, и её уже переносили',
    ]);
    const past = await quote<Problem>(DILNOZA, order.id, { ...ask, date: addDays(sandbox.clock.today(), -1) });
    expect([past.status, past.body.code, past.body.message]).toEqual([
      422,
      'hardship_past_date',
      'Платёж нельзя перенести на прошедший день. Выберите сегодня или день позже',
    ]);
    const inUzbek = await post<Problem>(DILNOZA, `${order.id}/hardship`, ask, randomUUID(), 'oz');
    expect(inUzbek.body.message).toBe('Sanani ketma-ket uchta toʻlovda bir marta koʻchirish mumkin, u allaqachon koʻchirilgan');
  });

  test('days of delay count from the new day', async () => {
    const { payment_date: due } = await read(DILNOZA, movedId);
    if (due === null) throw new Error('nothing is left to pay');
    sandbox.clock.setOffset((daysUntil(due) + 5) * DAY_MS);
    expect((await read(DILNOZA, movedId)).overdue_days).toBe(5);
    sandbox.clock.setOffset(0);
  });
});

// Ordered tests: each order can be split once, and the demo data has few overdue orders.
describe('[X-12] an overdue sum is split', { shuffle: false }, () => {
  test('an order that was broken off goes on, owing the same', async () => {
    const order = await orderOf(MALIKA, 'broke');
    const ask = { kind: 'split', parts: 2 };
    const { status, body } = await quote(MALIKA, order.id, ask);
    expect(status).toBe(200);
    const done = await agree(MALIKA, order.id, { ...ask, quote_id: body.data.quote_id });
    expect(done.status).toBe(201);
    const after = await read(MALIKA, order.id);
    expect(after).toMatchObject({ status: 'delivered', overdue_days: 0, past_due_debt: 0, remainder: order.remainder });
    expect(after.schedule).toEqual(body.data.new.schedule);
    expect(await differences(MALIKA)).toEqual([]);
    const second = await agree<Problem>(MALIKA, order.id, ask);
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      'hardship_nothing_overdue',
      'Просроченных платежей нет, делить нечего',
    ]);
  });

  test('a quote that no longer holds changes nothing', async () => {
    const order = await orderOf(MALIKA, 'delivered');
    const next = order.schedule.find(({ amount, paid_amount }) => paid_amount < amount);
    if (next === undefined) throw new Error('nothing is left to pay');
    const ask = { kind: 'move', number: next.number, date: addDays(next.due_date, 2) };
    const { status, body } = await agree<Problem>(MALIKA, order.id, { ...ask, quote_id: 'hq_of_another_day' });
    expect([status, body.code, body.message]).toEqual([
      409,
      'hardship_changed',
      'График с тех пор изменился. Посмотрите новый и решите ещё раз',
    ]);
    expect((await read(MALIKA, order.id)).schedule).toEqual(order.schedule);
  });

  test('a day too far and a payment that was made are refused, each with its sentence', async () => {
    const order = await orderOf(MALIKA, 'delivered');
    const next = order.schedule.find(({ amount, paid_amount }) => paid_amount < amount);
    if (next === undefined) throw new Error('nothing is left to pay');
    const ask = { kind: 'move', number: next.number, date: addDays(next.due_date, 2) };
    const far = await quote<Problem>(MALIKA, order.id, { ...ask, date: addDays(next.due_date, 16) });
    expect([far.status, far.body.code, far.body.message]).toEqual([
      422,
      'hardship_date_range',
      'Перенести платёж можно только на более поздний день и не больше чем на 15 дней',
    ]);
    const paid = order.schedule.find(({ state }) => state === 'paid');
    const done = await quote<Problem>(MALIKA, order.id, { ...ask, number: paid?.number });
    expect([done.status, done.body.code, done.body.message]).toEqual([409, 'hardship_paid', 'Этот платёж уже внесён, переносить нечего']);
  });

  test('a debt in court stays as it is', async () => {
    const order = await orderOf(MALIKA, 'send_enveloper');
    const { status, body } = await quote<Problem>(MALIKA, order.id, { kind: 'split', parts: 2 });
    expect([status, body.code, body.message]).toEqual([
      409,
      'hardship_in_court',
      'Заказ передан в суд, изменить график здесь уже нельзя. Позвоните нам',
    ]);
  });

  test("somebody else's order is 404, and without a key nothing is done", async () => {
    const order = await orderOf(MALIKA, 'delivered');
    const ask = { kind: 'split', parts: 2 };
    expect((await quote(JASUR, order.id, ask)).status).toBe(404);
    expect((await agree(JASUR, order.id, ask)).status).toBe(404);
    expect((await post(MALIKA, `${order.id}/hardship`, ask)).status).toBe(400);
  });
});
