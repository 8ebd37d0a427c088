import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../../../db/schema/orders.ts';
import { agree, CARD, callerOf, DILNOZA, findOrder, LINK, orderSums, PAYMENT } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);

const read = async (id: unknown) => (await me.call('GET', `${PAYMENT}/${String(id)}`)).body;
const start = async (amount = 100_000) => {
  const order = await findOrder(sandbox, 'cus_0001', 'delivered');
  const answer = await me.write(LINK, {
    system: 'payme',
    purpose: 'instalment',
    order_id: order.id,
    amount,
    return_url: 'http://127.0.0.1:8080/ru/pay?a=1',
  });
  return { order, answer, id: String(answer.body['payment_id']) };
};
const decide = (id: string, decision: string) =>
  sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${id}`, payload: { decision } });

it('[S7-16] generate-link answers the address; the approval arrives by callback and pays', async () => {
  const { order, answer, id } = await start();
  expect(answer).toMatchObject({
    status: 201,
    body: { status: 'processing', url: expect.stringContaining(`/sandbox/payment-app/${id}`) },
  });
  expect(await read(id)).toMatchObject({ status: 'processing', url: answer.body['url'] });
  const page = await sandbox.app.inject({ url: `/sandbox/payment-app/${id}` });
  expect(page.body).toContain('href="http://127.0.0.1:8080/ru/pay?a=1"');
  expect((await decide(id, 'approve')).json()).toMatchObject({ status: 'succeeded', return_url: 'http://127.0.0.1:8080/ru/pay?a=1' });
  expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
  expect(await read(id)).not.toHaveProperty('url');
  await agree(sandbox, DILNOZA);
});

it('the first decision stands', async () => {
  const { order, id } = await start();
  expect((await decide(id, 'decline')).json()).toMatchObject({ status: 'failed' });
  expect((await decide(id, 'approve')).json()).toMatchObject({ status: 'failed' });
  expect(await read(id)).toMatchObject({ reason: 'declined_in_app' });
  expect((await orderSums(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
  await agree(sandbox, DILNOZA);
});

it('an approval after the hour is over goes to the balance, with a notification', async () => {
  const { id } = await start();
  sandbox.clock.setOffset(3_600_000);
  expect(await read(id)).toMatchObject({ status: 'expired', reason: 'link_expired' });
  await decide(id, 'approve');
  expect(await read(id)).toMatchObject({ status: 'expired' });
  expect((await readBalance(sandbox.db, 'cus_0001')).available).toBe(350_000);
  const news = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'));
  expect(news.find((item) => item.titleRu === 'Деньги пришли на баланс')?.link).toBe('/cabinet/balance');
  await agree(sandbox, DILNOZA);
});

it.each(['https://evil.example/', 'javascript:alert(1)', '/ru'])('does not send the customer to %s', async (return_url) => {
  const answer = await me.write(LINK, { system: 'payme', purpose: 'top_up', amount: 5_000, return_url });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', fields: { return_url: 'origin' } } });
});

it('createPayment with an app answers its address too; an unknown payment has no page', async () => {
  const answer = await me.write(PAYMENT, { purpose: 'top_up', amount: 5_000, source: { type: 'payment_app', system: 'click' } });
  expect(answer).toMatchObject({ status: 201, body: { status: 'processing', url: expect.stringContaining('/sandbox/payment-app/') } });
  expect((await sandbox.app.inject({ url: '/sandbox/payment-app/pay_unknown' })).statusCode).toBe(404);
  const mine = await me.write(PAYMENT, { purpose: 'top_up', amount: 5_000, source: CARD });
  expect((await decide(String(mine.body['payment_id']), 'approve')).statusCode).toBe(404);
});
