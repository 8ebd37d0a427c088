import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../../../db/schema/orders.ts';
import { GENERATE_LINK_PATH, loadOrderAmounts, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';

const { sandbox, me, findDeliveredOrder, balance, expectBooksToAgree, fetchPayment, decideInApp } = await openBillingSandbox();

const start = async (amount = 100_000) => {
  const order = await findDeliveredOrder();
  const answer = await me.write(GENERATE_LINK_PATH, {
    system: 'payme',
    purpose: 'instalment',
    order_id: order.id,
    amount,
    return_url: 'http://127.0.0.1:8080/ru/pay?a=1',
  });
  return { order, answer, id: String(answer.body['payment_id']) };
};

it('[S7-16] generate-link returns the address of the app, and an approval in the app pays the instalment', async () => {
  const { order, answer, id } = await start();
  expect(answer).toMatchObject({
    status: 201,
    body: { status: 'processing', url: expect.stringContaining(`/sandbox/payment-app/${id}`) },
  });
  expect(await fetchPayment(id)).toMatchObject({ status: 'processing', url: answer.body['url'] });
  const page = await sandbox.app.inject({ url: `/sandbox/payment-app/${id}` });
  expect(page.body).toContain('href="http://127.0.0.1:8080/ru/pay?a=1"');
  expect((await decideInApp(id, 'approve')).json()).toMatchObject({ status: 'succeeded', return_url: 'http://127.0.0.1:8080/ru/pay?a=1' });
  expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount + 100_000);
  expect(await fetchPayment(id)).not.toHaveProperty('url');
  await expectBooksToAgree();
});

it('a payment declined in the app has failed, and a later approval changes nothing', async () => {
  const { order, id } = await start();
  expect((await decideInApp(id, 'decline')).json()).toMatchObject({ status: 'failed' });
  expect((await decideInApp(id, 'approve')).json()).toMatchObject({ status: 'failed' });
  expect(await fetchPayment(id)).toMatchObject({ reason: 'declined_in_app' });
  expect((await loadOrderAmounts(sandbox, order.id)).paidAmount).toBe(order.paidAmount);
  await expectBooksToAgree();
});

it('an approval in the app after one hour credits the balance, with a notification', async () => {
  const { id } = await start();
  sandbox.clock.setOffset(3_600_000);
  expect(await fetchPayment(id)).toMatchObject({ status: 'expired', reason: 'link_expired' });
  await decideInApp(id, 'approve');
  expect(await fetchPayment(id)).toMatchObject({ status: 'expired' });
  expect((await balance()).available).toBe(350_000);
  const news = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, 'cus_0001'));
  expect(news.find((item) => item.titleRu === 'Деньги пришли на баланс')?.link).toBe('/cabinet/balance');
  await expectBooksToAgree();
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
  expect((await decideInApp(mine.body['payment_id'], 'approve')).statusCode).toBe(404);
});
