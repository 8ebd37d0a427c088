import { addDays, type CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payments } from '../../../db/schema/billing.ts';
import { createInstallmentCaller, DILNOZA_PHONE, fetchAllPages, type InstallmentCaller } from '../../../testing/installment.ts';
import { createTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.ts';
import { runDueDailyRun } from './daily-run.ts';

type Order = installment.components['schemas']['Order'];
type Limit = installment.components['schemas']['Limit'];
type Notification = installment.components['schemas']['Notification'];

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let call: InstallmentCaller;
let overdue: Order;

beforeEach(async () => {
  sandbox = await createTestSandbox();
  call = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
  const all = (await fetchAllPages<Order>(call, '/v3/user/orders/all?limit=100')).flat();
  const found = all.find(({ overdue_days }) => overdue_days > 0);
  if (found === undefined) throw new Error('the demo customer has no overdue order');
  overdue = found;
});
afterEach(() => sandbox.close());

const toDelay = (days: number) => sandbox.clock.setOffset((days - overdue.overdue_days) * DAY_MS);
const order = async () => (await call<{ data: Order }>(`/v3/user/order/${overdue.id}`)).body.data;
const limit = async () => (await call<{ data: Limit }>('/v3/user/limit')).body.data;
const newest = async () => (await call<{ data: Notification[] }>('/v1/notification?limit=100')).body.data;

test('a limit stays approved for 5 days of grace; on the sixth overdue day it is blocked, with a notification', async () => {
  toDelay(5);
  expect([(await order()).overdue_days, (await limit()).status]).toEqual([5, 'approved']);
  toDelay(6);
  expect(await limit()).toMatchObject({ status: 'blocked', available: 0, reason: { code: 'overdue' }, next_step: 'pay_overdue' });
  expect((await order()).status).toBe('delivered');
  expect((await newest())[0]).toMatchObject({ title: 'Лимит приостановлен', read: false, link: '/cabinet/limit' });
});

test('an overdue order is broken off after 60 days and goes to court after 120, with events and notifications', async () => {
  toDelay(59);
  expect((await order()).status).toBe('delivered');
  toDelay(60);
  expect((await order()).status).toBe('broke');
  toDelay(119);
  expect((await order()).status).toBe('broke');
  toDelay(120);
  const { status, events } = await order();
  expect([status, events.slice(-3).map((event) => event.status)]).toEqual(['send_enveloper', ['delivered', 'broke', 'send_enveloper']]);
  const own = (await newest()).filter((item) => item.link === `/orders/${overdue.id}`).map((item) => item.title);
  expect(own.slice(0, 2)).toEqual(['Долг передан в суд', 'Рассрочка прервана']);
});

test('130 days of delay add nothing to the total of an order', async () => {
  toDelay(130);
  const late = await order();
  expect([late.status, late.total_amount, late.remainder]).toEqual(['send_enveloper', overdue.total_amount, overdue.remainder]);
});

test('a clock jump over 130 days breaks the order off and sends it to court, each on its own date, and blocks the limit', async () => {
  toDelay(130);
  const { events } = await order();
  const due = Date.parse(`${overdue.payment_date}T00:00:00+05:00`);
  expect(events.slice(-2)).toEqual([
    { status: 'broke', at: new Date(due + 60 * DAY_MS).toISOString(), actor: 'system' },
    { status: 'send_enveloper', at: new Date(due + 120 * DAY_MS).toISOString(), actor: 'system' },
  ]);
  expect((await limit()).status).toBe('blocked');
});

test('[X-20] a chargeback of an old instalment breaks the order off and sends it to court, dated the next day, not the past', async () => {
  const longAgo = addDays(sandbox.clock.today(), -121);
  const all = (await fetchAllPages<Order>(call, '/v3/user/orders/all?status=delivered&limit=100')).flat();
  const old = all.find(({ schedule }) => schedule.some((row) => row.due_date < longAgo && row.paid_amount > 0));
  const own = and(eq(payments.orderId, old?.id ?? ''), eq(payments.purpose, 'instalment'));
  const [first] = await sandbox.db.select().from(payments).where(own).orderBy(payments.createdAt);
  await runDueDailyRun(sandbox);
  await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload: { payment_id: first?.id, act: 'chargeback' } });
  sandbox.clock.setOffset(DAY_MS);
  const at = Date.parse(`${sandbox.clock.today()}T00:00:00+05:00`);
  const { events } = (await call<{ data: Order }>(`/v3/user/order/${old?.id}`)).body.data;
  expect(events.slice(-2)).toEqual([
    { status: 'broke', at: new Date(at).toISOString(), actor: 'system' },
    { status: 'send_enveloper', at: new Date(at + 1).toISOString(), actor: 'system' },
  ]);
});

test('a limit that the daily run blocked stays blocked when the clock goes back', async () => {
  toDelay(6);
  expect((await limit()).status).toBe('blocked');
  sandbox.clock.setOffset(0);
  expect((await limit()).status).toBe('blocked');
});

test('five concurrent daily runs make each change and notification once', async () => {
  toDelay(61);
  await Promise.all(Array.from({ length: 5 }, () => runDueDailyRun(sandbox)));
  expect((await order()).events.filter((event) => event.status === 'broke')).toHaveLength(1);
  expect((await newest()).filter((item) => item.title === 'Лимит приостановлен')).toHaveLength(1);
});

test('a limit expires on the day after its last valid day if nothing is overdue', async () => {
  const jasur = await createInstallmentCaller(sandbox, '+998900000002');
  const read = async () => (await jasur<{ data: Limit; as_of: CalendarDate }>('/v3/user/limit')).body.data;
  const { valid_until: until } = await read();
  const days = (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${sandbox.clock.today()}T00:00:00Z`)) / DAY_MS;
  sandbox.clock.setOffset(days * DAY_MS);
  expect((await read()).status).toBe('approved');
  sandbox.clock.setOffset((days + 1) * DAY_MS);
  expect(await read()).toMatchObject({ status: 'expired', available: 0, next_step: 'request', reason: null });
});
