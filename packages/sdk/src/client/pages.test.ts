import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectionOf } from '../testing/rejection-of.ts';
import { json, startTestServer, type TestServer, text } from '../testing/test-server.ts';
import { createMuddatClient } from './create-muddat-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = () => createMuddatClient({ baseUrl: server.url });
const page = (ids: string[], more: object = {}) => json(200, { data: ids.map((payment_id) => ({ payment_id })), ...more });
const product = (ids: string[], number: number, pages: number) => json(200, { data: ids, meta: { page: number, pages } });
const queries = () => server.seen.map(({ url }) => decodeURIComponent(url.split('?')[1] ?? ''));

describe('for await over a list', () => {
  it('yields the items of all pages, and asks for a page when its first item is read', async () => {
    server.answerWith(page(['1', '2'], { next_cursor: 'c2' }), page([], { next_cursor: 'c3' }), page(['3']));
    const seen: [string, number][] = [];
    for await (const { payment_id } of client().billing.listPayments({ from: '2026-11-01' })) seen.push([payment_id, server.seen.length]);
    expect(seen).toEqual([
      ['1', 1],
      ['2', 1],
      ['3', 3],
    ]);
    expect(queries()).toEqual(['from=2026-11-01', 'from=2026-11-01&cursor=c2', 'from=2026-11-01&cursor=c3']);
  });

  it('continues by page numbers up to the last, in a list that has them', async () => {
    server.answerWith(product(['a'], 1, 2), product(['b'], 2, 2));
    const seen: unknown[] = [];
    for await (const one of client().installment.listProducts({ sort: 'name' })) seen.push(one);
    expect(seen).toEqual(['a', 'b']);
    expect(queries()).toEqual(['sort=name', 'sort=name&page=2']);
  });

  it('ends where the server repeats an empty last page', async () => {
    server.answerWith(product(['a'], 1, 9), product([], 2, 9));
    const seen: unknown[] = [];
    for await (const one of client().installment.listProducts()) seen.push(one);
    expect(seen).toEqual(['a']);
  });

  it('asks for no further page after a break', async () => {
    server.answerWith(page(['1'], { next_cursor: 'c2' }), page(['2']));
    for await (const _one of client().billing.listPayments()) break;
    expect(server.seen).toHaveLength(1);
  });

  it('rejects with the failure of the page that fails', async () => {
    server.answerWith(page(['1'], { next_cursor: 'c2' }), json(500, { code: 'internal' }));
    const seen: string[] = [];
    const reading = async () => {
      for await (const { payment_id } of client().billing.listPayments()) seen.push(payment_id);
    };
    expect(await rejectionOf(reading())).toMatchObject({ statusCode: 500, code: 'internal' });
    expect(seen).toEqual(['1']);
  });
});

describe('the promise of a call', () => {
  it('resolves with the first page alone, and pages() yields whole pages', async () => {
    server.answerWith(page(['1'], { next_cursor: 'c2' }), page(['2'], { total: 2 }));
    expect((await client().billing.listPayments()).data).toEqual([{ payment_id: '1' }]);
    server.answerWith(page(['1'], { next_cursor: 'c2' }), page(['2']));
    const pages = [];
    for await (const one of client().billing.listPayments().pages()) pages.push(one);
    expect(pages).toEqual([{ data: [{ payment_id: '1' }], next_cursor: 'c2' }, { data: [{ payment_id: '2' }] }]);
  });

  it('withResponse() gives the result with the status and headers of its response', async () => {
    server.answerWith(json(201, { payment_id: 'pay_1' }, { 'x-request-id': 'r1' }));
    const source = { type: 'balance' } as const;
    const call = client().billing.createPayment({ purpose: 'instalment', order_id: '1', amount: 1, source });
    const { data, response } = await call.withResponse();
    expect([data.payment_id, response.status, response.headers.get('x-request-id')]).toEqual(['pay_1', 201, 'r1']);
    expect(server.seen).toHaveLength(1);
  });

  it('withResponse() rejects once, and leaves no rejection behind that nobody handles', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    server.answerWith(json(500, {}));
    expect(await rejectionOf(client().installment.listOrders().withResponse())).toMatchObject({ statusCode: 500 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('of a file is its stream with its type and name', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="receipt-1.pdf"' };
    server.answerWith(text(200, '%PDF-1.7', headers));
    const file = await client().billing.getReceipt({ payment_id: 'pay_1' });
    expect([file.contentType, file.fileName, await (await file.blob()).text()]).toEqual(['application/pdf', 'receipt-1.pdf', '%PDF-1.7']);
    expect(server.seen[0]?.headers['accept']).toBe('*/*');
    server.answerWith(json(409, { code: 'receipt_unavailable' }));
    expect(await rejectionOf(client().billing.getReceipt({ payment_id: 'pay_1' }))).toMatchObject({ code: 'receipt_unavailable' });
  });
});
