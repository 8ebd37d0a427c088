import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import { createInstallmentCaller, DILNOZA_PHONE, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
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
  const call = await createInstallmentCaller(sandbox, phone);
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

const agreeHardship = <T = { data: Schemas['Hardship'] }>(phone: string, id: string, body: unknown, key: string = randomUUID()) =>
  post<T>(phone, `${id}/hardship`, body, key);
const quote = <T = { data: Schemas['HardshipQuote'] }>(phone: string, id: string, body: unknown) =>
  post<T>(phone, `${id}/hardship-quote`, body);
const fetchOrder = async (phone: string, id: string) => {
  const call = await createInstallmentCaller(sandbox, phone);
  return (await call<{ data: Schemas['Order'] }>(`/v3/user/order/${id}`)).body.data;
};
const differences = async (phone: string) => (await ledgerView(sandbox.db, phone, sandbox.clock.now())).differences;

const daysUntil = (day: CalendarDate): number => (Date.parse(day) - Date.parse(sandbox.clock.today())) / DAY_MS;

// Ordered tests: the later ones check the date that the first one moved.
describe('[X-12] moving a due date', { shuffle: false }, () => {
  test('the quote shows both schedules; agreeing applies the new one once, and the ledger agrees', async () => {
    const order = await orderOf(DILNOZA_PHONE, 'delivered');
    const late = order.schedule.find(({ state }) => state === 'overdue');
    if (late === undefined) throw new Error('nothing is overdue');
    expect(order.overdue_days).toBeGreaterThan(0);
    movedId = order.id;
    const ask = { kind: 'move', number: late.number, date: addDays(late.due_date, 15) };
    const { body: quoted } = await quote(DILNOZA_PHONE, order.id, ask);
    expect([quoted.data.cost, quoted.data.old.schedule, quoted.data.new.remainder]).toEqual([0, order.schedule, order.remainder]);
    expect((await fetchOrder(DILNOZA_PHONE, order.id)).schedule).toEqual(order.schedule);

    const key = randomUUID();
    const done = await agreeHardship(DILNOZA_PHONE, order.id, { ...ask, quote_id: quoted.data.quote_id }, key);
    const again = await agreeHardship(DILNOZA_PHONE, order.id, { ...ask, quote_id: quoted.data.quote_id }, key);
    expect([done.status, again.status, again.body]).toEqual([201, 201, done.body]);
    const after = await fetchOrder(DILNOZA_PHONE, order.id);
    expect(after.schedule).toEqual(quoted.data.new.schedule);
    expect(after).toMatchObject({ overdue_days: 0, past_due_debt: 0, payment_date: ask.date, total_amount: order.total_amount });
    // The terms of the purchase stay, except for the dates of the rows.
    expect(after.offer?.total).toBe(order.offer?.total);
    expect(await differences(DILNOZA_PHONE)).toEqual([]);

    const call = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
    const found = await call<{ data: Schemas['Hardship'] }>(`/v3/user/order/${order.id}/hardship?idempotency_key=${key}`);
    expect(found.body.data).toEqual(done.body.data);
    const [told] = (await call<{ data: Schemas['Notification'][] }>('/v1/notification')).body.data;
    expect(told).toMatchObject({ title: 'Дата платежа перенесена', link: `/orders/${order.id}` });
  });

  test('is refused a second time within three instalments, and to a past day, each with its own message', async () => {
    const order = await fetchOrder(DILNOZA_PHONE, movedId);
    const next = order.schedule.find(({ state }) => state === 'due' || state === 'upcoming');
    if (next === undefined) throw new Error('nothing is left to pay');
    const ask = { kind: 'move', number: next.number, date: addDays(next.due_date, 1) };
    const twice = await agreeHardship<Problem>(DILNOZA_PHONE, order.id, ask);
    expect([twice.status, twice.body.code, twice.body.message]).toEqual([
      409,
      'hardship_moved_recently',
      'Дату можно перенести один раз за три платежа подряд, и её уже переносили',
    ]);
    const past = await quote<Problem>(DILNOZA_PHONE, order.id, { ...ask, date: addDays(sandbox.clock.today(), -1) });
    expect([past.status, past.body.code, past.body.message]).toEqual([
      422,
      'hardship_past_date',
      'Платёж нельзя перенести на прошедший день. Выберите сегодня или день позже',
    ]);
    const inUzbek = await post<Problem>(DILNOZA_PHONE, `${order.id}/hardship`, ask, randomUUID(), 'oz');
    expect(inUzbek.body.message).toBe('Sanani ketma-ket uchta toʻlovda bir marta koʻchirish mumkin, u allaqachon koʻchirilgan');
  });

  test('overdue days count from the new due date', async () => {
    const { payment_date: due } = await fetchOrder(DILNOZA_PHONE, movedId);
    if (due === null) throw new Error('nothing is left to pay');
    sandbox.clock.setOffset((daysUntil(due) + 5) * DAY_MS);
    expect((await fetchOrder(DILNOZA_PHONE, movedId)).overdue_days).toBe(5);
    sandbox.clock.setOffset(0);
  });
});

// Ordered tests: each order can be split once, and the demo data has few overdue orders.
describe('[X-12] splitting an overdue amount, and refusals', { shuffle: false }, () => {
  test('a split makes a broken-off order delivered again, with the same debt; a second split is refused', async () => {
    const order = await orderOf(MALIKA_PHONE, 'broke');
    const ask = { kind: 'split', parts: 2 };
    const { status, body } = await quote(MALIKA_PHONE, order.id, ask);
    expect(status).toBe(200);
    const done = await agreeHardship(MALIKA_PHONE, order.id, { ...ask, quote_id: body.data.quote_id });
    expect(done.status).toBe(201);
    const after = await fetchOrder(MALIKA_PHONE, order.id);
    expect(after).toMatchObject({ status: 'delivered', overdue_days: 0, past_due_debt: 0, remainder: order.remainder });
    expect(after.schedule).toEqual(body.data.new.schedule);
    expect(await differences(MALIKA_PHONE)).toEqual([]);
    const second = await agreeHardship<Problem>(MALIKA_PHONE, order.id, ask);
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      'hardship_nothing_overdue',
      'Просроченных платежей нет, всё в порядке',
    ]);
  });

  test('agreeing to an outdated quote gets 409 and changes nothing', async () => {
    const order = await orderOf(MALIKA_PHONE, 'delivered');
    const next = order.schedule.find(({ amount, paid_amount }) => paid_amount < amount);
    if (next === undefined) throw new Error('nothing is left to pay');
    const ask = { kind: 'move', number: next.number, date: addDays(next.due_date, 2) };
    const { status, body } = await agreeHardship<Problem>(MALIKA_PHONE, order.id, { ...ask, quote_id: 'hq_of_another_day' });
    expect([status, body.code, body.message]).toEqual([
      409,
      'hardship_changed',
      'График с тех пор изменился. Посмотрите новый и решите ещё раз',
    ]);
    expect((await fetchOrder(MALIKA_PHONE, order.id)).schedule).toEqual(order.schedule);
  });

  test('moving a due date by more than 15 days and moving a paid instalment are refused, each with its message', async () => {
    const order = await orderOf(MALIKA_PHONE, 'delivered');
    const next = order.schedule.find(({ amount, paid_amount }) => paid_amount < amount);
    if (next === undefined) throw new Error('nothing is left to pay');
    const ask = { kind: 'move', number: next.number, date: addDays(next.due_date, 2) };
    const far = await quote<Problem>(MALIKA_PHONE, order.id, { ...ask, date: addDays(next.due_date, 16) });
    expect([far.status, far.body.code, far.body.message]).toEqual([
      422,
      'hardship_date_range',
      'Перенести платёж можно только на более поздний день и не больше чем на 15 дней',
    ]);
    const paid = order.schedule.find(({ state }) => state === 'paid');
    const done = await quote<Problem>(MALIKA_PHONE, order.id, { ...ask, number: paid?.number });
    expect([done.status, done.body.code, done.body.message]).toEqual([409, 'hardship_paid', 'Этот платёж уже внесён, переносить нечего']);
  });

  test('a debt in court cannot be split', async () => {
    const order = await orderOf(MALIKA_PHONE, 'send_enveloper');
    const { status, body } = await quote<Problem>(MALIKA_PHONE, order.id, { kind: 'split', parts: 2 });
    expect([status, body.code, body.message]).toEqual([
      409,
      'hardship_in_court',
      'Заказ передан в суд, изменить график здесь уже нельзя. Позвоните нам',
    ]);
  });

  test('an order of another customer gets 404, and a request without an idempotency key 400', async () => {
    const order = await orderOf(MALIKA_PHONE, 'delivered');
    const ask = { kind: 'split', parts: 2 };
    expect((await quote(JASUR_PHONE, order.id, ask)).status).toBe(404);
    expect((await agreeHardship(JASUR_PHONE, order.id, ask)).status).toBe(404);
    expect((await post(MALIKA_PHONE, `${order.id}/hardship`, ask)).status).toBe(400);
  });
});
