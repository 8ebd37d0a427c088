import { addMonthsClamped } from '@muddat/schedule';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCustomerFileServices } from '../../../core/files/photo-files.ts';
import { customers } from '../../../db/schema/auth.ts';
import { balances, ledgerEntries, payments } from '../../../db/schema/billing.ts';
import { verificationDocuments, verifications } from '../../../db/schema/verification.ts';
import { createBillingCaller, DILNOZA_PHONE, JASUR_PHONE, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import {
  countRowsWithId,
  dumpTables,
  eraseClosedAccountsIn,
  eraseExpiredDataIn,
  findDifferencesIn,
  setClockAfter,
  tablesWithColumn,
} from '../../../testing/retention.ts';
import { createTestSandbox } from '../../../testing/test-sandbox.ts';

const CUSTOMER = 'cus_0002';
const PHOTO = 'doc_front.jpg';

const sandbox = await openSandbox();
let today = sandbox.clock.today();
beforeAll(async () => {
  const { db, clock } = sandbox;
  const at = clock.now();
  await createCustomerFileServices(sandbox.config).storage.put(PHOTO, Buffer.from('photo'));
  await db.insert(verifications).values({ customerId: CUSTOMER, status: 'accepted', passport: 'AB7654321', pinfl: '31911892041035' });
  await db.insert(verificationDocuments).values({
    ...{ id: 'doc_front', customerId: CUSTOMER, step: 'passport_front', state: 'accepted', current: true },
    ...{ storedKey: PHOTO, uploadedAt: at, decidedAt: at },
  });
});

const passports = () => sandbox.db.$count(verifications, eq(verifications.customerId, CUSTOMER));

// Ordered tests over several years: each continues from the state that the previous one left.
describe('[X-14] the retention of passport data', { shuffle: false }, () => {
  test('does not end while the account exists, even after seven years', async () => {
    setClockAfter(sandbox, today, 7, 0);
    await eraseExpiredDataIn(sandbox);
    expect(await passports()).toBe(1);
  });

  test('lasts five years after the deletion of the account, until the announced day', async () => {
    const { db } = sandbox;
    // First empty the balance: these are the ledger entries of a withdrawal.
    const [money] = await db.select().from(balances).where(eq(balances.customerId, CUSTOMER));
    const entry = { posting: 'pay_out:settle', customerId: CUSTOMER, paymentId: 'pay_out', at: sandbox.clock.now() };
    await db.insert(ledgerEntries).values([
      { ...entry, account: 'balance', amount: money?.available ?? 0 },
      { ...entry, account: 'carried', amount: -(money?.available ?? 0) },
    ]);
    await db.update(balances).set({ available: 0 }).where(eq(balances.customerId, CUSTOMER));
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(JASUR_PHONE)}`, 'idempotency-key': 'end-it' };
    await sandbox.markReauthenticated();
    const done = await sandbox.app.inject({ method: 'POST', url: '/installment/v3/user/deletion', headers });
    expect(done.statusCode).toBe(200);
    await eraseClosedAccountsIn(sandbox);
    const ended = sandbox.clock.today();
    const until = addMonthsClamped(ended, 60);
    expect(done.json().data.kept).toEqual([{ what: 'identity', until }]);
    setClockAfter(sandbox, until, 0, 0);
    await eraseExpiredDataIn(sandbox);
    expect(await passports()).toBe(1);
    expect(await sandbox.db.$count(customers, eq(customers.id, CUSTOMER))).toBe(1);
    today = until;
  });

  test('ends a day after five years from the deletion: passport data, photos and all rows of the customer are erased', async () => {
    setClockAfter(sandbox, today, 0, 1);
    await eraseExpiredDataIn(sandbox);
    for (const [name, count] of Object.entries(await countRowsWithId(sandbox, tablesWithColumn('customerId'), CUSTOMER))) {
      expect([name, count]).toEqual([name, 0]);
    }
    const left = await dumpTables(sandbox);
    for (const trace of ['AB7654321', '31911892041035', PHOTO, CUSTOMER]) expect([trace, left.includes(trace)]).toEqual([trace, false]);
    expect(await createCustomerFileServices(sandbox.config).storage.get(PHOTO)).toBeNull();
    expect(await findDifferencesIn(sandbox)).toEqual([]);
  });
});

test.each([
  ['a charged-back payment with an open claim is kept', false],
  ['a charged-back payment with a settled claim is erased with the payment that settled it', true],
])('[X-14] 19 years after the chargeback %s', async (_what, isSettled) => {
  const other = await createTestSandbox();
  const me = await createBillingCaller(other, DILNOZA_PHONE);
  const start = other.clock.today();
  const pay = async (body: object) => String((await me.pay(body)).body['payment_id']);
  const topUp = await pay({ purpose: 'top_up', amount: 900_000, source: MAIN_CARD_SOURCE });
  const spent = await me.pay({ purpose: 'instalment', order_id: '100006', amount: 1_000_000, source: { type: 'balance' } });
  expect(spent.body['status']).toBe('succeeded');
  const payload = { payment_id: topUp, act: 'chargeback' };
  expect((await other.app.inject({ method: 'POST', url: '/sandbox/provider', payload })).statusCode).toBe(200);
  expect(await other.db.$count(ledgerEntries, eq(ledgerEntries.account, 'claim'))).toBe(1);
  const settling = isSettled ? await pay({ purpose: 'top_up', amount: 900_000, source: MAIN_CARD_SOURCE }) : topUp;
  setClockAfter(other, start, 19, 0);
  await eraseExpiredDataIn(other);
  expect(await other.db.$count(payments, inArray(payments.id, [topUp, settling]))).toBe(isSettled ? 0 : 1);
  expect(await findDifferencesIn(other)).toEqual([]);
  await other.close();
});
