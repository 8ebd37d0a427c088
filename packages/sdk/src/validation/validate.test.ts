import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMuddatClient, type MuddatClient } from '../client/create-muddat-client.ts';
import { asObject, type ContractName, mediaOf, operationsOf, responsesOf } from '../contracts/load.ts';
import { rejectionOf } from '../testing/rejection-of.ts';
import { json, startTestServer, type TestServer, text } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = (validate: boolean) => createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: () => 'token', validate });

/** The first example of what an operation answers. */
function example(api: ContractName, id: string) {
  const operation = operationsOf(api).find((one) => one.id === id) ?? expect.fail(`no operation ${id}`);
  const [, response] = responsesOf(operation).find(([status]) => status < 300) ?? expect.fail(`no success of ${id}`);
  return asObject(mediaOf(operation.document, response)[0]?.examples[0]?.[1]);
}
const firstOf = (list: unknown) => (Array.isArray(list) ? asObject(list[0]) : expect.fail('no list'));

const payment = example('billing', 'getPayment');
const stores = example('installment', 'listStores');
const cards = example('billing', 'listEntities');
const content = asObject(example('builder', 'getContent')['data']);
const getPayment = ({ billing }: MuddatClient) => billing.getPayment({ payment_id: 'pay_1' });
const listStores = ({ installment }: MuddatClient) => installment.listStores();
const listCards = ({ billing }: MuddatClient) => billing.listEntities({ billing_reflection_alias: 'muddat', collection_type: 'bank_card' });
const getContent = ({ builder }: MuddatClient) => builder.getContent({ organization: 2, page: 'home' });

type Broken = [what: string, call: (client: MuddatClient) => Promise<unknown>, body: unknown, message: RegExp];
const BROKEN: Broken[] = [
  ['text for a number', getPayment, { ...payment, amount: '520000' }, /^billing\.getPayment .*: amount: expected number, got string$/],
  ['a fraction for a whole number', getPayment, { ...payment, amount: 0.5 }, /amount: expected whole number, got number$/],
  ['a field left out', getPayment, { ...payment, status: undefined }, /: status: is missing$/],
  ['an unknown value of an enum', getPayment, { ...payment, status: 'lost' }, /: status: expected \(.*"succeeded".*\), got string$/],
  ['null where there is a value', getPayment, { ...payment, created_at: null }, /: created_at: expected string, got null$/],
  ['a time that is none', getPayment, { ...payment, created_at: '21.11.2026' }, /: created_at: expected time like \S+, got string$/],
  ['a list for an object', getPayment, [], /: body: expected object, got list$/],
  ['an object for a list', listStores, { ...stores, data: {} }, /^installment\.listStores .*: data: expected list, got object$/],
  [
    'a wrong item',
    listStores,
    { ...stores, data: [firstOf(stores['data']), { ...firstOf(stores['data']), name: 7 }] },
    /: data\.1\.name: /,
  ],
  ['a wrong one of two shapes', listCards, { data: [{ ...firstOf(cards['data']), last4: 1234 }] }, /: data\.0\.last4: expected string/],
  [
    'a known block with a wrong field',
    getContent,
    { data: { ...content, blocks: [{ id: '1', type: 'rich-text', html: 1 }] } },
    /: data\.blocks\.0\.html: /,
  ],
  ['no body', getPayment, undefined, /: body: expected object, got nothing$/],
];

describe('a client with `validate`', () => {
  it.each(BROKEN)('refuses %s, and names the place', async (_what, call, body, message) => {
    server.answerWith(body === undefined ? text(204, '') : json(200, body, { 'x-request-id': 'request-1' }));
    const error = await rejectionOf(call(client(true)));
    expect(error).toMatchObject({ name: 'ApiError', source: 'parse', code: null, message: expect.stringMatching(message) });
    expect(error).toMatchObject({ attempts: 1, retryable: false, statusCode: body === undefined ? 204 : 200 });
    if (body !== undefined) expect(error).toMatchObject({ data: JSON.parse(JSON.stringify(body)), requestId: 'request-1' });
  });

  it('names the first three wrong places', async () => {
    server.answerWith(json(200, { ...payment, payment_id: 1, status: 1, purpose: 1, amount: '' }));
    const error = await rejectionOf(getPayment(client(true)));
    expect(error).toMatchObject({ message: expect.stringMatching(/: payment_id: [^;]+; status: [^;]+; purpose: [^;]+$/) });
  });

  it('accepts fields and blocks that the contract does not have', async () => {
    const other = { id: '1', type: 'weather', degrees: 21 };
    server.answerWith(json(200, { data: { ...content, blocks: [other], since: 'tomorrow' } }));
    expect(await getContent(client(true))).toMatchObject({ data: { blocks: [other], since: 'tomorrow' } });
  });

  it.each([
    [{ code: 'otp_wrong', tries_left: 'four' }, /^billing\.confirmPayment .*: tries_left: expected number, got string$/],
    [{ code: 'otp_wrong' }, /: tries_left: is missing$/],
  ])('refuses the refusal %j, whose code adds something else', async (body, message) => {
    server.answerWith(json(422, body));
    const error = await rejectionOf(client(true).billing.confirmPayment({ payment_id: 'pay_1', code: '123456' }));
    expect(error).toMatchObject({
      source: 'parse',
      code: null,
      status: 422,
      data: body,
      attempts: 1,
      message: expect.stringMatching(message),
    });
  });

  it('compares what one operation adds with that operation alone', async () => {
    server.answerWith(json(422, { code: 'validation_failed', initial_fee_max: 'much' }));
    const quote = client(true).installment.getQuote({ store_id: '1', amount: 1000, months: 3 });
    expect(await rejectionOf(quote)).toMatchObject({ source: 'parse' });
    expect(await rejectionOf(listStores(client(true)))).toMatchObject({ source: 'server', code: 'validation_failed' });
  });

  it.each([
    [json(422, { code: 'otp_wrong', tries_left: 4, more: 1 }), 'otp_wrong'],
    [json(422, { code: 'otp_expired' }), 'otp_expired'],
    [json(422, { code: 'not_in_the_contract' }), 'not_in_the_contract'],
    [text(502, '<html>'), null],
  ])('leaves other refusals as they are', async (answer, code) => {
    server.answerWith(answer);
    const call = client(true).billing.confirmPayment({ payment_id: 'pay_1', code: '123456' }, { retry: 0 });
    expect(await rejectionOf(call)).toMatchObject({ source: 'server', code });
  });

  it('leaves files and empty answers as they are', async () => {
    server.answerWith(text(200, 'bytes', { 'content-type': 'application/pdf' }), text(204, ''));
    expect(await (await client(true).billing.getReceipt({ payment_id: 'pay_1' })).blob()).toMatchObject({ size: 5 });
    expect(await client(true).installment.undoDeletion()).toBeUndefined();
  });
});

it('a client without `validate` takes every JSON', async () => {
  for (const [, call, body] of BROKEN.filter(([, , body]) => body !== undefined)) {
    server.answerWith(json(200, body));
    expect(await call(client(false))).toEqual(JSON.parse(JSON.stringify(body)));
  }
});
