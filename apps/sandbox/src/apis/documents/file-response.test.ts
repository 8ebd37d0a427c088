import { expect, test } from 'vitest';
import { createFileCaller, readPdf } from '../../testing/documents.ts';
import { DILNOZA_PHONE } from '../../testing/installment.ts';
import { openDocumentSandbox, receiptPath } from '../../testing/open-document-sandbox.ts';
import { createTestSandbox } from '../../testing/test-sandbox.ts';

const { sandbox, dilnoza, running, orderDocumentPath } = await openDocumentSandbox();

test('[X-10] a document names its operator and the store, each with address and phone', async () => {
  const { text } = await readPdf((await dilnoza('GET', orderDocumentPath(running().id, 'contract'))).bytes);
  expect(text).toContain('Оператор: Muddat Demo MCHJ (demo)');
  expect(text).toContain('ИНН 000000000 · Лицензия 0000 (demo)');
  expect(text).toMatch(new RegExp(`«${running().store.name}», \\S+ [^+]*, \\+998 \\d\\d \\d{3}`));
});

test('[X-10] a receipt names its number and the goods, and its file has the number in its name', async () => {
  const { body } = await sandbox.app
    .inject({ url: '/billing/v1/api-payments/payments', headers: { authorization: `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}` } })
    .then((answer) => ({ body: answer.json() }));
  const payment = body.data.find(({ order_id }: { order_id: string | null }) => order_id === running().id);
  const { bytes, headers } = await dilnoza('GET', receiptPath(payment.payment_id));
  expect(headers['content-disposition']).toBe(`attachment; filename="muddat-receipt-${payment.receipt_number}.pdf"`);
  const { text } = await readPdf(bytes);
  expect(text).toContain(payment.receipt_number);
  expect(text).toContain(running().items[0]?.name);
  expect(text).not.toContain('pay_');
});

test('[X-10] a document prints no address of this machine, only the path of the page that verifies it', async () => {
  const own = await createTestSandbox();
  const { bytes } = await (await createFileCaller(own, DILNOZA_PHONE))('GET', orderDocumentPath(running().id, 'contract'));
  const { text } = await readPdf(bytes);
  expect(text).toMatch(/ \/ru\/verify\/[\w-]{23}/);
  expect(text).not.toContain('127.0.0.1');
  await own.close();
});
