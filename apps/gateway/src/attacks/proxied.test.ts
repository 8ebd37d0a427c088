import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

/** Ids that an upstream might resolve to a different path. */
const IDS = [
  '..',
  '.',
  '%2e%2e',
  '.%2E',
  '%252e%252e',
  '..%2f..%2fadmin',
  '..%5cadmin',
  '..\\admin',
  '1%2F..%2F..',
  '1%2e%2e%2fadmin',
  '%c0%ae%c0%ae',
  '%c0%af',
  '%uff0e%uff0e',
  '%ef%bc%8e%ef%bc%8e%2fadmin',
  '1%00',
  '1%0d%0aX-Evil:%201',
  '1%0a',
  '1%3fadmin=1',
  '1%23',
  '1%25',
  '%zz',
  '%',
  '9'.repeat(201),
];
const CALLS: readonly [string, string, number][] = [
  ['GET', '/api/billing/v1/api-payments/../api-payments/entity-collection', 404],
  ['GET', '/api/installment//v3/stores', 404],
  ['GET', '/api//installment/v3/stores', 404],
  ['GET', '/api/installment/v3/stores/', 404],
  ['GET', '/api/installment/V3/stores', 404],
  ['GET', '/api/installment/http://evil.example/', 404],
  ['GET', '/api/installment/v3/admin', 404],
  ['GET', '/api/auth/oauth/token', 404],
  ['POST', '/api/auth/oauth/token', 404],
  ['POST', '/api/auth/oauth/revoke', 404],
  ['GET', '/api/auth/user/profile', 404],
  ['GET', '/api/sandbox/sms', 404],
  ['GET', '/api/evil/v1/x', 404],
  ['GET', '/api/constructor/v1/x', 404],
  ['GET', '/api/', 404],
  ['GET', '/api', 404],
  ['DELETE', '/api/installment/v3/stores', 405],
  ['GET', '/api/billing/v1/generate-link', 405],
];

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());
  const ours = () => ({ origin: target.site, 'x-requested-with': 'muddat-web' });

  test.each(IDS)('an API call with the id %j gets 404 and reaches no upstream', async (id) => {
    const browser = await target.signedIn();
    const before = target.gateway.backend.requests.length;
    for (const path of [
      `/api/installment/v3/user/order/${id}`,
      `/api/billing/v1/api-payments/payment/${id}`,
      `/api/installment/v3/store/info/${id}`,
    ]) {
      const answer = await browser.get(path);
      expect([path, answer.status, answer.json()['code']]).toEqual([path, 404, 'not_found']);
    }
    expect(target.gateway.backend.requests).toHaveLength(before);
  });

  test.each(CALLS)('%s %s is not an operation of the contracts: it gets %i and reaches no upstream', async (method, path, status) => {
    const browser = await target.signedIn();
    const before = target.gateway.backend.requests.length;
    const answer = await browser.request(path, { method, headers: ours() });
    expect([answer.status, answer.json()['code']]).toEqual([status, status === 404 ? 'not_found' : 'method_not_allowed']);
    expect(target.gateway.backend.requests).toHaveLength(before);
  });

  test('an upstream gets only allowed headers of the browser: no cookie, no foreign token, no hop-by-hop header', async () => {
    const browser = await target.signedIn();
    await browser.get('/api/installment/v3/user/orders/all', {
      ...target.from('198.51.100.7'),
      authorization: 'Bearer of-the-attacker',
      clientmodel: 'evil',
      'proxy-authorization': 'Basic x',
      connection: 'keep-alive, x-secret',
      'x-secret': '1',
      te: 'trailers',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      'x-request-id': 'evil',
      forwarded: 'for=evil',
      organization: '99',
      referer: 'https://evil.example/?phone=998900000001',
    });
    const sent = target.gateway.backend.requestsTo('/installment/v3/user/orders/all').at(-1)?.headers ?? {};
    const allowed = ['accept-language', 'authorization', 'clientmodel', 'connection', 'host', 'x-request-id'];
    expect(Object.keys(sent).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(sent.authorization).toMatch(/^Bearer access-/);
    expect([sent['clientmodel'], sent.connection]).toEqual(['web', 'keep-alive']);
    expect(sent['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the browser gets only allowed headers of an upstream: no cookie, no policy, no hop-by-hop header', async () => {
    target.gateway.backend.respondTo('/installment/v3/stores', (_seen, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': ['__Host-muddat=evil; Path=/; Secure', 'muddat-dev=evil; Path=/', 'locale=evil'],
        'content-security-policy': "script-src 'unsafe-inline'",
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=0',
        'clear-site-data': '"*"',
        'x-powered-by': 'upstream',
        server: 'upstream/1.0',
        via: '1.1 secret.internal',
        refresh: '0; url=https://evil.example',
        'proxy-authenticate': 'Basic',
      });
      response.end('{"data":[]}');
    });
    const answer = await target.browser().get('/api/installment/v3/stores');
    expect(answer.status).toBe(200);
    for (const name of [
      'set-cookie',
      'access-control-allow-origin',
      'clear-site-data',
      'x-powered-by',
      'server',
      'via',
      'refresh',
      'proxy-authenticate',
    ])
      expect([name, answer.headers[name]]).toEqual([name, undefined]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['strict-transport-security']).not.toBe('max-age=0');
  });

  test('a redirect by an upstream becomes 502 without a Location header', async () => {
    target.gateway.backend.respondTo('/installment/v3/store/info/7', (_seen, response) => {
      response.writeHead(302, { location: 'https://evil.example/' }).end();
    });
    const answer = await target.browser().get('/api/installment/v3/store/info/7');
    expect([answer.status, answer.headers['location']]).toEqual([502, undefined]);
  });

  test('an HTML response of an upstream gets nosniff and a policy that blocks everything', async () => {
    target.gateway.backend.respondTo('/installment/v3/store/info/8', (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>window.__xss = 1</script>');
    });
    const answer = await target.browser().get('/api/installment/v3/store/info/8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});
