import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { openTestRedis } from '../../testing/redis.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const OLD = 'the-old-secret-of-thirty-two-characters-or-more';
const NEW = 'the-new-secret-of-thirty-two-characters-or-more';
const COOKIE = 'muddat-dev';
type Keys = { SESSION_SECRET: string; SESSION_SECRET_PREVIOUS?: string };

let redis: Awaited<ReturnType<typeof openTestRedis>>;
let running: TestGateway[] = [];
beforeAll(async () => {
  redis = await openTestRedis(7);
});
afterEach(async () => {
  for (const gateway of running) await gateway.close();
  running = [];
});
afterAll(() => redis.close());

async function start(keys: Keys): Promise<TestGateway> {
  const gateway = await startGateway({ REDIS_URL: redis.url, LOG_LEVEL: 'warn', ...keys });
  running.push(gateway);
  return gateway;
}
async function signIn(at: TestGateway): Promise<string> {
  const browser = at.browser();
  const answer = await browser.post('/api/auth/login', {
    strategy: 'customer',
    phone: DEMO_CUSTOMER.phone,
    password: DEMO_CUSTOMER.password,
  });
  expect(answer.status).toBe(200);
  return browser.cookies.get(COOKIE) ?? '';
}
function browserWith(at: TestGateway, cookie: string): Browser {
  const browser = at.browser();
  browser.cookies.set(COOKIE, cookie);
  return browser;
}
const isSignedIn = async (at: TestGateway, cookie: string): Promise<unknown> =>
  (await browserWith(at, cookie).get('/api/auth/user')).json()['loggedIn'];

describe('changing SESSION_SECRET while two gateways serve', { timeout: 120_000 }, () => {
  /**
   * The documented steps (docs/security.md, Changing SESSION_SECRET). During a step one gateway has the new keys and the other still has
   * the old ones.
   */
  const ORDER: readonly [string, Keys, Keys][] = [
    ['first all gateways can decrypt with the new secret', { SESSION_SECRET: OLD }, { SESSION_SECRET: OLD, SESSION_SECRET_PREVIOUS: NEW }],
    [
      'then all encrypt with it and can still decrypt with the old one',
      { SESSION_SECRET: OLD, SESSION_SECRET_PREVIOUS: NEW },
      { SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD },
    ],
  ];
  test.each(ORDER)('signs no customer out in the documented order: %s', async (_name, before, after) => {
    const [one, two] = [await start(before), await start(after)];
    const cookies = [await signIn(one), await signIn(two)];
    for (const cookie of cookies) for (const gateway of [one, two]) expect(await isSignedIn(gateway, cookie)).toBe(true);
    expect(await browserWith(two, cookies[0] ?? '').get('/api/auth/sessions')).toMatchObject({ status: 200 });
    for (const { logs } of [one, two]) expect(logs.filter((line) => JSON.parse(line).level !== 'info')).toEqual([]);
  });

  test('in the wrong order, a gateway does not clear the cookie of a session that it cannot decrypt, and logs and counts it', async () => {
    const [behind, ahead] = [await start({ SESSION_SECRET: OLD }), await start({ SESSION_SECRET: NEW })];
    const cookie = await signIn(ahead);
    const browser = browserWith(behind, cookie);
    for (const path of ['/api/auth/user', '/api/installment/v3/user/orders/all', '/ru/orders', '/ru'])
      expect([path, (await browser.get(path)).headers['set-cookie']?.toString().includes(`${COOKIE}=;`) ?? false]).toEqual([path, false]);
    expect(browser.cookies.get(COOKIE)).toBe(cookie);
    expect(await isSignedIn(ahead, cookie)).toBe(true);
    expect((await behind.opsBrowser().get('/metrics')).text).toMatch(/muddat_gateway_sessions_total\{event="unreadable"\} 3/);
    const lines = behind.logs.filter((line) => line.includes('key that this gateway does not have'));
    expect(lines).toHaveLength(1);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}')).sort()).toEqual(['level', 'msg', 'request_id', 'time']);
    // Signing in at this gateway works, and ends the session that it could not open.
    await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    expect(browser.cookies.get(COOKIE)).not.toBe(cookie);
    expect(await isSignedIn(ahead, cookie)).toBe(false);
  });

  test('a session encrypted again with the new secret keeps its cookie at a gateway with the old secret', async () => {
    const [behind, ahead] = [await start({ SESSION_SECRET: OLD }), await start({ SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD })];
    behind.backend.accessSeconds = 0;
    const cookie = await signIn(behind);
    // In this test the gateway `ahead` has its own provider, which does not know the token. The provider must answer the refresh, so that
    // the session is sealed with the new key.
    ahead.backend.respondTo('/auth/oauth/token', (_seen, response) => {
      const tokens = {
        access_token: 'access-new',
        token_type: 'Bearer',
        expires_in: 3600,
        refresh_token: 'refresh-new',
        refresh_expires_in: 2_592_000,
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tokens));
    });
    await browserWith(ahead, cookie).get('/api/installment/v3/user/orders/all');
    const browser = browserWith(behind, cookie);
    await browser.get('/api/installment/v3/user/orders/all');
    expect(browser.cookies.get(COOKIE)).toBe(cookie);
  });

  test('a gateway still clears the cookie of an unknown session', async () => {
    const browser = browserWith(await start({ SESSION_SECRET: NEW }), 'A'.repeat(43));
    await browser.get('/api/auth/user');
    expect(browser.cookies.has(COOKIE)).toBe(false);
  });
});
