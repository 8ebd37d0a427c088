import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payments, refunds } from '../../../db/schema/billing.ts';
import { DILNOZA_PHONE, expectBooksToAgree } from '../../../testing/billing.ts';
import { openMoneySandbox } from '../../../testing/money-moves.ts';
import { eraseCustomer } from '../../account/erase-customer.ts';
import { readBalance } from '../ledger/balance.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const moves = await openMoneySandbox();
const { sandbox, delivered } = moves;

it('a charge that comes after its account was erased goes back to the card, once', async () => {
  await moves.payFromBalance((await delivered()).id, (await readBalance(sandbox.db, 'cus_0001')).available);
  const paymentId = await moves.payInVain((await delivered()).id, 5_000);
  await sandbox.db.transaction((tx) => eraseCustomer(tx, 'cus_0001', DILNOZA_PHONE, sandbox.clock.now()));
  await moves.chargeLate(paymentId, 5_000);
  for (let run = 0; run < 2; run += 1) await reconcileBilling(sandbox);
  expect(await readBalance(sandbox.db, 'cus_0001')).toEqual({ available: 0, held: 0, claimed: 0 });
  const back = await sandbox.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  expect(back).toMatchObject([{ amount: 5_000, to: 'bank_card' }]);
  expect((await sandbox.db.select().from(payments).where(eq(payments.id, paymentId)))[0]).toMatchObject({ refundedAmount: 5_000 });
  await expectBooksToAgree(sandbox, null);
});
