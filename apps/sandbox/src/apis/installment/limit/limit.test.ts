import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { expect, test } from 'vitest';
import { ORDER_STATUS_PHASES } from '../../../domain/order/order-phase.ts';
import { createInstallmentCaller, DILNOZA_PHONE, fetchAllPages, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Limit = installment.components['schemas']['Limit'];
type Order = installment.components['schemas']['Order'];

const sandbox = await openSandbox();

const limitOf = async (phone: string, locale = 'ru') => {
  const call = await createInstallmentCaller(sandbox, phone);
  return (await call<{ data: Limit; as_of: CalendarDate }>('/v3/user/limit', { locale })).body;
};

test.each([
  [DILNOZA_PHONE, 'approved', 'shop'],
  [JASUR_PHONE, 'approved', 'shop'],
  [MALIKA_PHONE, 'blocked', 'pay_overdue'],
  ['+998900000011', 'rejected', 'mend'],
  ['+998900000012', 'expired', 'request'],
  ['+998900000013', 'not_created', 'request'],
  ['+998900000014', 'pending', 'wait'],
  ['+998900000015', 'requested', 'verify'],
  ['+998900000016', 'blocked', 'restore'],
])('the limit of %s is %s, available if approved, with a reason if rejected or blocked; next step: %s', async (phone, status, nextStep) => {
  const { data, as_of: asOf } = await limitOf(phone);
  expect([data.status, data.next_step, asOf]).toEqual([status, nextStep, sandbox.clock.today()]);
  expect(data.reason !== null).toBe(status === 'rejected' || status === 'blocked');
  expect(data.available > 0).toBe(status === 'approved');
});

test('the used amount of a limit is the remaining debt of running instalment orders, and the rest is available', async () => {
  const { data } = await limitOf(DILNOZA_PHONE);
  const orders = (
    await fetchAllPages<Order>(await createInstallmentCaller(sandbox, DILNOZA_PHONE), '/v3/user/orders/all?limit=100')
  ).flat();
  const phases: Readonly<Record<string, string>> = ORDER_STATUS_PHASES;
  const used = orders
    .filter((order) => order.month > 0 && phases[order.status] !== 'ended')
    .reduce((sum, order) => sum + order.remainder, 0);
  expect(used).toBeGreaterThan(0);
  expect(data).toMatchObject({ amount: 15_000_000, used, available: 15_000_000 - used });
});

test('a customer without orders has the whole limit', async () => {
  expect((await limitOf(JASUR_PHONE)).data).toMatchObject({ amount: 10_000_000, used: 0, available: 10_000_000 });
});

test('the reason of a rejected limit has a text in the requested language', async () => {
  const russian = (await limitOf('+998900000011')).data.reason;
  const uzbek = (await limitOf('+998900000011', 'oz')).data.reason;
  expect([russian?.code, uzbek?.code]).toEqual(['documents', 'documents']);
  expect(russian?.text).toMatch(/[а-я]/);
  expect(uzbek?.text).not.toMatch(/[а-яё]/i);
});
