import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, DEMO, startBackend } from '../../testing/backend.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { writeBundles } from '../../testing/bundles.ts';
import { type GatewayProcess, startProcess } from '../../testing/gateway-process.ts';
import { testRedis } from '../../testing/redis.ts';

const LOGIN = { strategy: 'customer', phone: DEMO.phone, password: DEMO.password };
const ORDERS = '/api/installment/v3/user/orders/all';
const TOKEN = '/auth/oauth/token';
const COOKIE = 'muddat-dev';
const MARGIN_MS = 500;
const HELD_AT_MOST_MS = 5_000;

let redis: Awaited<ReturnType<typeof testRedis>>;
let backend: Backend;
let gateways: GatewayProcess[];
let start: () => GatewayProcess;
const folder = mkdtempSync(join(tmpdir(), 'gateway-three-'));
beforeAll(async () => {
  redis = await testRedis(3);
  backend = await startBackend();
  const env = { REDIS_URL: redis.url, SESSION_SECRET: 'one-secret-of-thirty-two-characters-for-all' };
  const dist = writeBundles(folder);
  start = () => startProcess({ folder, dist, backend, env });
  gateways = [start(), start(), start()];
});
afterAll(async () => {
  await Promise.all(gateways.map(({ server }) => server.end('SIGKILL')));
  await backend.close();
  await redis.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A customer who signed in at the first gateway, with a browser for each gateway that has the same cookie. */
async function signedIn(accessSeconds: number): Promise<{ browsers: Browser[]; expiresAt: number }> {
  const origins = await Promise.all(gateways.map(({ origin }) => origin));
  const browsers = origins.map((origin) => createBrowser(origin));
  backend.accessSeconds = accessSeconds;
  const answer = await browsers[0]?.post('/api/auth/login', LOGIN);
  expect(answer?.status).toBe(200);
  backend.accessSeconds = 3600;
  const cookie = browsers[0]?.cookies.get(COOKIE) ?? '';
  for (const browser of browsers) browser.cookies.set(COOKIE, cookie);
  return { browsers, expiresAt: Number(answer?.json()['expiresAt']) };
}
const refreshes = (): number => backend.calls(TOKEN).filter(({ body }) => JSON.parse(body).grant_type === 'refresh_token').length;
const nth = <T>(all: readonly T[], n: number): T => {
  const item = all[n % all.length];
  if (item === undefined) throw new Error('none');
  return item;
};

describe('three gateways with one Redis', { timeout: 120_000 }, () => {
  let before = 0;
  beforeEach(async () => {
    await redis.client.flushDb();
    backend.endAll();
    before = refreshes();
  });

  test('[S4-03] 1 000 calls at the moment the access token expires make one refresh at the provider, and all are answered', async () => {
    const { browsers, expiresAt } = await signedIn(3);
    // The calls span the expiry: some find the token valid, some expired, and calls in progress find it replaced.
    await setTimeout(Math.max(0, expiresAt - MARGIN_MS - Date.now()));
    // The provider holds the first refresh until all three gateways have received calls; without the lease the others would refresh too.
    const hold = backend.hold(TOKEN, 'before');
    const calls = Array.from({ length: 1_000 }, (_, n) => nth(browsers, n).get(ORDERS));
    await hold.reached;
    const guests = browsers.map(async (_, n) => createBrowser(await nth(gateways, n).origin).get('/healthz'));
    await Promise.race([Promise.all(guests), setTimeout(HELD_AT_MOST_MS)]);
    hold.letGo();
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter((answer) => answer.json()['who'] === 'customer')).toHaveLength(1_000);
    expect(refreshes() - before).toBe(1);
  });

  test('a token that the APIs refuse before its time is replaced once for all three', async () => {
    const { browsers } = await signedIn(3600);
    backend.forgetAccess();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => nth(browsers, n).get(ORDERS)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(refreshes() - before).toBe(1);
  });

  test('a provider that is away for a moment signs nobody out at any of them', async () => {
    const { browsers } = await signedIn(0);
    backend.failNext(TOKEN, 3);
    const answers = await Promise.all(browsers.map((browser) => browser.get(ORDERS)));
    expect(answers.map(({ status }) => status).every((status) => status === 502 || status === 200)).toBe(true);
    const later = await Promise.all(browsers.map((browser) => browser.get(ORDERS)));
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const browser of browsers) expect(browser.cookies.has(COOKIE)).toBe(true);
  });

  test('sign-out at one is sign-out at all, also for tokens that come afterwards', async () => {
    const { browsers } = await signedIn(0);
    const [one, two, three] = [nth(browsers, 0), nth(browsers, 1), nth(browsers, 2)];
    const hold = backend.hold(TOKEN, 'after');
    const refreshing = one.get(ORDERS);
    await hold.reached;
    const waiting = two.get(ORDERS);
    expect((await three.post('/api/auth/logout')).status).toBe(200);
    hold.letGo();
    expect([(await refreshing).status, (await waiting).status]).toEqual([401, 401]);
    for (const browser of browsers) expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    const issued = backend.issued();
    expect(backend.calls('/auth/oauth/revoke').map(({ body }) => JSON.parse(body).token)).toContain(issued);
  });

  test('the one that refreshes is killed before the provider looks: another takes over, and all are answered', async () => {
    const { browsers } = await signedIn(0);
    const hold = backend.hold(TOKEN, 'before');
    const lost = nth(browsers, 0)
      .get(ORDERS)
      .then(
        () => 'answered',
        () => 'broken off',
      );
    await hold.reached;
    const waiting = [1, 2, 1, 2].map((n) => nth(browsers, n).get(ORDERS));
    await gateways[0]?.server.end('SIGKILL');
    expect(await lost).toBe('broken off');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(refreshes() - before).toBe(2);
    gateways[0] = start();
  });

  test('the one that refreshes stands still past its lease: it cannot bring back a session that another has ended', async () => {
    const { browsers } = await signedIn(0);
    // The provider has used up the refresh token; the gateway that waits for the provider's response is stopped.
    const hold = backend.hold(TOKEN, 'after');
    const stalled = nth(browsers, 0).get(ORDERS);
    await hold.reached;
    gateways[0]?.server.signal('SIGSTOP');
    hold.letGo();
    // The next gateway can only send the same refresh token again. The provider treats that as a replay and ends the family.
    const ended = await nth(browsers, 1).get(ORDERS);
    expect([ended.status, ended.json()['ended']]).toEqual([401, true]);
    gateways[0]?.server.signal('SIGCONT');
    expect((await stalled).status).toBe(401);
    for (const browser of browsers) expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    expect(await redis.client.keys('muddat:session:*')).toEqual([]);
  });
});
