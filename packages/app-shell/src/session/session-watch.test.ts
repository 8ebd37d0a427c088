import { createGatewayClient, createMuddatClient, refusalOf } from '@muddat/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSessionRefused, sessionFetch, withSessionWatch } from './session-watch.ts';

const UNAUTHORIZED = { code: 'unauthorized', message: 'Вы не авторизованы', request_id: 'r1' };
const refused = (body: object = UNAUTHORIZED) => Response.json(body, { status: 401 });

let answers: Record<string, () => Response | Promise<Response>> = {};
let asked: string[] = [];
let ends = 0;
let stop = () => {};

beforeEach(() => {
  asked = [];
  ends = 0;
  vi.stubGlobal('window', { location: { origin: 'http://127.0.0.1', pathname: '/ru/orders' } });
  stop = onSessionRefused(() => {
    ends += 1;
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The error code of a failed call, 20 ms later: by then a 401 has caused all its requests and notifications. */
async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  return refusalOf(error).code;
}
const send = withSessionWatch(async (input, init) => {
  const { method, url } = new Request(input, init);
  const call = `${method} ${new URL(url).pathname}`;
  asked.push(call);
  return (await answers[call]?.()) ?? Response.json({ code: 'not_found', message: 'x' }, { status: 404 });
});
const baseUrl = 'http://127.0.0.1/api';
const api = createMuddatClient({ baseUrls: { installment: `${baseUrl}/installment`, billing: `${baseUrl}/billing` }, fetch: send });
const gateway = createGatewayClient({ baseUrl, fetch: send });
const ORDERS = 'GET /api/installment/v3/user/orders/all';
const DEFAULT_CARD = 'POST /api/billing/v1/api-payments/external-entities/set-default';
const setDefault = () => api.billing.setDefaultEntity({ entity_id: 'card_1', default: true });
const session = (loggedIn: boolean) => Response.json({ loggedIn });

test.each([
  ['a read of an API', ORDERS, () => api.installment.listOrders()],
  ['a read of the gateway', 'GET /api/auth/sessions', () => gateway.listSessions()],
])('%s that gets 401 unauthorized ends the session and is rejected', async (_name, call, run) => {
  answers = { [call]: () => refused() };
  expect(await codeOf(run())).toBe('unauthorized');
  expect([ends, asked]).toEqual([1, [call]]);
});

test('a write that gets 401 with "ended" ends the session without another request', async () => {
  answers = { [DEFAULT_CARD]: () => refused({ ...UNAUTHORIZED, ended: true }) };
  expect(await codeOf(setDefault())).toBe('unauthorized');
  expect([ends, asked]).toEqual([1, [DEFAULT_CARD]]);
});

test.each([
  ['a session that is over ends', () => session(false), 1],
  ['an active session continues', () => session(true), 0],
  ['if the check fails, the session continues', () => new Response('<html>', { status: 502 }), 0],
  ['if the check gets no response, the session continues', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('after a write gets 401 without "ended", the session is checked: %s', async (_name, answer, expected) => {
  answers = { [DEFAULT_CARD]: () => refused({ ...UNAUTHORIZED, ended: false }), 'GET /api/auth/user': answer };
  expect(await codeOf(setDefault())).toBe('unauthorized');
  expect([ends, asked]).toEqual([expected, [DEFAULT_CARD, 'GET /api/auth/user']]);
});

test.each([
  ['wrong credentials', () => refused({ code: 'invalid_credentials', message: 'x' }), 'invalid_credentials'],
  ['a refused passkey', () => refused({ code: 'passkey_refused', message: 'x' }), 'passkey_refused'],
  ['a 401 of a proxy', () => new Response('<html>', { status: 401 }), 'http_401'],
  ['a refusal with 422', () => Response.json({ code: 'unauthorized', message: 'x' }, { status: 422 }), 'unauthorized'],
])('a sign-in that fails with %s does not end the session', async (_name, answer, code) => {
  answers = { 'POST /api/auth/login': answer };
  expect(await codeOf(gateway.login({ strategy: 'customer', phone: '+998900000001', password: 'p' }))).toBe(code);
  expect([ends, asked]).toEqual([0, ['POST /api/auth/login']]);
});

test('a PUT outlives the page, other calls do not', async () => {
  const outlives: boolean[] = [];
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    outlives.push(new Request(input, init).keepalive);
    return Response.json({ data: [] });
  });
  const { installment, billing } = createMuddatClient({
    baseUrls: { installment: `${baseUrl}/installment`, billing: `${baseUrl}/billing` },
    fetch: sessionFetch,
  });
  await installment.markNotificationRead({ id: '9' });
  await installment.listNotifications();
  await billing.setDefaultEntity({ entity_id: 'card_1', default: true });
  expect(outlives).toEqual([true, false, false]);
});
