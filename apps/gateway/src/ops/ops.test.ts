import { API_NAMES } from '@muddat/sdk';
import { findPersonalData } from '@muddat/servers/personal-data';
import { describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../limits/limits.ts';
import { startTlsProxy } from '../testing/attack-target/tls-proxy.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import { createBrowser } from '../testing/browser.ts';
import { diskFullError } from '../testing/disk-full.ts';
import { startGateway } from '../testing/start.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: 'wrong' };

describe('health', () => {
  test('healthz reports on the process only; readyz checks store and backends, and returns 503 if one fails', async () => {
    const gateway = await startGateway();
    const browser = gateway.browser();
    expect((await browser.get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await gateway.opsBrowser().get('/readyz');
    const all = { sessions: 'ok', guest_token: 'ok', auth: 'ok', installment: 'ok', mobile: 'ok', builder: 'ok', billing: 'ok' };
    expect([ready.status, ready.json()]).toEqual([200, { status: 'ready', checks: all }]);
    gateway.backend.respondTo('/billing/', (_seen, response) => void response.destroy());
    const readyz = async () => {
      const { status, json } = await gateway.opsBrowser().get('/readyz');
      return [status, json()];
    };
    await expect.poll(readyz, { timeout: 10_000 }).toEqual([503, { status: 'not ready', checks: { ...all, billing: 'failed' } }]);
    expect((await browser.get('/healthz')).status).toBe(200);
    await gateway.close();
  });

  test.each(API_NAMES)('readyz fails if the %s backend responds with 500 to every call', async (api) => {
    const gateway = await startGateway();
    // This backend acts like a server whose database is down, which still sends 404 for an unknown path.
    gateway.backend.respondTo(`/${api}/`, ({ url }, response) => void response.writeHead(url === `/${api}/` ? 404 : 500).end());
    const { status, json } = await gateway.opsBrowser().get('/readyz');
    expect([status, json()['checks']]).toEqual([503, expect.objectContaining({ [api]: 'failed', sessions: 'ok' })]);
    await gateway.close();
  });

  test('readyz checks the store at most once a second, however often it is requested', async () => {
    let writes = 0;
    const gateway = await startGateway({}, 2_000, {}, (store) => ({
      ...store,
      ping: async () => {
        writes += 1;
        await store.ping();
      },
    }));
    const asked = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, () => gateway.opsBrowser().get('/readyz')));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(writes).toBeLessThanOrEqual(1 + Math.floor((performance.now() - asked) / 1_000));
    await gateway.close();
  });

  test('readyz fails if the session store cannot be written', async () => {
    const gateway = await startGateway({}, 2_000, {}, (store) => ({ ...store, ping: () => Promise.reject(diskFullError()) }));
    const { status, json } = await gateway.opsBrowser().get('/readyz');
    expect([status, json()['checks']]).toEqual([503, expect.objectContaining({ sessions: 'failed' })]);
    await gateway.close();
  });

  test('metrics count requests by route and operation, contain no phone, and are on a separate port with readyz', async () => {
    const gateway = await startGateway();
    const browser = gateway.browser();
    await browser.get('/ru');
    await browser.get('/api/installment/v3/store/info/7');
    await browser.get('/ru/nothing/998900000001');
    const metrics = await gateway.opsBrowser().get('/metrics');
    expect(metrics.text).toContain('muddat_gateway_request_seconds_count{route="page:home",method="GET",status="200"} 1');
    expect(metrics.text).toContain('muddat_gateway_upstream_seconds_count{operation="installment.getStore",status="200"} 1');
    expect(metrics.text).toContain('route="page:not-found"');
    expect(metrics.text).not.toContain('998900000001');
    for (const path of ['/metrics', '/readyz']) expect((await browser.get(path)).text).not.toMatch(/muddat_gateway|checks/);
    expect((await gateway.opsBrowser().get('/ru')).status).toBe(404);
    await gateway.close();
  });
});

test('logs carry no phone, password, code, cookie, token, query or path of a customer', async () => {
  const gateway = await startGateway({ LOG_LEVEL: 'debug' });
  const browser = gateway.browser();
  await browser.post('/api/auth/send-code', { phone: DEMO_CUSTOMER.phone, purpose: 'sign-in' });
  await browser.post('/api/auth/login', { ...LOGIN, password: DEMO_CUSTOMER.password });
  const cookie = browser.cookies.get('muddat-dev') ?? 'none';
  await browser.get('/ru/orders/100001?phone=%2B998900000001');
  await browser.get('/api/installment/v3/user/order/100001?card=8600123412341234');
  await browser.get('/ru/998900000001/nothing');
  gateway.backend.respondTo('/billing/', (_seen, response) => void response.destroy());
  await browser.get('/api/billing/v1/available-systems?card=8600123412341234');
  gateway.backend.respondTo('/auth/oauth/revoke', (_seen, response) => void response.destroy());
  await browser.post('/api/auth/logout');
  const logs = gateway.logs.join('\n');
  for (const text of [
    '998900000001',
    '86001234',
    '100001',
    DEMO_CUSTOMER.password,
    cookie,
    'access-',
    'refresh-',
    'Dilnoza',
    'muddat-web-secret',
  ]) {
    expect(logs, text).not.toContain(text);
  }
  expect(logs).toContain('"route":"api:installment.getOrder"');
  expect(logs).toContain('tokens could not be revoked');
  expect(findPersonalData(gateway.logs.join(''))).toEqual([]);
  expect(gateway.logs.every((line) => /^\{"level":"[a-z]+","time":"\d{4}-/.test(line))).toBe(true);
  await gateway.close();
});

describe('rate limits', () => {
  test('sign-in tries for one phone from one address get 429 with Retry-After beyond the limit; another phone does not', async () => {
    const gateway = await startGateway({ RATE_LIMITS: 'on' });
    const browser = gateway.browser();
    for (let n = 0; n < RATE_LIMITS.guessByPair.max; n += 1) expect((await browser.post('/api/auth/login', LOGIN)).status).toBe(401);
    const before = gateway.backend.requests.length;
    const limited = await browser.post('/api/auth/login', { ...LOGIN, password: DEMO_CUSTOMER.password });
    expect([limited.status, limited.json()['code']]).toEqual([429, 'rate_limited']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.json()['retry_after']).toBe(Number(limited.headers['retry-after']));
    expect(limited.json()['message']).toMatch(/[а-я]/);
    expect(gateway.backend.requests).toHaveLength(before);
    expect((await browser.post('/api/auth/login', { ...LOGIN, phone: '+998900000002' })).status).toBe(401);
    await gateway.close();
  });

  test.each([
    ['an untrusted client cannot choose its address by X-Forwarded-For', {}, 429],
    ['behind a trusted proxy the limit counts the address of the visitor', { TRUSTED_PROXIES: '127.0.0.1' }, 200],
  ])('%s', async (_name, env, status) => {
    const gateway = await startGateway({ RATE_LIMITS: 'on', ...env });
    const browser = gateway.browser();
    const ask = (address: string, n: number) => {
      const phone = `+99890${String(1_000_000 + n)}`;
      return browser.post('/api/auth/send-code', { phone, purpose: 'sign-in' }, { 'x-forwarded-for': address });
    };
    for (let n = 0; n < RATE_LIMITS.codeByAddress.max; n += 1) expect((await ask('10.0.0.1', n)).status).toBe(200);
    expect((await ask('10.0.0.1', 90)).status).toBe(429);
    expect((await ask('10.0.0.2', 91)).status).toBe(status);
    await gateway.close();
  });
});

describe('an https site', () => {
  test('has __Host- cookies and Strict-Transport-Security, and accepts writes from its own origin only', async () => {
    const gateway = await startGateway({ PUBLIC_URL: 'https://muddat.example' });
    const front = await startTlsProxy('muddat.example', () => Number(new URL(gateway.origin).port));
    const atSite = () => createBrowser('https://muddat.example', { ca: front.ca, address: '127.0.0.1', port: front.port });
    const browser = atSite();
    expect((await browser.post('/api/auth/login', LOGIN, { origin: gateway.origin })).status).toBe(403);
    const answer = await browser.post('/api/auth/login', { ...LOGIN, password: DEMO_CUSTOMER.password });
    const [session, device] = [answer.headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^__Host-muddat=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(/^__Host-muddat-device=[\w-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    expect((await browser.get('/uz')).headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await browser.get('/oz')).headers['link']).toBe('<https://muddat.example/uz>; rel="canonical"');
    expect(String((await atSite().get('/ru/main-page')).headers['set-cookie'])).toMatch(
      /__Host-muddat-target=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure/,
    );
    await front.close();
    await gateway.close();
  });
});
