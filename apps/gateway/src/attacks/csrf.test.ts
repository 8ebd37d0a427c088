import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUNDS, type Ground } from '../testing/ground/grounds.ts';
import { loadAllowLists } from '../upstream/contracts.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const OURS = { 'x-requested-with': 'muddat-web' };
const FORM = 'phone=%2B998900000001&strategy=customer';
const JSON_AS_TEXT = '{"strategy":"customer","phone":"+998900000001","password":"x"}';

/**
 * Requests that a page of another site can make the customer's browser send. Each
 * carries the session cookie, in case SameSite=Lax lets it through.
 */
const ATTACKS: readonly [string, (ground: Ground) => { headers: Record<string, string>; body?: string }][] = [
  ['no Origin', () => ({ headers: { ...OURS, 'content-type': 'application/json' }, body: '{}' })],
  ['an Origin of another site', () => ({ headers: { ...OURS, origin: 'https://evil.example' } })],
  ['the Origin null of a sandboxed frame', () => ({ headers: { ...OURS, origin: 'null' } })],
  ['the Origin of a subdomain', ({ host }) => ({ headers: { ...OURS, origin: `https://evil.${host}` } })],
  ['the Origin of a name that begins alike', ({ site }) => ({ headers: { ...OURS, origin: `${site}.evil.example` } })],
  [
    'the other scheme',
    ({ site }) => ({ headers: { ...OURS, origin: site.replace(/^(http)(s?)/, (_, http, s) => `${http}${s ? '' : 's'}`) } }),
  ],
  ['another port', ({ site }) => ({ headers: { ...OURS, origin: `${site.replace(/:\d+$/, '')}:1` } })],
  ['two Origins', ({ site }) => ({ headers: { ...OURS, origin: `${site}, https://evil.example` } })],
  ['a Referer in place of an Origin', ({ site }) => ({ headers: { ...OURS, referer: `${site}/ru` } })],
  [
    'a form of this very site',
    ({ site }) => ({ headers: { origin: site, 'content-type': 'application/x-www-form-urlencoded' }, body: FORM }),
  ],
  [
    'a form with JSON as plain text',
    () => ({ headers: { origin: 'https://evil.example', 'content-type': 'text/plain' }, body: JSON_AS_TEXT }),
  ],
  ['a form with a file', () => ({ headers: { origin: 'null', 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' })],
  ['a beacon', () => ({ headers: { origin: 'https://evil.example', 'content-type': 'application/json' }, body: '{}' })],
];

/** Every write: the gateway's own routes as the server lists them, and every operation of the contracts with its ids filled in. */
function writesOf(ground: Ground): { method: string; path: string }[] {
  const own = ground.gateway.routes.filter(({ method, url }) => !SAFE.includes(method) && !url.includes('*'));
  const proxied = Object.entries(loadAllowLists()).flatMap(([api, operations]) =>
    operations
      .filter(({ method }) => !SAFE.includes(method))
      .map(({ method, segments }) => ({ method, path: `/api/${api}/${segments.map((segment) => segment ?? '100001').join('/')}` })),
  );
  return [...own.map(({ method, url }) => ({ method, path: url.replace(/:\w+/g, '100001') })), ...proxied];
}

describe.each(GROUNDS)('$name', ({ start }) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await start();
  });
  afterAll(() => ground.close());

  test('the table of writes is that of the server: sign-in, sign-out and money are in it', () => {
    const writes = writesOf(ground).map(({ method, path }) => `${method} ${path}`);
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

  test.each(ATTACKS)('a write with %s is refused, changes nothing and reaches nobody', async (_name, attack) => {
    const victim = await ground.signedIn();
    const before = ground.gateway.backend.seen.length;
    const passed: string[] = [];
    for (const { method, path } of writesOf(ground)) {
      const answer = await victim.ask(path, { method, ...attack(ground) });
      const refused = answer.status === 403 && answer.json()['code'] === 'origin_not_allowed' && answer.headers['set-cookie'] === undefined;
      if (!refused) passed.push(`${method} ${path}: ${answer.status}`);
    }
    expect(passed).toEqual([]);
    expect(ground.gateway.backend.seen).toHaveLength(before);
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('the same writes from the site itself pass the guard', async () => {
    const held: string[] = [];
    for (const { method, path } of writesOf(ground)) {
      const answer = await ground.browser().ask(path, { method, json: {}, headers: { ...OURS, origin: ground.site } });
      if (answer.status === 403 && answer.text.includes('origin_not_allowed')) held.push(`${method} ${path}`);
    }
    expect(held).toEqual([]);
  });

  test('no write is made by reading, whatever the address or a header says of the method', async () => {
    const victim = await ground.signedIn();
    const before = ground.gateway.backend.seen.length;
    for (const path of ['/api/auth/logout', '/api/auth/logout?_method=POST', '/api/auth/login?method=POST', '/api/auth/refresh']) {
      const answer = await victim.get(path, { 'x-http-method-override': 'POST', 'x-method-override': 'POST' });
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect(ground.gateway.backend.seen).toHaveLength(before);
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('no preflight is granted, for any call', async () => {
    const granted: string[] = [];
    for (const { method, path } of writesOf(ground)) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'x-requested-with,content-type',
      };
      const answer = await ground.browser().ask(path, { method: 'OPTIONS', headers });
      const named = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      if (answer.status < 400 || named.length > 0) granted.push(`${path}: ${answer.status} ${named}`);
    }
    expect(granted).toEqual([]);
  });
});
