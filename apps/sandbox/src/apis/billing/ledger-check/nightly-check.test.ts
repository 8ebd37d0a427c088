import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledgerEntries } from '../../../db/schema/billing.ts';
import { scheduleRows } from '../../../db/schema/orders.ts';
import { providerCharges } from '../../../db/schema/provider.ts';
import { expectBooksToAgree, findSeededOrder } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox();

const advance = () => sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'P1D' } });
const ledger = async () => (await sandbox.app.inject({ url: '/sandbox/ledger' })).json();

it('the daily check of the books passes on the seed, then reports a missing posting, an extra charge and a wrong paid amount', async () => {
  await expectBooksToAgree(sandbox, null);
  await advance();
  expect((await ledger()).nightly.differences).toEqual([]);
  const { db } = sandbox;
  await db.delete(ledgerEntries).where(eq(ledgerEntries.paymentId, 'pay_seed_0001'));
  const extra = { paymentId: 'pay_of_nobody', customerId: 'cus_0001', amount: 7_000, status: 'accepted', at: new Date() };
  await db.insert(providerCharges).values(extra);
  const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const its = and(eq(scheduleRows.orderId, order.id), eq(scheduleRows.number, 1));
  const [row] = await db.select().from(scheduleRows).where(its);
  await db
    .update(scheduleRows)
    .set({ paidAmount: (row?.paidAmount ?? 0) - 1_000 })
    .where(its);
  await advance();
  const { nightly, differences } = await ledger();
  expect(nightly.differences).toEqual(differences);
  expect(differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'missing_posting', id: 'pay_seed_0001' }),
      { kind: 'extra_charge', id: 'pay_of_nobody', expected: 0, found: 7_000 },
      { kind: 'schedule_rows', id: order.id, expected: order.paidAmount, found: order.paidAmount - 1_000 },
    ]),
  );
});
