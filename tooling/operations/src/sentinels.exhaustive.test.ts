import { setTimeout } from 'node:timers/promises';
import { createTcpProxy } from '@muddat/faults/tcp-proxy';
import { DEMO_CUSTOMER } from '@muddat/gateway/testing/backend';
import { startGateway, type TestGateway } from '@muddat/gateway/testing/start';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWatchedRedis, type WatchedRedis } from './watched-redis.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const SESSION_SECRET = 'one-secret-of-thirty-two-characters-for-all';
const TIMEOUT = { timeout: 60_000 };
/** Longer than the sentinels need to make the returned primary a replica. */
const ROUNDS = 15;
const ROUND_MS = 200;
const FROZEN_MS = 12_000;
/** Calls take some milliseconds; a busy machine needs more. */
const CALL_LIMIT_MS = 1_000;
const RESTART_LIMIT_MS = 5_000;

type Browser = ReturnType<TestGateway['browser']>;

let redis: WatchedRedis;
beforeAll(async () => {
  redis = await startWatchedRedis();
});
afterAll(() => redis?.stop());

const start = (env: Record<string, string> = {}): Promise<TestGateway> => startGateway({ ...redis.env, SESSION_SECRET, ...env });
const signIn = async (gateway: TestGateway): Promise<Browser> => {
  const browser = gateway.browser();
  await expect.poll(async () => (await browser.post('/api/auth/login', LOGIN)).status, TIMEOUT).toBe(200);
  return browser;
};
const isSignedIn = async (browser: Browser): Promise<unknown> => {
  const { status, json } = await browser.get('/api/auth/user');
  return status === 200 ? json()['loggedIn'] : status;
};
const readiness = async (gateway: TestGateway): Promise<unknown> =>
  JSON.parse((await gateway.opsBrowser().get('/readyz')).text).checks.sessions;

describe('a Redis that sentinels watch', { timeout: 180_000 }, () => {
  test('keeps all sessions when its primary is killed and returns, and fails calls with 503 until the replica is promoted', async () => {
    const gateway = await start({ LOG_LEVEL: 'info' });
    const [first, second] = [await signIn(gateway), await signIn(gateway)];
    await redis.killPrimary();
    const seen = new Set<unknown>();
    const look = async () => {
      const answer = await isSignedIn(first);
      seen.add(answer);
      return answer;
    };
    await expect.poll(look, TIMEOUT).toBe(true);
    expect([...seen].sort()).toEqual([503, true]);
    expect(await isSignedIn(second)).toBe(true);
    await expect.poll(() => readiness(gateway), TIMEOUT).toBe('ok');
    const lines = gateway.logs.map((line) => String(JSON.parse(line).msg));
    expect(lines.filter((line) => line.startsWith('Redis'))).toEqual(['Redis is away', 'Redis is back']);

    const third = await signIn(gateway);
    await redis.restartKilled();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const browser of [first, second, third]) expect(await isSignedIn(browser)).toBe(true);
      await setTimeout(ROUND_MS);
    }
    await gateway.close();
  });

  test.each(['silent', 'away'] as const)(
    'serves all sessions, and stops and starts in time, while the first sentinel is %s',
    async (how) => {
      const gateway = await start();
      const browser = await signIn(gateway);
      const thaw = await redis.freezeSentinel(how);
      const timed = async (call: () => Promise<unknown>): Promise<number> => {
        const from = performance.now();
        await call();
        return performance.now() - from;
      };
      const durations: number[] = [];
      const until = performance.now() + FROZEN_MS;
      try {
        while (performance.now() < until) {
          durations.push(await timed(async () => expect(await isSignedIn(browser)).toBe(true)));
          await setTimeout(ROUND_MS);
        }
        expect(Math.max(...durations)).toBeLessThan(CALL_LIMIT_MS);
        expect(await timed(() => gateway.restart())).toBeLessThan(RESTART_LIMIT_MS);
        const again = gateway.browser();
        for (const [key, value] of browser.cookies) again.cookies.set(key, value);
        expect(await isSignedIn(again)).toBe(true);
        await redis.killPrimary();
        await expect.poll(() => isSignedIn(again), TIMEOUT).toBe(true);
        expect(await timed(() => gateway.close())).toBeLessThan(RESTART_LIMIT_MS);
      } finally {
        thaw();
        await redis.restartKilled();
      }
    },
  );

  test('is found by a start without one of the sentinels', async () => {
    const gateway = await start();
    const { cookies } = await signIn(gateway);
    await redis.killSentinel();
    await gateway.restart();
    await expect.poll(() => readiness(gateway), TIMEOUT).toBe('ok');
    const browser = gateway.browser();
    for (const [key, value] of cookies) browser.cookies.set(key, value);
    expect(await isSignedIn(browser)).toBe(true);
    await gateway.close();
  });

  test('is connected later if no sentinel is reachable when the gateway starts', async () => {
    const port = Number(redis.env['REDIS_SENTINELS']?.split(':').at(-1));
    const line = await createTcpProxy({ host: '127.0.0.1', port });
    line.disconnect();
    const gateway = await start({ REDIS_SENTINELS: `127.0.0.1:${line.port}` });
    expect(await readiness(gateway)).toBe('failed');
    line.reconnect();
    await expect.poll(() => readiness(gateway), TIMEOUT).toBe('ok');
    await gateway.close();
    await line.close();
  });

  test.each([
    [{ REDIS_SENTINEL_NAME: 'other' }, 'REDIS_SENTINEL_NAME: the sentinels watch no primary of this name.'],
    [{ REDIS_SENTINEL_PASSWORD: 'wrong' }, 'REDIS_SENTINEL_PASSWORD is refused by the sentinels (WRONGPASS).'],
    [
      { REDIS_URL: 'redis://:wrong@sentinels' },
      'REDIS_URL is refused by the server (WRONGPASS): check its user name, password and database number.',
    ],
  ])('stops the start of a gateway with %j', async (env, line) => {
    const failure = await start(env).then(
      () => 'started',
      (error: unknown) => String(error),
    );
    expect(failure).toBe(`Error: ${line}`);
  });
});
