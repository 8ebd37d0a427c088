import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAuditLines } from '../../testing/audit-lines.ts';
import { DEMO_CUSTOMER } from '../../testing/backend.ts';
import { type BreakableProxy, startBreakableProxy } from '../../testing/breakable-proxy.ts';
import { openTestRedis } from '../../testing/redis.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const ORDERS = '/api/installment/v3/user/orders/all';
const SESSION_SECRET = 'one-secret-of-thirty-two-characters-for-all';
const TIMEOUT = { timeout: 60_000 };

let redis: Awaited<ReturnType<typeof openTestRedis>>;
let line: BreakableProxy;
let gateway: TestGateway;
beforeAll(async () => {
  redis = await openTestRedis(4);
  line = await startBreakableProxy(redis.url);
  gateway = await startGateway({ REDIS_URL: line.url, SESSION_SECRET });
});
afterAll(async () => {
  await gateway.close();
  await line.disconnect();
  await redis.close();
});
const readiness = async (at = gateway): Promise<unknown> => {
  const { status, text } = await at.opsBrowser().get('/readyz');
  return [status, JSON.parse(text).checks.sessions];
};

describe('a failing Redis', { timeout: 120_000 }, () => {
  test('that is unreachable makes /readyz and session calls return 503, signs no customer out, and is reconnected later', async () => {
    const browser = gateway.browser();
    expect((await browser.post('/api/auth/login', LOGIN)).status).toBe(200);
    expect(await readiness()).toEqual([200, 'ok']);
    await line.disconnect();
    // Readiness results are reused for a second.
    await expect.poll(() => readiness(), TIMEOUT).toEqual([503, 'failed']);
    for (const ask of [
      () => browser.get(ORDERS),
      () => browser.get('/api/auth/user'),
      () => browser.post('/api/auth/logout'),
      () => browser.post('/api/auth/login', LOGIN),
    ]) {
      const answer = await ask();
      expect([answer.status, answer.json()['code'], answer.headers['retry-after']]).toEqual([503, 'upstream_unavailable', '2']);
    }
    expect((await browser.get('/healthz')).status).toBe(200);
    // A request without a cookie needs no session.
    expect((await gateway.browser().get('/api/installment/v3/stores')).status).toBe(200);
    expect(browser.cookies.has('muddat-dev')).toBe(true);
    await line.reconnect();
    await expect.poll(() => readiness(), TIMEOUT).toEqual([200, 'ok']);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    expect((await browser.get(ORDERS)).status).toBe(200);
  });

  test('that is unreachable makes a payment fail with 503, which log, metrics and audit trail record with its route', async () => {
    const own = await startGateway({ REDIS_URL: line.url, SESSION_SECRET, RATE_LIMITS: 'on', LOG_LEVEL: 'warn' });
    const browser = own.browser();
    expect((await browser.post('/api/auth/login', LOGIN)).status).toBe(200);
    await line.disconnect();
    const payment = await browser.post('/api/billing/v1/api-payments/payment', {}, { 'idempotency-key': 'k1' });
    expect(payment.status).toBe(503);
    const route = 'api:billing.createPayment';
    expect(parseAuditLines(own.logs).at(-1)).toMatchObject({ event: 'money', outcome: 'failed', status: 503, route });
    const answered = own.logs.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'answered');
    expect(answered).toEqual([expect.objectContaining({ level: 'warn', route, status: 503, cause: 'Redis is away' })]);
    expect((await own.opsBrowser().get('/metrics')).text).toContain(`request_seconds_count{route="${route}",method="POST",status="503"} 1`);
    await line.reconnect();
    await own.close();
  });

  test('that is unreachable does not affect /healthz and cached pages', async () => {
    const browser = gateway.browser();
    await expect.poll(async () => (await browser.post('/api/auth/login', LOGIN)).status, TIMEOUT).toBe(200);
    const page = await browser.get('/ru');
    await line.disconnect();
    expect((await browser.get('/healthz')).status).toBe(200);
    const again = await browser.get('/ru');
    expect([again.status, again.text]).toEqual([200, page.text]);
    await line.reconnect();
    await expect.poll(() => readiness(), TIMEOUT).toEqual([200, 'ok']);
  });

  test('that becomes unreachable during a sign-in makes it fail with 503, and its tokens are revoked', async () => {
    const browser = gateway.browser();
    const hold = gateway.backend.hold('/auth/user/profile', 'after');
    const login = browser.post('/api/auth/login', LOGIN);
    await hold.reached;
    await line.disconnect();
    hold.release();
    expect((await login).status).toBe(503);
    expect(browser.cookies.size).toBe(0);
    const revoked = gateway.backend.requestsTo('/auth/oauth/revoke').map(({ body }) => JSON.parse(body).token);
    expect(revoked).toContain(gateway.backend.latestRefreshToken());
    await line.reconnect();
    // Readiness is not used for this check: it may still return its result from before the cut.
    await expect.poll(async () => (await gateway.browser().post('/api/auth/login', LOGIN)).status, TIMEOUT).toBe(200);
  });

  test('that is unreachable during a refresh loses no tokens: the gateway stores them after the reconnect', async () => {
    const browser = gateway.browser();
    gateway.backend.accessSeconds = 0;
    await browser.post('/api/auth/login', LOGIN);
    gateway.backend.accessSeconds = 3600;
    const hold = gateway.backend.hold('/auth/oauth/token', 'after');
    const answer = browser.get(ORDERS);
    await hold.reached;
    await line.disconnect();
    hold.release();
    await line.reconnect();
    expect((await answer).status).toBe(200);
    expect((await browser.get(ORDERS)).status).toBe(200);
  });

  test('that is unreachable when the gateway starts is connected later, and its password does not appear in the log', async () => {
    await line.disconnect();
    const late = await startGateway({ REDIS_URL: line.url, SESSION_SECRET, LOG_LEVEL: 'trace' });
    expect(await readiness(late)).toEqual([503, 'failed']);
    await line.reconnect();
    await expect.poll(() => readiness(late), TIMEOUT).toEqual([200, 'ok']);
    await late.close();
    const { password } = new URL(redis.url);
    expect(password).not.toBe('');
    expect(late.logs.join('')).toContain('Redis is away');
    expect(late.logs.join('')).not.toContain(password);
  });

  test('that refuses the password stops the start of the gateway with an error that does not contain the password', async () => {
    const url = new URL(redis.url);
    url.password = 'guessed-password';
    const failure = await startGateway({ REDIS_URL: url.href, SESSION_SECRET }).then(
      () => 'started',
      (error: unknown) => String(error),
    );
    expect(failure).toBe('Error: REDIS_URL is refused by the server (WRONGPASS): check its user name, password and database number.');
  });
});
