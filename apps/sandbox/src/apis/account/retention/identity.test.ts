import { addMonthsClamped } from '@muddat/schedule';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPhotoFiles } from '../../../core/files/photo-files.ts';
import { customers } from '../../../db/schema/auth.ts';
import { balances, ledgerEntries, payments } from '../../../db/schema/billing.ts';
import { verificationDocuments, verifications } from '../../../db/schema/verification.ts';
import { CARD, callerOf, DILNOZA, JASUR } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { countIn, differencesIn, dump, eraseClosedIn, eraseIn, moveTo, tablesWith } from '../../../testing/retention.ts';
import { createTestSandbox } from '../../../testing/test-sandbox.ts';

const CUSTOMER = 'cus_0002';
const PHOTO = 'doc_front.jpg';

const sandbox = await openSandbox();
let today = sandbox.clock.today();
beforeAll(async () => {
  const { db, clock } = sandbox;
  const at = clock.now();
  await createPhotoFiles(sandbox.config).storage.put(PHOTO, Buffer.from('photo'));
  await db.insert(verifications).values({ customerId: CUSTOMER, status: 'accepted', passport: 'AB7654321', pinfl: '31911892041035' });
  await db.insert(verificationDocuments).values({
    ...{ id: 'doc_front', customerId: CUSTOMER, step: 'passport_front', state: 'accepted', current: true },
    ...{ storedKey: PHOTO, uploadedAt: at, decidedAt: at },
  });
});

const passports = () => sandbox.db.$count(verifications, eq(verifications.customerId, CUSTOMER));

// Ordered tests over several years: each continues from the state that the previous one left.
describe('[X-14] a passport', { shuffle: false }, () => {
  test('stays while there is an account, however long', async () => {
    moveTo(sandbox, today, 7, 0);
    await eraseIn(sandbox);
    expect(await passports()).toBe(1);
  });

  test('stays for five years after the account’s end, to the day that was told', async () => {
    const { db } = sandbox;
    // First empty the balance: these are the ledger entries of a withdrawal.
    const [money] = await db.select().from(balances).where(eq(balances.customerId, CUSTOMER));
    const entry = { posting: 'pay_out:settle', customerId: CUSTOMER, paymentId: 'pay_out', at: sandbox.clock.now() };
    await db.insert(ledgerEntries).values([
      { ...entry, account: 'balance', amount: money?.available ?? 0 },
      { ...entry, account: 'carried', amount: -(money?.available ?? 0) },
    ]);
    await db.update(balances).set({ available: 0 }).where(eq(balances.customerId, CUSTOMER));
    const headers = { authorization: `Bearer ${await sandbox.tokenFor(JASUR)}`, 'idempotency-key': 'end-it' };
    await sandbox.prove();
    const done = await sandbox.app.inject({ method: 'POST', url: '/installment/v3/user/deletion', headers });
    expect(done.statusCode).toBe(200);
    await eraseClosedIn(sandbox);
    const ended = sandbox.clock.today();
    const until = addMonthsClamped(ended, 60);
    expect(done.json().data.kept).toEqual([{ what: 'identity', until }]);
    moveTo(sandbox, until, 0, 0);
    await eraseIn(sandbox);
    expect(await passports()).toBe(1);
    expect(await sandbox.db.$count(customers, eq(customers.id, CUSTOMER))).toBe(1);
    today = until;
  });

  test('a day later it is gone with its photos, and nothing at all is left under the customer’s id', async () => {
    moveTo(sandbox, today, 0, 1);
    await eraseIn(sandbox);
    for (const [name, count] of Object.entries(await countIn(sandbox, tablesWith('customerId'), CUSTOMER))) {
      expect([name, count]).toEqual([name, 0]);
    }
    const left = await dump(sandbox);
    for (const trace of ['AB7654321', '31911892041035', PHOTO, CUSTOMER]) expect([trace, left.includes(trace)]).toEqual([trace, false]);
    expect(await createPhotoFiles(sandbox.config).storage.get(PHOTO)).toBeNull();
    expect(await differencesIn(sandbox)).toEqual([]);
  });
});

test.each([
  ['a payment that the customer owes after a bank took it back is kept', false],
  ['one whose claim is settled goes with the payment that settled it', true],
])('[X-14] %s, whatever its age', async (_what, isSettled) => {
  const other = await createTestSandbox();
  const me = await callerOf(other, DILNOZA);
  const start = other.clock.today();
  const pay = async (body: object) => String((await me.pay(body)).body['payment_id']);
  const topUp = await pay({ purpose: 'top_up', amount: 900_000, source: CARD });
  const spent = await me.pay({ purpose: 'instalment', order_id: '100006', amount: 1_000_000, source: { type: 'balance' } });
  expect(spent.body['status']).toBe('succeeded');
  const payload = { payment_id: topUp, act: 'chargeback' };
  expect((await other.app.inject({ method: 'POST', url: '/sandbox/provider', payload })).statusCode).toBe(200);
  expect(await other.db.$count(ledgerEntries, eq(ledgerEntries.account, 'claim'))).toBe(1);
  const settling = isSettled ? await pay({ purpose: 'top_up', amount: 900_000, source: CARD }) : topUp;
  moveTo(other, start, 19, 0);
  await eraseIn(other);
  expect(await other.db.$count(payments, inArray(payments.id, [topUp, settling]))).toBe(isSettled ? 0 : 1);
  expect(await differencesIn(other)).toEqual([]);
  await other.close();
});
