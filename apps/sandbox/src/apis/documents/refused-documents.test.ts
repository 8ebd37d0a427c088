import { describe, expect, test } from 'vitest';
import { stores } from '../../db/schema/catalogue.ts';
import { createFileCaller } from '../../testing/documents.ts';
import { DILNOZA_PHONE, JASUR_PHONE } from '../../testing/installment.ts';
import { openDocumentSandbox } from '../../testing/open-document-sandbox.ts';
import { createTestSandbox } from '../../testing/test-sandbox.ts';

const { sandbox, dilnoza, anybody, orderOf, running, finished, receipt, orderDocumentPath, statement } = await openDocumentSandbox();
const jasur = await createFileCaller(sandbox, JASUR_PHONE);

describe('[X-10] a document request', () => {
  test.each([
    ['the certificate of an order with a debt', () => orderDocumentPath(running().id, 'certificate'), 409, 'certificate_unavailable'],
    [
      'the certificate of a cancelled order',
      () => orderDocumentPath(orderOf((order) => order.status === 'canceled').id, 'certificate'),
      409,
      'certificate_unavailable',
    ],
    [
      'the schedule of a full purchase',
      () => orderDocumentPath(orderOf((order) => order.month === 0).id, 'schedule'),
      409,
      'schedule_unavailable',
    ],
    ['the contract of an unknown order', () => orderDocumentPath('999999', 'contract'), 404, 'not_found'],
    ['the receipt of an unknown payment', () => '/billing/v1/api-payments/payment/pay_0/receipt', 404, 'not_found'],
    ['an unknown kind of document', () => orderDocumentPath(running().id, 'passport'), 400, 'validation_failed'],
    ['a statement that ends in the future', () => statement('pdf', '2099-01-01'), 422, 'validation_failed'],
    ['a statement with reversed dates', () => '/installment/v3/user/statement?from=2026-02-01&to=2026-01-01', 422, 'validation_failed'],
    ['a statement of more than a year', () => '/installment/v3/user/statement?from=2024-01-01&to=2026-01-01', 422, 'validation_failed'],
  ])('is refused for %s', async (_what, path, status, code) => {
    const answer = await dilnoza('GET', path());
    expect([answer.status, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  });

  test.each([
    () => receipt(),
    () => orderDocumentPath(running().id, 'contract'),
    () => orderDocumentPath(running().id, 'schedule'),
    () => orderDocumentPath(finished().id, 'certificate'),
  ])('returns 404 to another customer and 401 without a session: %s', async (path) => {
    expect((await jasur('GET', path())).status).toBe(404);
    expect((await anybody('GET', path())).status).toBe(401);
  });

  test('returns 429 after 60 documents of a customer', async () => {
    const limited = await createTestSandbox({ RATE_LIMITS: 'on' });
    const ask = await createFileCaller(limited, JASUR_PHONE);
    const path = '/installment/v3/user/statement?from=2026-01-01&to=2026-01-02&format=csv';
    for (let count = 0; count < 60; count += 1) expect((await ask('GET', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(429);
    await limited.close();
  });

  test('with a store name that no font has is not made, and the log names the characters for the operator', async () => {
    const lines: string[] = [];
    const own = await createTestSandbox({}, { write: (line) => void lines.push(line) });
    await own.db.update(stores).set({ name: 'Магазин 中文' });
    const answer = await (await createFileCaller(own, DILNOZA_PHONE))('GET', orderDocumentPath(running().id, 'contract'));
    expect([answer.status, answer.json()]).toEqual([500, expect.objectContaining({ code: 'internal' })]);
    expect(lines.filter((line) => line.includes('No font of documents has U+4E2D, U+6587'))).toHaveLength(1);
    await own.close();
  });
});
