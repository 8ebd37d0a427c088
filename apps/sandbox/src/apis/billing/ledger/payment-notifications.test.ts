import { and, eq, gte } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../../db/schema/orders.ts';
import {
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
  PAYMENT_PATH,
} from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { PAYMENT_NOTIFICATIONS } from '../payment/payment-notifications.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
let since: Date;
beforeEach(() => {
  since = sandbox.clock.now();
});

/** Notifications since the test began. */
const loadNotificationTexts = () =>
  sandbox.db
    .select({
      title: notifications.titleRu,
      body: notifications.bodyRu,
      link: notifications.link,
      subject: notifications.subject,
      amount: notifications.amount,
    })
    .from(notifications)
    .where(and(eq(notifications.customerId, 'cus_0001'), gte(notifications.createdAt, since)));

test('the last payment of an order sends two notifications: its amount, and the end of the order', async () => {
  const { id } = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const amount = await loadPayoffAmount(sandbox, id);
  expect(await me.pay({ purpose: 'instalment', order_id: id, amount, source: MAIN_CARD_SOURCE })).toMatchObject({
    body: { status: 'succeeded' },
  });
  const news = await loadNotificationTexts();
  expect(news).toHaveLength(2);
  expect(news).toContainEqual({
    title: 'Платёж принят',
    body: PAYMENT_NOTIFICATIONS.paid(id, amount).bodyRu,
    link: `/orders/${id}`,
    subject: 'payment',
    amount,
  });
  expect(news).toContainEqual(expect.objectContaining({ title: 'Рассрочка закрыта', link: `/orders/${id}`, subject: null, amount: null }));
});

test('the notification of an excess payment states the excess and links to the balance', async () => {
  const { id } = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const amount = await loadPayoffAmount(sandbox, id);
  const asked = { system: 'click', purpose: 'instalment', order_id: id, amount, return_url: 'http://127.0.0.1/' };
  const paymentId = String((await me.write('/v1/generate-link', asked)).body['payment_id']);
  await me.pay({ purpose: 'instalment', order_id: id, amount: amount - 3_000, source: MAIN_CARD_SOURCE });
  await sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${paymentId}`, payload: { decision: 'approve' } });
  expect(await me.call('GET', `${PAYMENT_PATH}/${paymentId}`)).toMatchObject({ body: { excess_amount: amount - 3_000 } });
  expect(await loadNotificationTexts()).toContainEqual({
    title: 'Излишек на балансе',
    body: PAYMENT_NOTIFICATIONS.excess(id, amount - 3_000).bodyRu,
    link: '/cabinet/balance',
    subject: 'refund',
    amount: null,
  });
});
