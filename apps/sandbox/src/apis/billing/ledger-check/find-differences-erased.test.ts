import { expect, it } from 'vitest';
import { DILNOZA_PHONE } from '../../../testing/billing.ts';
import { openMoneySandbox } from '../../../testing/money-moves.ts';
import { findDifferencesIn } from '../../../testing/retention.ts';
import { eraseCustomer } from '../../account/erase-customer.ts';
import { readBalance } from '../ledger/balance.ts';

const { sandbox, act, delivered, payFromBalance, withdraw } = await openMoneySandbox();

it('a withdrawal that the bank returns after the account was erased is reported, because nobody can use its balance', async () => {
  const payment_id = await withdraw(50_000);
  await payFromBalance((await delivered()).id, (await readBalance(sandbox.db, 'cus_0001')).available);
  await sandbox.db.transaction((tx) => eraseCustomer(tx, 'cus_0001', DILNOZA_PHONE, sandbox.clock.now()));
  expect(await findDifferencesIn(sandbox)).toEqual([]);
  await act({ payment_id, act: 'payout_return' });
  expect(await findDifferencesIn(sandbox)).toEqual([{ kind: 'unreachable_balance', id: 'cus_0001', expected: 0, found: 50_000 }]);
});
