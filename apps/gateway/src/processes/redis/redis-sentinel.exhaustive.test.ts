import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../../testing/backend.ts';
import { startBreakableProxy } from '../../testing/breakable-proxy.ts';
import type { Browser } from '../../testing/browser.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';
import { startWatchedRedis, type WatchedRedis } from '../../testing/watched-redis.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const SESSION_SECRET = 'one-secret-of-thirty-two-characters-for-all';
const TIMEOUT = { timeout: 60_000 };

let redis: WatchedRedis;
let gateway: TestGateway;
let customers: Browser[];
beforeAll(async () => {
  redis = await startWatchedRedis();
  gateway = await startGateway({ ...redis.env, SESSION_SECRET, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await gateway?.close();
  await redis?.stop();
});

const signIn = async (): Promise<Browser> => {
  const browser = gateway.browser();
  await expect.poll(async () => (await browser.post('/api/auth/login', LOGIN)).status, TIMEOUT).toBe(200);
  return browser;
};
const isSignedIn = async (browser: Browser): Promise<unknown> => {
  const { status, json } = await browser.get('/api/auth/user');
  return status === 200 ? json()['loggedIn'] : status;
};
const readiness = async (at = gateway): Promise<unknown> => JSON.parse((await at.opsBrowser().get('/readyz')).text).checks.sessions;

describe('a Redis that sentinels watch', { timeout: 180_000 }, () => {
  test('keeps all sessions after its primary is killed, and calls fail with 503 until the replica is promoted', async () => {
    customers = [await signIn(), await signIn()];
    expect(await readiness()).toBe('ok');
    await redis.killPrimary();
    const seen = new Set<unknown>();
    await expect
      .poll(async () => {
        const answer = await isSignedIn(customers[0] ?? gateway.browser());
        seen.add(answer);
        return answer;
      }, TIMEOUT)
      .toBe(true);
    expect([...seen].sort()).toEqual([503, true]);
    for (const browser of customers) expect(await isSignedIn(browser)).toBe(true);
    await expect.poll(() => readiness(), TIMEOUT).toBe('ok');
    expect(await isSignedIn(await signIn())).toBe(true);
    expect(gateway.logs.map((line) => JSON.parse(line).msg).filter((text) => text.startsWith('Redis'))).toEqual([
      'Redis is away',
      'Redis is back',
    ]);
  });

  test('loses no session when the killed primary returns', async () => {
    await redis.restartKilled();
    const browser = await signIn();
    for (let round = 0; round < 15; round += 1) {
      expect(await isSignedIn(browser)).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  test('is found by the other sentinels if one is away', async () => {
    await redis.killSentinel();
    for (const browser of customers) expect(await isSignedIn(browser)).toBe(true);
    await gateway.restart();
    await expect.poll(() => readiness(), TIMEOUT).toBe('ok');
    for (const { cookies } of customers) {
      const browser = gateway.browser();
      for (const [key, value] of cookies) browser.cookies.set(key, value);
      expect(await isSignedIn(browser)).toBe(true);
    }
  });

  test('is connected later if no sentinel is reachable when the gateway starts', async () => {
    const line = await startBreakableProxy(`redis://${redis.env['REDIS_SENTINELS']?.split(',').at(-1)}`);
    await line.disconnect();
    const late = await startGateway({ ...redis.env, REDIS_SENTINELS: new URL(line.url).host, SESSION_SECRET });
    expect(await readiness(late)).toBe('failed');
    await line.reconnect();
    await expect.poll(() => readiness(late), TIMEOUT).toBe('ok');
    await late.close();
    await line.disconnect();
  });

  test.each([
    [{ REDIS_SENTINEL_NAME: 'other' }, 'REDIS_SENTINEL_NAME: the sentinels watch no primary of this name.'],
    [{ REDIS_SENTINEL_PASSWORD: 'wrong' }, 'REDIS_SENTINEL_PASSWORD is refused by the sentinels (WRONGPASS).'],
    [
      { REDIS_URL: 'redis://:wrong@sentinels' },
      'REDIS_URL is refused by the server (WRONGPASS): check its user name, password and database number.',
    ],
  ])('stops the start of a gateway with %j', async (env, line) => {
    const failure = await startGateway({ ...redis.env, SESSION_SECRET, ...env }).then(
      () => 'started',
      (error: unknown) => String(error),
    );
    expect(failure).toBe(`Error: ${line}`);
  });
});
