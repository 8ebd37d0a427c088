import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@muddat/schedule';
import { eq, inArray, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { createCustomerFileServices } from '../../core/files/photo-files.ts';
import { customers, refreshTokens, tokenFamilies } from '../../db/schema/auth.ts';
import { balances, cards, payments } from '../../db/schema/billing.ts';
import { products } from '../../db/schema/catalogue.ts';
import { bonusEntries } from '../../db/schema/checkout.ts';
import { schema } from '../../db/schema/index.ts';
import { notifications, orders } from '../../db/schema/orders.ts';
import { returnMessages, returnPhotos, returns } from '../../db/schema/returns.ts';
import { uploads, verificationDocuments, verifications } from '../../db/schema/verification.ts';
import { authCalls } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { eraseClosedAccountsIn } from '../../testing/retention.ts';

const DILNOZA_PHONE = '+998900000001';
const JASUR_PHONE = '+998900000002';

const sandbox = await openSandbox();

/** Inserts a return of an order; the return is open if `closedAt` is null. */
async function insertClosedReturn(id: string, customerId: string, orderId: string, closedAt: Date | null) {
  const requestedAt = sandbox.clock.now();
  const row = { id, customerId, orderId, closedAt, requestedAt, state: closedAt === null ? 'requested' : 'withdrawn' };
  await sandbox.db.insert(returns).values({ ...row, category: 'defect', locale: 'ru', text: 'Не включается' });
  await sandbox.db
    .insert(returnMessages)
    .values({ returnId: id, from: 'customer', to: 'store', text: 'Можно в субботу?', at: requestedAt });
}

/** Calls a path of the installment API, or of any API if the path begins with `//`. */
async function sendRequest(token: string, method: 'GET' | 'POST', path: string, body?: object) {
  // Proofs of identity are tested in `domain/access/recent-reauth.test.ts`; here one is always valid.
  await sandbox.markReauthenticated();
  const answer = await sandbox.app.inject({
    method,
    url: path.startsWith('//') ? path.slice(1) : `/installment${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: () => answer.json() };
}

// Ordered tests: each continues from the state that the previous one left.
describe('[X-14] the deletion of an account', { shuffle: false }, () => {
  test('is refused while an order is open; the message contains the number of that order', async () => {
    const token = await sandbox.tokenFor(DILNOZA_PHONE);
    const plan = (await sendRequest(token, 'GET', '/v3/user/deletion')).body().data;
    expect(plan).toMatchObject({ possible: false, kept: expect.arrayContaining([{ what: 'orders', until: expect.any(String) }]) });
    const refused = await sendRequest(token, 'POST', '/v3/user/deletion');
    expect([refused.status, refused.body().code]).toEqual([409, 'deletion_debt']);
    expect(refused.body().message).toContain(plan.orders[0]);
    expect((await sendRequest(token, 'GET', '/v3/user/deletion')).status).toBe(200);
  });

  test('lists an ended order with an open return among the orders that block it', async () => {
    const token = await sandbox.tokenFor(DILNOZA_PHONE);
    const before: string[] = (await sendRequest(token, 'GET', '/v3/user/deletion')).body().data.orders;
    const own = await sandbox.db.select().from(orders).where(eq(orders.customerId, 'cus_0001'));
    const ended = own.find(({ number }) => !before.includes(number));
    if (ended === undefined) throw new Error('an order that has ended is needed');
    await insertClosedReturn('ret_open', 'cus_0001', ended.id, null);
    const { orders: after } = (await sendRequest(token, 'GET', '/v3/user/deletion')).body().data;
    expect(after).toEqual([...before, ended.number].toSorted());
    await sandbox.db.delete(returns).where(eq(returns.id, 'ret_open'));
  });

  test('is refused while there is money on the balance', async () => {
    await sandbox.db.update(balances).set({ available: 5_000 }).where(eq(balances.customerId, 'cus_0002'));
    const refused = await sendRequest(await sandbox.tokenFor(JASUR_PHONE), 'POST', '/v3/user/deletion');
    expect([refused.status, refused.body().code]).toEqual([409, 'deletion_balance']);
  });

  test('announces the unexpired bonuses that will be lost', async () => {
    const token = await sandbox.tokenFor(JASUR_PHONE);
    const bonuses = async () => (await sendRequest(token, 'GET', '/v3/user/deletion')).body().data.bonuses;
    const before = await bonuses();
    const [at, mine] = [sandbox.clock.now(), { customerId: 'cus_0002', kind: 'earned', orderId: null }];
    await sandbox.db.insert(bonusEntries).values([
      { ...mine, amount: 12_000, at, expiresOn: addDays(sandbox.clock.today(), 30) },
      { ...mine, amount: 7_000, at, expiresOn: sandbox.clock.today() },
    ]);
    expect(await bonuses()).toBe(before + 12_000);
  });

  test('ends every session; after three days erases personal data, tokens and phone, except what the law keeps', async () => {
    const [token, other] = [await sandbox.tokenFor(JASUR_PHONE), await sandbox.tokenFor(JASUR_PHONE)];
    const auth = authCalls(sandbox);
    const { refresh_token } = (await auth.password(JASUR_PHONE, 'Muddat-demo-2')).json();
    expect(refresh_token).toEqual(expect.any(String));
    const families = (await sandbox.db.select().from(tokenFamilies).where(eq(tokenFamilies.customerId, 'cus_0002'))).map(({ id }) => id);
    expect(await sandbox.db.$count(refreshTokens, inArray(refreshTokens.familyId, families))).toBeGreaterThan(2);
    await insertTraces(token);
    const everything = await dumpTables();
    for (const trace of TRACES) expect([trace, everything.includes(trace)]).toEqual([trace, true]);
    await sandbox.db.update(balances).set({ available: 0, held: 0 }).where(eq(balances.customerId, 'cus_0002'));
    const { storage } = createCustomerFileServices(sandbox.config);
    const copy = (await sendRequest(token, 'POST', '/v3/user/export')).body().data.id;
    expect((await sendRequest(token, 'GET', `/v3/user/export/${copy}`)).status).toBe(200);
    const { kept } = (await sendRequest(token, 'GET', '/v3/user/deletion')).body().data;
    const done = await sendRequest(token, 'POST', '/v3/user/deletion');
    expect([done.status, done.body().data.kept]).toEqual([200, kept]);
    expect([
      (await sendRequest(token, 'GET', '/v3/user/limit')).status,
      (await sendRequest(other, 'GET', '/v3/user/limit')).status,
    ]).toEqual([401, 401]);
    await eraseClosedAccountsIn(sandbox);
    // The time of the last sign-in is erased, and the old tokens are refused.
    expect(await sandbox.db.$count(tokenFamilies, eq(tokenFamilies.customerId, 'cus_0002'))).toBe(0);
    expect(await sandbox.db.$count(refreshTokens, inArray(refreshTokens.familyId, families))).toBe(0);
    expect([(await auth.refresh(refresh_token)).statusCode, (await auth.profile(token)).statusCode]).toEqual([401, 401]);
    expect((await auth.post('/oauth/revoke', { token: refresh_token })).statusCode).toBe(204);
    const [row] = await sandbox.db.select().from(customers).where(eq(customers.id, 'cus_0002'));
    expect(row).toMatchObject({ phone: 'deleted:cus_0002', name: '', birthdate: null, passwordHash: '' });
    const left = await sandbox.db.select().from(cards).where(eq(cards.customerId, 'cus_0002'));
    expect(left).toMatchObject([{ bin: '', last4: '', expiry: '', owner: null, smsPhone: '', deletedAt: expect.any(Date) }]);
    expect(await sandbox.db.$count(notifications, eq(notifications.customerId, 'cus_0002'))).toBe(0);
    expect(await sandbox.db.select().from(returns).where(eq(returns.id, 'ret_old'))).toMatchObject([{ text: null }]);
    expect(await sandbox.db.$count(returnMessages, eq(returnMessages.returnId, 'ret_old'))).toBe(0);
    const after = await dumpTables();
    for (const trace of TRACES) expect([trace, after.includes(trace)]).toEqual([trace, false]);
    // Kept by law: the accepted identity photo, and the last four digits of the paying card.
    expect(await Promise.all(PHOTOS.map(async (key) => (await storage.get(key)) !== null))).toEqual([false, false, true]);
    expect(await readdir(join(sandbox.config.dataDir, 'copies'))).toEqual([]);
    const paid = await sandbox.db.select().from(payments).where(eq(payments.customerId, 'cus_0002'));
    expect(new Set(paid.map(({ cardLast4 }) => cardLast4))).toEqual(new Set(['4321']));
  });
});

const STREET = 'Bobur koʻchasi 99';
/** Traces of Jasur that must be gone: phone, address, contact, unfinished upload, photo of a return, refused photo of a document. */
const TRACES = [JASUR_PHONE, STREET, 'Zulfiya opa', 'upl_under_way', 'rph_old.jpg', 'doc_refused.jpg'] as const;
const PHOTOS = ['rph_old.jpg', 'doc_refused.jpg', 'doc_accepted.jpg'] as const;

/**
 * Stores data of Jasur that the erasure must remove: a closed return, photos, a verification, an upload, a quote with an address. Also
 * makes a card payment.
 */
async function insertTraces(token: string): Promise<void> {
  const { db } = sandbox;
  const now = sandbox.clock.now();
  const mine = { customerId: 'cus_0002' };
  const [order] = await db.select().from(orders).limit(1);
  await insertClosedReturn('ret_old', 'cus_0002', order?.id ?? '', now);
  await db.insert(returnPhotos).values({ returnId: 'ret_old', number: 1, uploadId: 'upl_old', storedKey: 'rph_old.jpg' });
  const { storage } = createCustomerFileServices(sandbox.config);
  for (const key of PHOTOS) await storage.put(key, Buffer.from('photo'));
  await db.insert(verifications).values({ ...mine, status: 'rejected', contacts: [{ phone: '+998901112233', name: 'Zulfiya opa' }] });
  const document = { ...mine, step: 'selfie', uploadedAt: now };
  await db.insert(verificationDocuments).values([
    { ...document, id: 'doc_refused', state: 'rejected', current: false, storedKey: 'doc_refused.jpg' },
    { ...document, id: 'doc_accepted', state: 'accepted', current: true, storedKey: 'doc_accepted.jpg' },
  ]);
  await db.insert(uploads).values({ ...mine, id: 'upl_under_way', step: 'selfie', size: 1, sha256: '0', createdAt: now });
  const delivery = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: STREET };
  const [goods] = (await db.select().from(products)).filter(({ stock }) => stock >= 3).toSorted((a, b) => a.price - b.price);
  const quote = { items: [{ product_id: goods?.id, quantity: 1 }], order_type: 'full', delivery };
  expect((await sendRequest(token, 'POST', '/v3/user/checkout/quote', quote)).status).toBe(200);
  const source = { type: 'bank_card', entity_id: 'card_0003' };
  const payment = await sendRequest(token, 'POST', '//billing/v1/api-payments/payment', { purpose: 'top_up', amount: 5_000, source });
  expect(payment.status).toBe(201);
  const [{ code }] = (await sandbox.app.inject({ url: `/sandbox/sms?phone=${encodeURIComponent(JASUR_PHONE)}` })).json();
  const confirmed = { payment_id: payment.body().payment_id, code };
  expect((await sendRequest(token, 'POST', '//billing/v1/api-payments/confirm-payment', confirmed)).body().status).toBe('succeeded');
}

/** Tables that represent other parties, which the portal does not erase: sent messages, and the bank. */
const OUTSIDE: readonly string[] = ['smsMessages', 'bankCards'];

/** All rows of all tables except those of `OUTSIDE`, as text. */
async function dumpTables(): Promise<string> {
  const rows: unknown[] = [];
  for (const [name, table] of Object.entries(schema)) {
    if (is(table, PgTable) && !OUTSIDE.includes(name)) rows.push(name, await sandbox.db.select().from(table));
  }
  return JSON.stringify(rows);
}
