import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deleteAllDataCopies } from '../../core/files/delete-copies.ts';
import { createCustomerFileServices } from '../../core/files/photo-files.ts';
import { customers } from '../../db/schema/auth.ts';
import { orderItems, orders, scheduleRows } from '../../db/schema/orders.ts';
import { returnPhotos } from '../../db/schema/returns.ts';
import { verificationDocuments } from '../../db/schema/verification.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { createApplicant, testPhoto } from '../../testing/verification.ts';
import { collectDataCopyPhotos } from './collect-copy-photos.ts';
import { renderDataCopyReadme } from './render-copy-readme.ts';
import { renderOrderDocuments } from './render-order-documents.ts';

const DILNOZA = '+998900000001';
const JASUR = '+998900000002';
const [SARDOR, NODIRA] = ['+998900000011', '+998900000012'];
const DAY_MS = 86_400_000;
const NO_OMISSIONS = { papersOf: [], statement: false, deletedPhotos: 0, tooManyPhotos: 0 };

const sandbox = await openSandbox();
beforeEach(async () => {
  sandbox.clock.setOffset(0);
  await deleteAllDataCopies({ db: sandbox.db, files: createCustomerFileServices(sandbox.config) });
});

async function sendRequest(token: string, method: 'GET' | 'POST', path: string, body?: object) {
  // Proofs of identity are tested in `domain/access/recent-reauth.test.ts`; here one is always valid.
  await sandbox.markReauthenticated();
  const answer = await sandbox.app.inject({
    method,
    url: `/installment/v3/user${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, raw: answer.rawPayload, body: () => answer.json() };
}

type Rows = Record<string, unknown>[];
/** Makes a new copy of the customer's data; returns its files and the parsed `data.json`. */
async function fetchCopyOf(token: string) {
  await sendRequest(token, 'POST', '/export');
  const { id } = (await sendRequest(token, 'GET', '/export')).body().data;
  const file = await sendRequest(token, 'GET', `/export/${id}`);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([200, 'application/zip', 'no-store']);
  const files = unzipSync(new Uint8Array(file.raw));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const data: Record<string, Rows> = JSON.parse(text('data.json'));
  return { files, data, text };
}
const of = (names: readonly string[], folder: string) => names.filter((name) => name.startsWith(`${folder}/`));

describe('[X-14] the copy of my data', () => {
  test('twenty concurrent requests make one copy, which the customer sees on every device and another customer does not', async () => {
    const [phone, computer] = [await sandbox.tokenFor(SARDOR), await sandbox.tokenFor(SARDOR)];
    expect((await sendRequest(phone, 'GET', '/export')).body()).toEqual({ data: null });
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendRequest(phone, 'POST', '/export')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 429)]);
    const refusal = answers.find(({ status }) => status === 429)?.body();
    expect(refusal).toMatchObject({ code: 'export_lately', message: expect.stringMatching(/^Копию данных уже собрали сегодня/) });
    const made = answers.find(({ status }) => status === 201)?.body().data;
    expect((await sendRequest(computer, 'GET', '/export')).body()).toEqual({ data: made });

    const other = await sandbox.tokenFor(NODIRA);
    expect((await sendRequest(other, 'GET', '/export')).body()).toEqual({ data: null });
    expect((await sendRequest(other, 'GET', `/export/${made.id}`)).status).toBe(404);
  });

  test('eight concurrent downloads build the file once; a download a week later returns the same bytes', async () => {
    const token = await sandbox.tokenFor(NODIRA);
    const { id } = (await sendRequest(token, 'POST', '/export')).body().data;
    const run = vi.spyOn(sandbox.heavy, 'run');
    onTestFinished(() => run.mockRestore());
    const all = await Promise.all(Array.from({ length: 8 }, () => sendRequest(token, 'GET', `/export/${id}`)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const [first] = all;
    if (first === undefined) throw new Error('eight were asked for');
    const papers = Object.keys(unzipSync(new Uint8Array(first.raw))).filter((name) => name.endsWith('.pdf'));
    // One job per document, so that other customers get a turn in between, and one job for the packing.
    expect(run).toHaveBeenCalledTimes(papers.length + 1);

    await sandbox.db.update(customers).set({ name: 'Nodira Yangi' }).where(eq(customers.phone, NODIRA));
    sandbox.clock.setOffset(7 * DAY_MS - 60_000);
    const later = await sendRequest(token, 'GET', `/export/${id}`);
    expect([...all, later].every(({ raw }) => raw.equals(first.raw))).toBe(true);
    expect(later.headers['content-disposition']).toBe(first.headers['content-disposition']);
    expect(run).toHaveBeenCalledTimes(papers.length + 1);
  });

  test('the file is deleted after a week', async () => {
    const token = await sandbox.tokenFor(SARDOR);
    const { id } = (await sendRequest(token, 'POST', '/export')).body().data;
    expect((await sendRequest(token, 'GET', `/export/${id}`)).status).toBe(200);
    const stored = () => readdir(join(sandbox.config.dataDir, 'copies'));
    expect(await stored()).toContain(`${id}.zip`);
    onTestFinished(async () => void (await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { reset: true } })));
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'P7D' } });
    expect(await stored()).not.toContain(`${id}.zip`);
    expect((await sendRequest(token, 'GET', `/export/${id}`)).status).toBe(404);
  });

  test('contains all records and order documents of the customer, but no password hash or data of others', async () => {
    const { files, data, text } = await fetchCopyOf(await sandbox.tokenFor(DILNOZA));
    const own = await sandbox.db.select().from(orders).where(eq(orders.customerId, 'cus_0001'));
    expect(data['orders']?.map((order) => order['id']).sort()).toEqual(own.map(({ id }) => id).sort());
    expect(data['customer']).toMatchObject([{ phone: DILNOZA }]);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['payments', 'cards', 'notifications', 'ledgerEntries', 'scheduleRows', 'returnPhotos', 'consentEvents']),
    );
    const foreign = await sandbox.db.select().from(orderItems).innerJoin(orders, eq(orders.id, orderItems.orderId));
    expect(data['orderItems']).toHaveLength(foreign.filter((row) => row.orders.customerId === 'cus_0001').length);
    expect(text('data.json')).not.toMatch(/scrypt\$|passwordHash|cus_0002/);

    const names = Object.keys(files);
    const rows = await sandbox.db.selectDistinct({ id: scheduleRows.orderId }).from(scheduleRows);
    const numbersOf = (some: typeof own) => some.map(({ number }) => number).sort();
    // An undone order owes nothing, so it has no schedule document.
    const isUndone = (status: string) => ['canceled', 'refused', 'returned', 'fail'].includes(status);
    const onInstallment = own.filter(({ id, status }) => rows.some((row) => row.id === id) && !isUndone(status));
    expect(of(names, 'contracts').sort()).toEqual(numbersOf(own).map((number) => `contracts/${number}.pdf`));
    expect(of(names, 'schedules').sort()).toEqual(numbersOf(onInstallment).map((number) => `schedules/${number}.pdf`));
    const finished = own.filter(({ status }) => status === 'finished');
    expect(finished.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(numbersOf(finished).map((number) => `certificates/${number}.pdf`)));
    expect(names.filter((name) => !name.includes('/')).sort()).toEqual(['README.txt', 'data.json', 'statement.pdf']);
    for (const name of names.filter((one) => one.endsWith('.pdf'))) expect(text(name).slice(0, 5)).toBe('%PDF-');
    expect(text('README.txt')).not.toContain('Чего здесь нет');
  });

  test('contains the photos byte for byte, and counts photos that were deleted or exceed the size limit', async () => {
    // The other tests need a copy with all its photos.
    onTestFinished(async () => {
      await sandbox.db.delete(returnPhotos);
      await sandbox.db.delete(verificationDocuments).where(eq(verificationDocuments.customerId, 'cus_0001'));
    });
    const token = await sandbox.tokenFor(DILNOZA);
    const { storage } = createCustomerFileServices(sandbox.config);
    const passport = await testPhoto();
    await storage.put('doc_1.jpg', passport);
    const row = { customerId: 'cus_0001', step: 'passport_front', state: 'accepted', current: true, uploadedAt: sandbox.clock.now() };
    await sandbox.db.insert(verificationDocuments).values([
      { ...row, id: 'doc_1', storedKey: 'doc_1.jpg' },
      { ...row, id: 'doc_0', current: false, storedKey: null },
    ]);
    const own = await createApplicant(sandbox, DILNOZA);
    const upload = await own.upload('return', await testPhoto());
    const [delivered] = (await sendRequest(token, 'GET', '/orders/all?statuses[0]=delivered')).body().data;
    const asked = { items: [{ line: 1, quantity: 1 }], category: 'defect', photos: [upload] };
    const { id } = (await sendRequest(token, 'POST', `/order/${delivered.id}/return`, asked)).body().data;

    const { files, data, text } = await fetchCopyOf(token);
    const kept = (await own.request(`//v3/user/returns/${id}/photos/1`)).bytes;
    expect(kept.length).toBeGreaterThan(1_000);
    const names = Object.keys(files);
    expect([...of(names, 'documents'), ...of(names, 'returns')]).toEqual(['documents/passport_front-doc_1.jpg', `returns/${id}-1.jpg`]);
    expect(Buffer.from(files[`returns/${id}-1.jpg`] ?? []).equals(kept)).toBe(true);
    expect(Buffer.from(files['documents/passport_front-doc_1.jpg'] ?? []).equals(passport)).toBe(true);
    expect(data['returnPhotos']).toEqual([{ returnId: id, number: 1, uploadId: upload }]);
    expect(text('README.txt')).toContain('Удалённые фото (1)');
    expect(text('README.txt')).toContain('Oʻchirilgan suratlar (1)');

    const bounded = await collectDataCopyPhotos(
      { db: sandbox.db, files: createCustomerFileServices(sandbox.config) },
      'cus_0001',
      passport.length,
    );
    expect([Object.keys(bounded.files), bounded.deletedPhotos, bounded.tooManyPhotos]).toEqual([
      ['documents/passport_front-doc_1.jpg'],
      1,
      1,
    ]);
  });

  test('contains only contracts of the newest orders if there are too many documents; the README lists incomplete orders', async () => {
    const { db, clock, config, heavy } = sandbox;
    const ctx = { db, clock, config, heavy, disconnected: new AbortController().signal };
    const asked = { ctx, customer: { id: 'cus_0001', phone: DILNOZA, name: 'Dilnoza' }, locale: 'ru' } as const;
    const own = await db.select().from(orders).where(eq(orders.customerId, 'cus_0001'));
    const numbers = own.toSorted((a, b) => +b.createdAt - +a.createdAt || (a.id < b.id ? 1 : -1)).map(({ number }) => number);
    const few = await renderOrderDocuments(asked, 2);
    expect(Object.keys(few.files)).toEqual(numbers.slice(0, 2).map((number) => `contracts/${number}.pdf`));
    expect(few.missing).toEqual(numbers);
    const readme = renderDataCopyReadme({ ...NO_OMISSIONS, papersOf: few.missing }, '2026-11-25');
    expect(readme.split(String(numbers.at(-1)))).toHaveLength(3);
    expect(readme).toMatch(/^Копия ваших данных в Muddat от 25 ноября 2026\r\n/);
  });

  test('can be requested again after a day, and each copy can be downloaded for a week', async () => {
    const token = await sandbox.tokenFor(JASUR);
    const first = (await sendRequest(token, 'POST', '/export')).body().data;
    expect(Date.parse(first.expires_at) - Date.parse(first.created_at)).toBe(7 * DAY_MS);
    sandbox.clock.setOffset(DAY_MS - 60_000);
    const early = await sendRequest(token, 'POST', '/export');
    expect([early.status, early.body().retry_after <= 60]).toEqual([429, true]);
    sandbox.clock.setOffset(DAY_MS + 1_000);
    const second = (await sendRequest(token, 'POST', '/export')).body().data;
    expect((await sendRequest(token, 'GET', '/export')).body().data).toEqual(second);
    expect((await sendRequest(token, 'GET', `/export/${first.id}`)).status).toBe(200);
    sandbox.clock.setOffset(7 * DAY_MS + 2_000);
    expect((await sendRequest(token, 'GET', `/export/${first.id}`)).status).toBe(404);
    sandbox.clock.setOffset(9 * DAY_MS);
    expect((await sendRequest(token, 'GET', '/export')).body()).toEqual({ data: null });
  });
});
