import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import { loadAllowLists } from '../upstream/contracts.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const CLIENT_HEADERS = { 'x-requested-with': 'muddat-web' };
const FORM = 'phone=%2B998900000001&strategy=customer';
const JSON_AS_TEXT = '{"strategy":"customer","phone":"+998900000001","password":"x"}';

/**
 * Requests that a page of another site can make the customer's browser send. Each carries the session cookie, in case SameSite=Lax lets it
 * through.
 */
const ATTACKS: readonly [string, (target: AttackTarget) => { headers: Record<string, string>; body?: string }][] = [
  ['no Origin', () => ({ headers: { ...CLIENT_HEADERS, 'content-type': 'application/json' }, body: '{}' })],
  ['an Origin of another site', () => ({ headers: { ...CLIENT_HEADERS, origin: 'https://evil.example' } })],
  ['the Origin null of a sandboxed frame', () => ({ headers: { ...CLIENT_HEADERS, origin: 'null' } })],
  ['the Origin of a subdomain', ({ host }) => ({ headers: { ...CLIENT_HEADERS, origin: `https://evil.${host}` } })],
  ['the Origin of a host that begins like ours', ({ site }) => ({ headers: { ...CLIENT_HEADERS, origin: `${site}.evil.example` } })],
  [
    'an Origin with the other scheme',
    ({ site }) => ({ headers: { ...CLIENT_HEADERS, origin: site.replace(/^(http)(s?)/, (_, http, s) => `${http}${s ? '' : 's'}`) } }),
  ],
  ['an Origin with another port', ({ site }) => ({ headers: { ...CLIENT_HEADERS, origin: `${site.replace(/:\d+$/, '')}:1` } })],
  ['two Origins', ({ site }) => ({ headers: { ...CLIENT_HEADERS, origin: `${site}, https://evil.example` } })],
  ['a Referer instead of an Origin', ({ site }) => ({ headers: { ...CLIENT_HEADERS, referer: `${site}/ru` } })],
  [
    'an HTML form of this site',
    ({ site }) => ({ headers: { origin: site, 'content-type': 'application/x-www-form-urlencoded' }, body: FORM }),
  ],
  [
    'an HTML form that sends JSON as text/plain',
    () => ({ headers: { origin: 'https://evil.example', 'content-type': 'text/plain' }, body: JSON_AS_TEXT }),
  ],
  ['an HTML form with a file', () => ({ headers: { origin: 'null', 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' })],
  ['a beacon from another site', () => ({ headers: { origin: 'https://evil.example', 'content-type': 'application/json' }, body: '{}' })],
];

/** Every write: the gateway's own routes as the server lists them, and every operation of the contracts with its ids filled in. */
function writesTo(target: AttackTarget): { method: string; path: string }[] {
  const own = target.gateway.routes.filter(({ method, url }) => !SAFE.includes(method) && !url.includes('*'));
  const proxied = Object.entries(loadAllowLists()).flatMap(([api, operations]) =>
    operations
      .filter(({ method }) => !SAFE.includes(method))
      .map(({ method, segments }) => ({ method, path: `/api/${api}/${segments.map((segment) => segment ?? '100001').join('/')}` })),
  );
  return [...own.map(({ method, url }) => ({ method, path: url.replace(/:\w+/g, '100001') })), ...proxied];
}

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  test('the list of tested writes contains sign-in, sign-out and payments', () => {
    const writes = writesTo(target).map(({ method, path }) => `${method} ${path}`);
    expect(writes).toEqual(
      expect.arrayContaining([
        'POST /api/auth/login',
        'POST /api/auth/logout',
        'POST /api/auth/refresh',
        'POST /api/auth/send-code',
        'POST /api/billing/v1/api-payments/payment',
      ]),
    );
    expect(writes.length).toBeGreaterThan(20);
  });

  test.each(ATTACKS)('a write with %s gets 403, sets no cookie and reaches no backend', async (_name, attack) => {
    const victim = await target.signedIn();
    const before = target.gateway.backend.requests.length;
    const passed: string[] = [];
    for (const { method, path } of writesTo(target)) {
      const answer = await victim.request(path, { method, ...attack(target) });
      const refused = answer.status === 403 && answer.json()['code'] === 'origin_not_allowed' && answer.headers['set-cookie'] === undefined;
      if (!refused) passed.push(`${method} ${path}: ${answer.status}`);
    }
    expect(passed).toEqual([]);
    expect(target.gateway.backend.requests).toHaveLength(before);
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('all writes with the Origin of this site pass the CSRF guard', async () => {
    const held: string[] = [];
    for (const { method, path } of writesTo(target)) {
      const answer = await target.browser().request(path, { method, json: {}, headers: { ...CLIENT_HEADERS, origin: target.site } });
      if (answer.status === 403 && answer.text.includes('origin_not_allowed')) held.push(`${method} ${path}`);
    }
    expect(held).toEqual([]);
  });

  test('GET on sign-in, sign-out or refresh gets 405, even with a method override in the query or a header', async () => {
    const victim = await target.signedIn();
    const before = target.gateway.backend.requests.length;
    for (const path of ['/api/auth/logout', '/api/auth/logout?_method=POST', '/api/auth/login?method=POST', '/api/auth/refresh']) {
      const answer = await victim.get(path, { 'x-http-method-override': 'POST', 'x-method-override': 'POST' });
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect(target.gateway.backend.requests).toHaveLength(before);
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('OPTIONS for any write gets 405 with Allow, and grants no CORS preflight', async () => {
    const granted: string[] = [];
    // `/api` itself is no call.
    for (const { method, path } of writesTo(target).filter((call) => call.path !== '/api')) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'x-requested-with,content-type',
      };
      const answer = await target.browser().request(path, { method: 'OPTIONS', headers });
      const named = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      if (answer.status !== 405 || !answer.headers['allow'] || named.length > 0) granted.push(`${path}: ${answer.status} ${named}`);
    }
    expect(granted).toEqual([]);
  });
});
