import { expect, test } from 'vitest';
import { DILNOZA_PHONE, expectBooksToAgree, findSeededOrder } from '../../../testing/billing.ts';
import { createInstallmentCaller } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Order = { status: string; events: { status: string; actor: string }[]; actions: string[] };
type Notice = { title: string; link: string };

const sandbox = await openSandbox({ restore: true });
const call = await createInstallmentCaller(sandbox, DILNOZA_PHONE);

const setStatusManually = async (order_id: string, status = 'send_enveloper') => {
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/store', payload: { order_id, status } });
  return { status: answer.statusCode, body: answer.json() };
};
const data = async <T>(path: string): Promise<T> => (await call<{ data: T }>(path)).body.data;

test('[X-11] a tester sends a delivered order with debt to court; the customer is notified and the limit blocked', async () => {
  const { id } = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  expect(await data('/v3/user/limit')).toMatchObject({ status: 'approved' });
  expect(await setStatusManually(id)).toEqual({ status: 200, body: { order_id: id, status: 'send_enveloper' } });
  const { status, events, actions } = await data<Order>(`/v3/user/order/${id}`);
  expect([status, actions]).toEqual(['send_enveloper', []]);
  expect(events.slice(-2)).toMatchObject([
    { status: 'broke', actor: 'system' },
    { status: 'send_enveloper', actor: 'system' },
  ]);
  const news = await data<Notice[]>('/v1/notification?limit=100');
  expect(news.filter(({ link }) => link === `/orders/${id}`).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Долг передан в суд', 'Рассрочка прервана']),
  );
  expect(news.slice(0, 3).map(({ title }) => title)).toContain('Лимит приостановлен');
  expect(await data('/v3/user/limit')).toMatchObject({ status: 'blocked', available: 0, reason: { code: 'overdue' } });
  await expectBooksToAgree(sandbox, DILNOZA_PHONE);
});

test('[X-11] a return quote for an order in court gets 409 with a message that asks the customer to call us', async () => {
  const { id } = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  await setStatusManually(id);
  const headers = { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}`, 'accept-language': 'ru' };
  const payload = { items: [{ line: 1, quantity: 1 }] };
  const asked = await sandbox.app.inject({ method: 'POST', url: `/installment/v3/user/order/${id}/return-quote`, headers, payload });
  expect([asked.statusCode, asked.json()]).toMatchObject([
    409,
    { code: 'order_in_court', message: expect.stringContaining('Позвоните нам') },
  ]);
});

test('[X-11] a tester can send a broken-off order to court only once', async () => {
  const { id } = await findSeededOrder(sandbox, 'cus_0003', 'broke');
  expect((await setStatusManually(id)).status).toBe(200);
  expect(await setStatusManually(id)).toMatchObject({ status: 422, body: { fields: { status: 'not_allowed' } } });
  const malika = await createInstallmentCaller(sandbox, '+998900000003');
  const { events } = (await malika<{ data: Order }>(`/v3/user/order/${id}`)).body.data;
  expect(events.filter(({ status }) => status === 'broke')).toHaveLength(1);
  const news = (await malika<{ data: Notice[] }>('/v1/notification?limit=100')).body.data;
  expect(news[0]).toMatchObject({ title: 'Долг передан в суд', link: `/orders/${id}` });
});

test.each(['finished', 'dpd_delivery', 'pending', 'canceled'])('[X-11] a tester cannot send an order in %s to court', async (status) => {
  const { id } = await findSeededOrder(sandbox, 'cus_0001', status);
  expect((await setStatusManually(id)).status).toBe(422);
});
