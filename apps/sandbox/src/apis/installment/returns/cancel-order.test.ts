import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { DILNOZA_PHONE, expectBooksToAgree, findSeededOrder } from '../../../testing/billing.ts';
import { openReturnSandbox } from '../../../testing/returns.ts';

const { sandbox, me, available, titles } = await openReturnSandbox();

describe('cancelling an order', () => {
  const cancel = (id: string, key?: string) => me.call('POST', `/order/${id}/cancel`, undefined, key);

  it.each(['pending', 'waiting', 'confirmed', 'paid', 'in_work', 'packed'])(
    '[X-11] in the status %s refunds all payments of the order to the balance',
    async (status) => {
      const order = await findSeededOrder(sandbox, 'cus_0001', status);
      const balance = await available();
      const canceled = await cancel(order.id);
      expect([canceled.status, canceled.body.data]).toMatchObject([200, { status: 'canceled', remainder: 0, actions: [] }]);
      expect(await available()).toBe(balance + order.paidAmount + order.initialFeePaid);
      const rows = await sandbox.db.select().from(scheduleRows).where(eq(scheduleRows.orderId, order.id));
      expect(rows.every((row) => row.paidAmount === 0)).toBe(true);
      await expectBooksToAgree(sandbox, DILNOZA_PHONE);
      expect((await titles())[0]).toBe('Заказ отменён');
    },
  );

  it.each(['dpd_delivery', 'delivered', 'repair', 'finished', 'canceled', 'refused'])(
    '[X-11] in the status %s is refused with 409',
    async (status) => {
      const order = await findSeededOrder(sandbox, 'cus_0001', status);
      expect(await cancel(order.id)).toMatchObject({ status: 409, body: { code: 'not_cancelable' } });
      expect((await sandbox.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status).toBe(status);
    },
  );

  it('[X-11] twice at once cancels and refunds once; the same idempotency key gets the same response', async () => {
    const order = await findSeededOrder(sandbox, 'cus_0001', 'paid');
    const balance = await available();
    const key = randomUUID();
    const answers = await Promise.all([cancel(order.id, key), cancel(order.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    if (answers[0]?.status === 200) expect((await cancel(order.id, key)).body).toEqual(answers[0].body);
    expect(await available()).toBe(balance + order.paidAmount + order.initialFeePaid);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });
});
