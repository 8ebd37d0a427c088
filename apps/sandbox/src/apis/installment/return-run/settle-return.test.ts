import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderItems } from '../../../db/schema/orders.ts';
import {
  createBillingCaller,
  DILNOZA_PHONE,
  expectBooksToAgree,
  loadOrderAmounts,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
} from '../../../testing/billing.ts';
import { openReturnSandbox } from '../../../testing/returns.ts';

const { sandbox, me, delivered, ask, hand, titles } = await openReturnSandbox();
const billing = await createBillingCaller(sandbox, DILNOZA_PHONE);

it('a partial return after which the early payoff is 0 finishes the order and books the mark-up of months to come as saved', async () => {
  const { id } = await delivered();
  await sandbox.db.update(orderItems).set({ price: 100_000 }).where(eq(orderItems.number, 1));
  const amount = (await loadPayoffAmount(sandbox, id)) - 10_000;
  await billing.pay({ purpose: 'instalment', order_id: id, amount, source: MAIN_CARD_SOURCE });
  const paid = await loadOrderAmounts(sandbox, id);
  const { id: return_id } = (await ask(id)).body.data;
  expect(await hand({ return_id, act: 'accepted' })).toBe(200);
  const { figures } = await me.read(return_id);
  expect(figures).toMatchObject({ new: { total: paid.paidAmount, paid: paid.paidAmount, remainder: 0 } });
  const after = await loadOrderAmounts(sandbox, id);
  expect(after).toMatchObject({ status: 'finished', totalAmount: paid.paidAmount, paidAmount: paid.paidAmount });
  expect(after.savedAmount).toBe(paid.totalAmount - figures.share - paid.paidAmount);
  expect(after.savedAmount).toBeGreaterThan(0);
  expect([after.rowsTotal, after.rowsPaid]).toEqual([paid.paidAmount, paid.paidAmount]);
  expect((await me.order(id))['remainder']).toBe(0);
  expect((await titles()).slice(0, 2)).toEqual(expect.arrayContaining(['Возврат принят', 'Рассрочка закрыта']));
  await expectBooksToAgree(sandbox, DILNOZA_PHONE);
});
