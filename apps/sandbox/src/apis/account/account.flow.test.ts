import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../core/testing.ts';
import { customers } from '../../db/schema/auth.ts';
import { balances, cards } from '../../db/schema/billing.ts';
import { notifications, orders } from '../../db/schema/orders.ts';
import { returnMessages, returns } from '../../db/schema/returns.ts';

const DILNOZA = '+998900000001';
const JASUR = '+998900000002';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** A return of an order, written as it stands in the table; open while it has no end. */
async function keepReturn(id: string, customerId: string, orderId: string, closedAt: Date | null) {
  const requestedAt = sandbox.clock.now();
  const row = { id, customerId, orderId, closedAt, requestedAt, state: closedAt === null ? 'requested' : 'withdrawn' };
  await sandbox.db.insert(returns).values({ ...row, category: 'defect', locale: 'ru', text: 'Не включается' });
  await sandbox.db
    .insert(returnMessages)
    .values({ returnId: id, from: 'customer', to: 'store', text: 'Можно в субботу?', at: requestedAt });
}

async function ask(token: string, method: 'GET' | 'POST', path: string, key = randomUUID()) {
  const answer = await sandbox.app.inject({
    method,
    url: `/installment${path}`,
    headers: { authorization: `Bearer ${token}`, ...(method === 'POST' ? { 'idempotency-key': key } : {}) },
  });
  return { status: answer.statusCode, headers: answer.headers, raw: answer.rawPayload, body: () => answer.json() };
}

describe('[X-14] a copy of all my data', () => {
  test('twenty asks at once make one, and it holds every record and the papers', async () => {
    const token = await sandbox.tokenFor(DILNOZA);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(token, 'POST', '/v3/user/export')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 429)]);
    const refusal = answers.find(({ status }) => status === 429);
    expect(refusal?.body()).toMatchObject({ code: 'export_lately', message: expect.stringMatching(/^Копию данных уже собрали сегодня/) });

    const id: string = answers.find(({ status }) => status === 201)?.body().data.id;
    const file = await ask(token, 'GET', `/v3/user/export/${id}`);
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([200, 'application/zip', 'no-store']);
    const files = unzipSync(new Uint8Array(file.raw));
    const json = strFromU8(files['data.json'] ?? new Uint8Array());
    const data: Record<string, Record<string, unknown>[]> = JSON.parse(json);
    const own = await sandbox.db.select().from(orders).where(eq(orders.customerId, 'cus_0001'));
    expect(data['orders']?.map((order) => order['id']).sort()).toEqual(own.map(({ id: orderId }) => orderId).sort());
    expect(data['customer']).toMatchObject([{ phone: DILNOZA }]);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['payments', 'cards', 'notifications', 'ledgerEntries', 'scheduleRows']));
    expect(json).not.toMatch(/scrypt\$|passwordHash|cus_0002/);
    const papers = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    expect(papers).toHaveLength(own.length + 1);
    expect(papers.every((name) => strFromU8((files[name] ?? new Uint8Array()).slice(0, 5)) === '%PDF-')).toBe(true);

    expect((await ask(await sandbox.tokenFor(JASUR), 'GET', `/v3/user/export/${id}`)).status).toBe(404);
    sandbox.clock.setOffset(86_400_000 + 1_000);
    expect((await ask(token, 'GET', `/v3/user/export/${id}`)).status).toBe(404);
    expect((await ask(token, 'POST', '/v3/user/export')).status).toBe(201);
    sandbox.clock.setOffset(0);
  });
});

describe('[X-14] the end of an account', () => {
  test('an open order forbids it, by its number', async () => {
    const token = await sandbox.tokenFor(DILNOZA);
    const plan = (await ask(token, 'GET', '/v3/user/deletion')).body().data;
    expect(plan).toMatchObject({ possible: false, kept: expect.arrayContaining([{ what: 'orders', until: expect.any(String) }]) });
    const refused = await ask(token, 'POST', '/v3/user/deletion');
    expect([refused.status, refused.body().code]).toEqual([409, 'deletion_debt']);
    expect(refused.body().message).toContain(plan.orders[0]);
    expect((await ask(token, 'GET', '/v3/user/deletion')).status).toBe(200);
  });

  test('a return that is open forbids it, for what it gives back would be lost', async () => {
    const token = await sandbox.tokenFor(DILNOZA);
    const before: string[] = (await ask(token, 'GET', '/v3/user/deletion')).body().data.orders;
    const own = await sandbox.db.select().from(orders).where(eq(orders.customerId, 'cus_0001'));
    const ended = own.find(({ number }) => !before.includes(number));
    if (ended === undefined) throw new Error('an order that has ended is needed');
    await keepReturn('ret_open', 'cus_0001', ended.id, null);
    const { orders: after } = (await ask(token, 'GET', '/v3/user/deletion')).body().data;
    expect(after).toEqual([...before, ended.number].toSorted());
    await sandbox.db.delete(returns).where(eq(returns.id, 'ret_open'));
  });

  test('money on the balance forbids it', async () => {
    await sandbox.db.update(balances).set({ available: 5_000 }).where(eq(balances.customerId, 'cus_0002'));
    const refused = await ask(await sandbox.tokenFor(JASUR), 'POST', '/v3/user/deletion');
    expect([refused.status, refused.body().code]).toEqual([409, 'deletion_balance']);
  });

  test('else every session ends, nothing of the customer’s own stays, and the phone is a new customer’s', async () => {
    await sandbox.db.update(balances).set({ available: 0, held: 0 }).where(eq(balances.customerId, 'cus_0002'));
    const [token, other] = [await sandbox.tokenFor(JASUR), await sandbox.tokenFor(JASUR)];
    const [order] = await sandbox.db.select().from(orders).limit(1);
    await keepReturn('ret_old', 'cus_0002', order?.id ?? '', sandbox.clock.now());
    const { kept } = (await ask(token, 'GET', '/v3/user/deletion')).body().data;
    const done = await ask(token, 'POST', '/v3/user/deletion');
    expect([done.status, done.body().data.kept]).toEqual([200, kept]);
    expect([(await ask(token, 'GET', '/v3/user/limit')).status, (await ask(other, 'GET', '/v3/user/limit')).status]).toEqual([401, 401]);
    const [row] = await sandbox.db.select().from(customers).where(eq(customers.id, 'cus_0002'));
    expect(row).toMatchObject({ phone: 'deleted:cus_0002', name: '', birthdate: null, passwordHash: '' });
    const left = await sandbox.db.select().from(cards).where(eq(cards.customerId, 'cus_0002'));
    expect(left.every(({ owner, smsPhone, deletedAt }) => owner === null && smsPhone === '' && deletedAt !== null)).toBe(true);
    expect(await sandbox.db.$count(notifications, eq(notifications.customerId, 'cus_0002'))).toBe(0);
    expect(await sandbox.db.select().from(returns).where(eq(returns.id, 'ret_old'))).toMatchObject([{ text: null }]);
    expect(await sandbox.db.$count(returnMessages, eq(returnMessages.returnId, 'ret_old'))).toBe(0);
    expect(await sandbox.db.$count(customers, eq(customers.phone, JASUR))).toBe(0);
  });
});
