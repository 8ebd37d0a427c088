import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

async function signedIn(at = gateway): Promise<Browser> {
  const browser = at.browser();
  expect((await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, password: DEMO.password })).status).toBe(200);
  return browser;
}
const PAYMENT = '/api/billing/v1/api-payments/payment';

describe('what is not let through', () => {
  test.each([
    ['GET', '/api/billing/v1/api-payments/payment/..%2f..%2fentity-collection', 404],
    ['GET', '/api/billing/v1/api-payments/payment/%2e%2e', 404],
    ['GET', '/api/billing/v1/api-payments/payment/..', 404],
    ['GET', '/api/billing/v1/api-payments/../api-payments/entity-collection', 404],
    ['GET', '/api/installment/v3/user/order/%252e%252e', 404],
    ['GET', '/api/installment/v3/user/order/1%0d%0aX-Evil:%201', 404],
    ['GET', '/api/installment/v3/user/order/1%00', 404],
    ['GET', '/api/installment/v3/user/order/%zz', 404],
    ['GET', '/api/installment//v3/stores', 404],
    ['GET', '/api/installment/http://evil.example/', 404],
    ['GET', '/api/installment/v3/admin', 404],
    ['GET', '/api/auth/oauth/token', 404],
    ['GET', '/api/sandbox/sms', 404],
    ['GET', '/api/evil/v1/x', 404],
    ['GET', '/api/', 404],
    ['GET', '/api', 404],
    ['DELETE', '/api/installment/v3/stores', 405],
    ['GET', '/api/billing/v1/generate-link', 405],
  ])('%s %s is answered %i and reaches no upstream', async (method, path, status) => {
    const browser = await signedIn();
    const before = gateway.backend.seen.length;
    const answer = await browser.ask(path, { method, headers: { origin: gateway.origin, 'x-requested-with': 'muddat-web' } });
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({ code: status === 404 ? 'not_found' : 'method_not_allowed' });
    expect(gateway.backend.seen).toHaveLength(before);
  });

  test.each([
    [
      'an absolute address',
      (host: string) => `GET http://evil.example/api/installment/v3/stores HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    ],
    ['two lengths', (host: string) => `POST ${PAYMENT} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345`],
    [
      'length and chunks',
      (host: string) => `POST ${PAYMENT} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a header with a bare line feed',
      (host: string) => `GET /api/installment/v3/stores HTTP/1.1\r\nHost: ${host}\r\nX-A: 1\nAuthorization : x\r\n\r\n`,
    ],
    ['a folded header', (host: string) => `GET /api/installment/v3/stores HTTP/1.1\r\nHost: ${host}\r\nX-A: 1\r\n  folded\r\n\r\n`],
    ['CONNECT', () => 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ])('%s reaches no upstream', async (_name, text) => {
    const before = gateway.backend.seen.length;
    const { host, hostname, port } = new URL(gateway.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end(text(host)));
      let received = '';
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString();
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(gateway.backend.seen.slice(before).map(({ url }) => url)).toEqual([]);
  });

  test('bodies: too large, of another type, JSON that is none, each in the reader’s language', async () => {
    const browser = await signedIn();
    const large = await browser.post(PAYMENT, { text: 'x'.repeat(300_000) });
    expect([large.status, large.json()['code']]).toEqual([413, 'body_too_large']);
    const own = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    const cases = [
      { type: 'text/plain', body: '{}', status: 415, code: 'unsupported_media_type' },
      { type: 'application/x-www-form-urlencoded', body: 'a=1', status: 415, code: 'unsupported_media_type' },
      { type: 'application/json', body: '{"a":', status: 400, code: 'malformed_json' },
      { type: 'application/json', body: Buffer.from([0x22, 0xff, 0x22]), status: 400, code: 'malformed_json' },
    ];
    const before = gateway.backend.calls('/billing/').length;
    for (const { type, body, status, code } of cases) {
      const answer = await browser.ask(PAYMENT, { method: 'POST', body, headers: { ...own, 'content-type': type } });
      expect([answer.status, answer.json()['code']]).toEqual([status, code]);
      expect(answer.json()['message']).toMatch(/[а-я]/);
    }
    expect(
      (
        await browser.ask('/api/auth/login', { method: 'POST', body: '{"a":', headers: { ...own, 'content-type': 'application/json' } })
      ).json()['code'],
    ).toBe('malformed_json');
    expect(gateway.backend.calls('/billing/')).toHaveLength(before);
  });

  test.each([
    ['no Origin', { 'x-requested-with': 'muddat-web' }],
    ['a foreign Origin', { origin: 'https://evil.example', 'x-requested-with': 'muddat-web' }],
    ['Origin null', { origin: 'null', 'x-requested-with': 'muddat-web' }],
    ['no request header', 'own'],
  ])('a write with %s is 403 and changes nothing', async (_name, headers) => {
    const browser = await signedIn();
    const before = gateway.backend.seen.length;
    const sent = typeof headers === 'string' ? { origin: gateway.origin } : headers;
    for (const path of [PAYMENT, '/api/auth/logout', '/api/auth/login', '/api/auth/refresh', '/api/auth/send-code', '/ru', '/healthz']) {
      const answer = await browser.ask(path, { method: 'POST', json: {}, headers: sent });
      expect([path, answer.status, answer.json()['code']]).toEqual([path, 403, 'origin_not_allowed']);
    }
    expect(gateway.backend.seen).toHaveLength(before);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('no preflight is ever granted', async () => {
    const answer = await gateway
      .browser()
      .ask(PAYMENT, { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    for (const name of Object.keys(answer.headers)) expect(name).not.toMatch(/^access-control/);
  });
});
