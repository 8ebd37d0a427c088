import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { loadAllowLists } from '../upstream/contracts.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** Every operation of the contracts that requires a customer: money, files, documents, uploads and the event stream included. */
const CUSTOMER_OPERATIONS = Object.entries(loadAllowLists()).flatMap(([api, operations]) =>
  operations
    .filter(({ audience }) => audience === 'customer')
    .map(({ operationId, method, segments }) => ({
      name: `${api}.${operationId}`,
      method,
      path: `/api/${api}/${segments.map((segment) => segment ?? '100001').join('/')}`,
    })),
);

async function signedOut(): Promise<Browser> {
  const browser = gateway.browser();
  await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
  const cookie = browser.cookies.get('muddat-dev') ?? '';
  await browser.post('/api/auth/logout');
  browser.cookies.set('muddat-dev', cookie);
  return browser;
}

function guesser(): Browser {
  const browser = gateway.browser();
  browser.cookies.set('muddat-dev', randomBytes(32).toString('base64url'));
  return browser;
}

test.each([
  ['a guest without a cookie', async () => gateway.browser()],
  ['a browser that has signed out', signedOut],
  ['a browser with a guessed session id', async () => guesser()],
])('%s gets 401 from every customer operation, without a call to the backend', async (_who, start) => {
  expect(CUSTOMER_OPERATIONS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'billing.getReceipt',
      'billing.createPayment',
      'installment.getStatement',
      'installment.appendUpload',
      'installment.streamEvents',
      'installment.getReturnPhoto',
    ]),
  );
  const browser = await start();
  const cookie = browser.cookies.get('muddat-dev');
  const before = gateway.backend.requestsTo('/installment/').length + gateway.backend.requestsTo('/billing/').length;
  const answers = [];
  for (const { name, method, path } of CUSTOMER_OPERATIONS) {
    // The first response clears a cookie that names no session, so set it again.
    if (cookie !== undefined) browser.cookies.set('muddat-dev', cookie);
    const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web', authorization: 'Bearer access-guessed' };
    answers.push([name, (await browser.request(path, { method, headers })).status]);
  }
  expect(answers).toEqual(CUSTOMER_OPERATIONS.map(({ name }) => [name, 401]));
  expect(gateway.backend.requestsTo('/installment/').length + gateway.backend.requestsTo('/billing/').length).toBe(before);
});
