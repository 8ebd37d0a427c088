import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAuditLines } from '../testing/audit-lines.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { loadAllowLists } from '../upstream/contracts.ts';
import { auditableCustomerId, auditEventOfOperation, auditOutcomeOf } from './audit-event.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const PAYMENT = '/api/billing/v1/api-payments/payment';

describe('the audit trail', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => gateway.close());

  test('records the outcome of a write whose client disconnects before the response', async () => {
    const browser = gateway.browser();
    await browser.post('/api/auth/login', LOGIN);
    const before = parseAuditLines(gateway.logs).length;
    gateway.backend.respondTo('/billing/v1/api-payments/payment', (_seen, response) => void response.writeHead(409).end('{}'));
    const hold = gateway.backend.hold('/billing/v1/api-payments/payment', 'before');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      cookie,
      origin: gateway.origin,
      'x-requested-with': 'muddat-web',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    };
    const sent = request(`${gateway.origin}${PAYMENT}`, { method: 'POST', headers }).on('error', () => undefined);
    sent.end(JSON.stringify({ purpose: 'top_up', amount: 1_000 }));
    await hold.reached;
    sent.destroy();
    // When the gateway responds to this request, it has noticed that the first connection is closed.
    await browser.get('/healthz');
    expect(parseAuditLines(gateway.logs)).toHaveLength(before);
    hold.release();
    const added = () => parseAuditLines(gateway.logs).slice(before);
    await expect.poll(added).toMatchObject([{ event: 'money', outcome: 'refused', status: 409, customer: 'cus_0001' }]);
  });

  test.each([
    ['the CSRF guard', PAYMENT, {}, '{}', { event: 'forged-write', outcome: 'refused', status: 403 }],
    ['the body limit', PAYMENT, { origin: 'own' }, 'x'.repeat(2_000_000), { event: 'money', outcome: 'refused', status: 413 }],
    ['the query check', `${PAYMENT}?q=%00`, { origin: 'own' }, '{}', { event: 'money', outcome: 'refused', status: 400 }],
  ])('names the operation of a call that %s refuses early', async (_name, path, { origin }: { origin?: string }, body, line) => {
    const own = origin === undefined ? {} : { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    await gateway.browser().request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...own } });
    expect(parseAuditLines(gateway.logs).at(-1)).toMatchObject({ ...line, route: 'api:billing.createPayment' });
  });

  test('is counted by event and outcome in the metrics', async () => {
    await gateway.browser().post('/api/auth/login', { ...LOGIN, password: 'wrong' });
    const { text } = await gateway.opsBrowser().get('/metrics');
    expect(text).toMatch(/muddat_gateway_security_events_total\{event="sign-in",outcome="refused"\} \d/);
  });

  test.each([
    ['that a customer cancelled the deletion of the account', {}, [{ event: 'account-reopened', outcome: 'ok', customer: 'cus_0001' }]],
    ['nothing if a customer cancels a deletion that was never requested', { 'x-unchanged': 'true' }, []],
  ] as const)('records %s', async (_what, headers, lines) => {
    const browser = gateway.browser();
    await browser.post('/api/auth/login', LOGIN);
    gateway.backend.respondTo('/installment/v3/user/deletion', (_seen, response) => void response.writeHead(204, headers).end());
    const before = parseAuditLines(gateway.logs).length;
    const own = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    const answer = await browser.request('/api/installment/v3/user/deletion', { method: 'DELETE', headers: own });
    expect([answer.status, answer.headers['x-unchanged']]).toEqual([204, undefined]);
    expect(parseAuditLines(gateway.logs).slice(before)).toMatchObject(lines);
  });

  test('records no reads, no unsupported methods and no sign-out without a session', async () => {
    const before = parseAuditLines(gateway.logs).length;
    const browser = gateway.browser();
    await browser.get('/api/auth/user');
    await browser.get('/api/auth/login');
    await browser.get('/api/installment/v3/store/info/7');
    await browser.post('/api/auth/logout');
    expect(parseAuditLines(gateway.logs)).toHaveLength(before);
  });
});

describe('the audit event of a call', () => {
  const operations = Object.values(loadAllowLists()).flat();

  test('exists for every operation of the contracts that takes an idempotency key', () => {
    const keyed = operations.filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
    expect(keyed.length).toBeGreaterThan(8);
    expect(keyed.filter((operation) => auditEventOfOperation(operation) === null)).toEqual([]);
  });

  test.each([
    ['createPayment', 'money'],
    ['confirmCheckout', 'money'],
    ['confirmOtp', 'card-saved'],
    ['deleteEntity', 'card-deleted'],
    ['giveVerificationConsent', 'consent'],
    ['submitVerification', 'limit'],
    ['createExport', 'data'],
    ['getExport', 'data'],
    ['getLatestExport', null],
    ['deleteCustomer', 'account-deleted'],
    ['undoDeletion', 'account-reopened'],
    ['requestReturn', 'money'],
    ['agreeHardship', 'money'],
    ['saveBasket', null],
    ['getOrder', null],
  ])('of the operation %s is %s', (name, event) => {
    const operation = operations.find(({ operationId }) => operationId === name);
    expect(operation && auditEventOfOperation(operation)).toBe(event);
  });
});

test.each([
  [200, null, 'ok'],
  [302, null, 'ok'],
  [401, 'invalid_credentials', 'refused'],
  [422, 'otp_locked', 'limited'],
  [429, null, 'limited'],
  [503, null, 'failed'],
] as const)('a response with status %s and code %s has the outcome %s', (status, code, outcome) => {
  expect(auditOutcomeOf(status, code)).toBe(outcome);
});

test.each([
  ['id:cus_0001', 'cus_0001'],
  ['id:17', '17'],
  ['id:+998901112233', null],
  ['id:998901112233', null],
  ['id:a b', null],
  ['phone:+998901112233', null],
  ['handle:abc', null],
])('the audit trail names the customer %s as %s', (id, named) => {
  expect(auditableCustomerId(id)).toBe(named);
});
