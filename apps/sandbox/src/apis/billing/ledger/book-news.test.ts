import { and, eq, gte } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../../db/schema/orders.ts';
import { CARD, callerOf, DILNOZA, findOrder, PAYMENT } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { NOTICES } from '../payment/notices.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);
let since: Date;
beforeEach(() => {
  since = sandbox.clock.now();
});

/** Notifications since the test began. */
const told = () =>
  sandbox.db
    .select({ title: notifications.titleRu, body: notifications.bodyRu, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.customerId, 'cus_0001'), gte(notifications.createdAt, since)));

test('the last payment of an order is told with its sum like every other one, and the end of the order beside it', async () => {
  const { id, totalAmount, paidAmount } = await findOrder(sandbox, 'cus_0001', 'delivered');
  const amount = totalAmount - paidAmount;
  expect(await me.pay({ purpose: 'instalment', order_id: id, amount, source: CARD })).toMatchObject({ body: { status: 'succeeded' } });
  const news = await told();
  expect(news).toHaveLength(2);
  expect(news).toContainEqual({ title: 'Платёж принят', body: NOTICES.paid(id, amount).bodyRu, link: `/orders/${id}` });
  expect(news).toContainEqual(expect.objectContaining({ title: 'Рассрочка закрыта', link: `/orders/${id}` }));
});

test('what an order did not need is told with the way to the balance, where it is', async () => {
  const { id, totalAmount, paidAmount } = await findOrder(sandbox, 'cus_0001', 'delivered');
  const amount = totalAmount - paidAmount;
  const asked = { system: 'click', purpose: 'instalment', order_id: id, amount, return_url: 'http://127.0.0.1/' };
  const paymentId = String((await me.write('/v1/generate-link', asked)).body['payment_id']);
  await me.pay({ purpose: 'instalment', order_id: id, amount: amount - 3_000, source: CARD });
  await sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${paymentId}`, payload: { decision: 'approve' } });
  expect(await me.call('GET', `${PAYMENT}/${paymentId}`)).toMatchObject({ body: { excess_amount: amount - 3_000 } });
  expect(await told()).toContainEqual({
    title: 'Излишек на балансе',
    body: NOTICES.excess(id, amount - 3_000).bodyRu,
    link: '/cabinet/balance',
  });
});
