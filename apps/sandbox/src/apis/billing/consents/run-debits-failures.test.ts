import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { DILNOZA_ID, grantConsent, openDebitSandbox, runDebitsIn, setClockTo } from '../../../testing/consents.ts';

const { sandbox, me, due, tell, debitsMade } = await openDebitSandbox();
const { db } = sandbox;

/** Makes the last instalment of another order due on the same day. */
async function makeSecondDue() {
  const others = and(eq(orders.customerId, DILNOZA_ID), eq(orders.status, 'delivered'), ne(orders.id, due().orderId));
  const [last] = await db
    .select({ orderId: scheduleRows.orderId, number: scheduleRows.number })
    .from(scheduleRows)
    .innerJoin(orders, eq(orders.id, scheduleRows.orderId))
    .where(others)
    .orderBy(desc(scheduleRows.number))
    .limit(1);
  if (last === undefined) throw new TypeError('the demo customer has one order');
  const its = and(eq(scheduleRows.orderId, last.orderId), eq(scheduleRows.number, last.number));
  await db.update(scheduleRows).set({ dueDate: due().dueDate }).where(its);
  return last;
}

test('an instalment whose debit fails is logged and does not keep the next one from being debited', async () => {
  const second = await makeSecondDue();
  const [broken = second, whole = second] = [due(), second].toSorted((a, b) => a.orderId.localeCompare(b.orderId));
  for (const { orderId } of [broken, whole]) await grantConsent(me, orderId);
  await tell();
  // Nothing is left to pay by the order, while its schedule still has the instalment.
  await db
    .update(orders)
    .set({ paidAmount: sql`${orders.totalAmount}` })
    .where(eq(orders.id, broken.orderId));
  setClockTo(sandbox, due().dueDate);
  const error = vi.spyOn(sandbox.log, 'error').mockReturnValue();
  await runDebitsIn(sandbox);
  const logged: unknown[] = error.mock.calls.map(([about]) => about);
  error.mockRestore();
  expect(logged).toMatchObject([{ instalment: `${broken.orderId} ${broken.number}` }]);
  expect(await debitsMade()).toMatchObject([{ orderId: whole.orderId, status: 'succeeded' }]);
});
