import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../../../db/schema/orders.ts';
import {
  createBillingCaller,
  DILNOZA_PHONE,
  expectBooksToAgree,
  findSeededOrder,
  GENERATE_LINK_PATH,
  loadOrderAmounts,
  MAIN_CARD_SOURCE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

const read = async (id: unknown) => (await me.call('GET', `${PAYMENT_PATH}/${String(id)}`)).body;
const start = async (amount = 100_000) => {
  const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const answer = await me.write(GENERATE_LINK_PATH, {
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

it('[S7-16] generate-link returns the address of the app, and an approval in the app pays the instalment', async () => {
  const { order, answer, id } = await start();
  expect(answer).toMatchObject({
    status: 201,
    body: { status: 'processing', url: expect.stringContaining(`/sandbox/payment-app/${id}`) },
  });
  expect(await read(id)).toMatchObject({ status: 'processing', url: answer.body['url'] });
  const page = await sandbox.app.inject({ url: `/sandbox/payment-app/${id}` });
  expect(page.body).toContain('href="http://127.0.0.1:8080/ru/pay?a=1"');
  expect((await decide(id, 'approve')).json()).toMatchObject({ status: 'succeeded', return_url: 'http://127.0.0.1:8080/ru/pay?a=1' });
  expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
  expect(await read(id)).not.toHaveProperty('url');
  await expectBooksToAgree(sandbox, DILNOZA_PHONE);
});

it('a payment declined in the app has failed, and a later approval changes nothing', async () => {
  const { order, id } = await start();
  expect((await decide(id, 'decline')).json()).toMatchObject({ status: 'failed' });
  expect((await decide(id, 'approve')).json()).toMatchObject({ status: 'failed' });
  expect(await read(id)).toMatchObject({ reason: 'declined_in_app' });
  expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
  await expectBooksToAgree(sandbox, DILNOZA_PHONE);
});

it('an approval in the app after one hour credits the balance, with a notification', async () => {
  const { id } = await start();
  sandbox.clock.setOffset(3_600_000);
  expect(await read(id)).toMatchObject({ status: 'expired', reason: 'link_expired' });
  await decide(id, 'approve');
  expect(await read(id)).toMatchObject({ status: 'expired' });
  expect((await readBalance(sandbox.db, 'cus_0001')).available).toBe(350_000);
  const news = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'));
  expect(news.find((item) => item.titleRu === 'Деньги пришли на баланс')?.link).toBe('/cabinet/balance');
  await expectBooksToAgree(sandbox, DILNOZA_PHONE);
});

it.each(['https://evil.example/', 'javascript:alert(1)', '/ru'])('generate-link refuses the return address %s', async (return_url) => {
  const answer = await me.write(GENERATE_LINK_PATH, { system: 'payme', purpose: 'top_up', amount: 5_000, return_url });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', fields: { return_url: 'origin' } } });
});

it('createPayment from a payment app returns the address of the app; a card payment has no page of the app', async () => {
  const answer = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: { type: 'payment_app', system: 'click' } });
  expect(answer).toMatchObject({ status: 201, body: { status: 'processing', url: expect.stringContaining('/sandbox/payment-app/') } });
  expect((await sandbox.app.inject({ url: '/sandbox/payment-app/pay_unknown' })).statusCode).toBe(404);
  const mine = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: MAIN_CARD_SOURCE });
  expect((await decide(String(mine.body['payment_id']), 'approve')).statusCode).toBe(404);
});
