import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { GATEWAY_OPERATIONS } from '../testing/contract.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { loadAllowLists } from '../upstream/contracts.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

type Call = { name: string; method: string; pathWith: (id: string) => string; hasId: boolean; takesJson: boolean };

/** Every call of the gateway's contract, and every operation of the five APIs that it lets through. */
const CALLS: readonly Call[] = [
  ...GATEWAY_OPERATIONS.map(({ operationId, method, path, requestBody }) => ({
    name: `gateway.${operationId}`,
    method,
    pathWith: (id: string) => path.replace(/\{\w+\}/, id),
    hasId: path.includes('{'),
    takesJson: requestBody !== undefined,
  })),
  ...Object.entries(loadAllowLists()).flatMap(([api, operations]) =>
    operations.map(({ operationId, method, segments, contentTypes }) => ({
      name: `${api}.${operationId}`,
      method,
      pathWith: (id: string) => `/api/${api}/${segments.map((segment) => segment ?? id).join('/')}`,
      hasId: segments.includes(null),
      takesJson: contentTypes.includes('application/json'),
    })),
  ),
];

async function signedIn(): Promise<Browser> {
  const browser = gateway.browser();
  expect(
    (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password })).status,
  ).toBe(200);
  return browser;
}

async function sendRequest(browser: Browser, { method }: Call, path: string, body?: string) {
  const own = { origin: gateway.origin, 'x-requested-with': 'muddat-web', 'content-type': 'application/json' };
  const before = gateway.backend.requests.length;
  const answer = await browser.request(path, { method, headers: own, ...(body === undefined ? {} : { body }) });
  return { method, sent: `${method} ${path} ${body ?? ''}`, answer, reached: gateway.backend.requests.length > before };
}

/** Expects the gateway itself to refuse: 4xx with this request's id, no echo of the input, and no call to a backend. */
function expectProblem({ method, sent, answer, reached }: Awaited<ReturnType<typeof sendRequest>>): void {
  expect([sent, answer.status >= 400 && answer.status < 500, reached]).toEqual([sent, true, false]);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  // A response to HEAD has no body (RFC 9110 9.3.2).
  if (method === 'HEAD') return;
  const { code, message, request_id, ...others } = answer.json();
  expect([sent, typeof code, typeof message, request_id]).toEqual([sent, 'string', 'string', answer.headers['x-request-id']]);
  expect([sent, Object.keys(others).filter((name) => name !== 'fields')]).toEqual([sent, []]);
  expect(answer.text).not.toContain('hostile');
}

describe.each(CALLS.map((call) => [call.name, call] as const))('operation %s', (_name, call) => {
  let browser: Browser;
  beforeEach(async () => {
    browser = await signedIn();
  });

  test('refuses a broken escape or a NUL in the query with a 4xx error that does not echo it', async () => {
    for (const value of ['%ff', '%', '%zz', '%00', 'hostile%00'])
      expectProblem(await sendRequest(browser, call, `${call.pathWith('x1')}?x=${value}`));
  });

  test('refuses a broken escape or a NUL in the path, and an overlong id', async () => {
    const ids = call.hasId ? ['%', '%ff', '%00', 'hostile%00', '%2', 'hostile'.repeat(50), 'hostile'.repeat(1_000)] : [];
    for (const path of [...ids.map(call.pathWith), `${call.pathWith('x1')}%`]) expectProblem(await sendRequest(browser, call, path));
  });

  test.runIf(call.takesJson)('refuses a NUL or a lone surrogate in the JSON body', async () => {
    for (const evil of ['hostile\\u0000', 'hostile\\ud800']) {
      for (const body of [`{"phone":"${evil}"}`, `{"a":{"b":[1,"${evil}"]}}`, `{"${evil}":1}`, `"${evil}"`])
        expectProblem(await sendRequest(browser, call, call.pathWith('x1'), body));
    }
  });

  test('returns the same status with an unknown query parameter as without it', async () => {
    const known = await sendRequest(browser, call, call.pathWith('x1'));
    const unknown = await sendRequest(await signedIn(), call, `${call.pathWith('x1')}?utm_source=x`);
    expect([unknown.sent, unknown.answer.status]).toEqual([unknown.sent, known.answer.status]);
    expect(unknown.answer.status).not.toBe(500);
  });
});

test('the log contains nothing of the hostile input', async () => {
  const browser = await signedIn();
  for (const call of CALLS) await sendRequest(browser, call, `${call.pathWith('x1')}?x=hostile%00`);
  expect(gateway.logs.length).toBeGreaterThanOrEqual(CALLS.length);
  expect(gateway.logs.filter((line) => /hostile|%00|%ff/.test(line))).toEqual([]);
});
