import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders, scheduleRows } from '../../db/schema/orders.ts';
import { findDocumentCode, readPdf } from '../../testing/documents.ts';
import { openDocumentSandbox } from '../../testing/open-document-sandbox.ts';

const { sandbox, dilnoza, orderOf, finished, orderDocumentPath, verifyCode } = await openDocumentSandbox();

describe('[X-10] documents', () => {
  test('after a payment the old schedule document is not valid; a new one is valid and has another code', async () => {
    const order = orderOf((one) => one.status === 'delivered' && one.overdue_days === 0 && one.remainder > 0);
    const before = findDocumentCode((await readPdf((await dilnoza('GET', orderDocumentPath(order.id, 'schedule'))).bytes)).text);
    const row = order.schedule.find((one) => one.paid_amount < one.amount);
    await sandbox.db
      .update(scheduleRows)
      .set({ paidAmount: 1 })
      .where(and(eq(scheduleRows.orderId, order.id), eq(scheduleRows.number, row?.number ?? 0)));
    expect((await verifyCode(before)).json()).toMatchObject({ data: { kind: 'schedule', valid: false } });
    const after = findDocumentCode((await readPdf((await dilnoza('GET', orderDocumentPath(order.id, 'schedule'))).bytes)).text);
    expect(after).not.toBe(before);
    expect((await verifyCode(after)).json()).toMatchObject({ data: { valid: true } });
  });

  test.each(['canceled', 'refused', 'fail', 'returned'])(
    'an order that ended as %s has no schedule, and an earlier schedule is no longer valid',
    async (status) => {
      const { id, status: before } = orderOf((one) => one.status === 'delivered' && one.schedule.length > 0 && one.overdue_days === 0);
      const code = findDocumentCode((await readPdf((await dilnoza('GET', orderDocumentPath(id, 'schedule'))).bytes)).text);
      await sandbox.db.update(orders).set({ status }).where(eq(orders.id, id));
      const answer = await dilnoza('GET', orderDocumentPath(id, 'schedule'));
      expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ code: 'schedule_unavailable' })]);
      expect((await verifyCode(code)).json()).toMatchObject({ data: { kind: 'schedule', valid: false } });
      await sandbox.db.update(orders).set({ status: before }).where(eq(orders.id, id));
    },
  );

  test('the certificate of a paid order is not valid while the order has a debt again', async () => {
    const { id } = finished();
    const code = findDocumentCode((await readPdf((await dilnoza('GET', orderDocumentPath(id, 'certificate'))).bytes)).text);
    await sandbox.db.update(orders).set({ paidAmount: 0 }).where(eq(orders.id, id));
    expect((await verifyCode(code)).json()).toMatchObject({ data: { valid: false } });
    await sandbox.db.update(orders).set({ paidAmount: finished().paid_amount }).where(eq(orders.id, id));
    expect((await verifyCode(code)).json()).toMatchObject({ data: { valid: true } });
  });
});
