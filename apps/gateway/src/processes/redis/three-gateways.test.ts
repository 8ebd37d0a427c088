import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, DEMO_CUSTOMER, startBackend } from '../../testing/backend.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { writeBundles } from '../../testing/bundles.ts';
import { type GatewayProcess, startGatewayProcess } from '../../testing/gateway-process.ts';
import { openTestRedis } from '../../testing/redis.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const ORDERS = '/api/installment/v3/user/orders/all';
const TOKEN = '/auth/oauth/token';
const COOKIE = 'muddat-dev';
const MARGIN_MS = 500;
const MAX_HOLD_MS = 5_000;

let redis: Awaited<ReturnType<typeof openTestRedis>>;
let backend: Backend;
let gateways: GatewayProcess[];
let start: () => GatewayProcess;
const folder = mkdtempSync(join(tmpdir(), 'gateway-three-'));
beforeAll(async () => {
  redis = await openTestRedis(3);
  backend = await startBackend();
  const env = { REDIS_URL: redis.url, SESSION_SECRET: 'one-secret-of-thirty-two-characters-for-all' };
  const dist = writeBundles(folder);
  start = () => startGatewayProcess({ folder, dist, backend, env });
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
const refreshes = (): number => backend.requestsTo(TOKEN).filter(({ body }) => JSON.parse(body).grant_type === 'refresh_token').length;
const nth = <T>(all: readonly T[], n: number): T => {
  const item = all[n % all.length];
  if (item === undefined) throw new Error('none');
  return item;
};

describe('three gateways with one Redis', { timeout: 120_000 }, () => {
  let before = 0;
  beforeEach(async () => {
    await redis.client.flushDb();
    backend.revokeAllTokens();
    before = refreshes();
  });

  test('[S4-03] refresh once for 1,000 calls at the expiry of the access token, and all calls succeed', async () => {
    const { browsers, expiresAt } = await signedIn(3);
    // The calls span the expiry: some find the token valid, some expired, and calls in progress find it replaced.
    await setTimeout(Math.max(0, expiresAt - MARGIN_MS - Date.now()));
    // The provider holds the first refresh until all three gateways have received calls; without the lease the others would refresh too.
    const hold = backend.hold(TOKEN, 'before');
    const calls = Array.from({ length: 1_000 }, (_, n) => nth(browsers, n).get(ORDERS));
    await hold.reached;
    const guests = browsers.map(async (_, n) => createBrowser(await nth(gateways, n).origin).get('/healthz'));
    await Promise.race([Promise.all(guests), setTimeout(MAX_HOLD_MS)]);
    hold.release();
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter((answer) => answer.json()['who'] === 'customer')).toHaveLength(1_000);
    expect(refreshes() - before).toBe(1);
  });

  test('refresh once for 60 calls if the APIs refuse the access token before its expiry', async () => {
    const { browsers } = await signedIn(3600);
    backend.revokeAccessTokens();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => nth(browsers, n).get(ORDERS)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(refreshes() - before).toBe(1);
  });

  test('keep the customer signed in if the provider fails for a moment', async () => {
    const { browsers } = await signedIn(0);
    backend.failNext(TOKEN, 3);
    const answers = await Promise.all(browsers.map((browser) => browser.get(ORDERS)));
    expect(answers.map(({ status }) => status).every((status) => status === 502 || status === 200)).toBe(true);
    const later = await Promise.all(browsers.map((browser) => browser.get(ORDERS)));
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const browser of browsers) expect(browser.cookies.has(COOKIE)).toBe(true);
  });

  test('all sign the customer out after a sign-out at one of them, and revoke tokens that arrive later', async () => {
    const { browsers } = await signedIn(0);
    const [one, two, three] = [nth(browsers, 0), nth(browsers, 1), nth(browsers, 2)];
    const hold = backend.hold(TOKEN, 'after');
    const refreshing = one.get(ORDERS);
    await hold.reached;
    const waiting = two.get(ORDERS);
    expect((await three.post('/api/auth/logout')).status).toBe(200);
    hold.release();
    expect([(await refreshing).status, (await waiting).status]).toEqual([401, 401]);
    for (const browser of browsers) expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    const issued = backend.latestRefreshToken();
    expect(backend.requestsTo('/auth/oauth/revoke').map(({ body }) => JSON.parse(body).token)).toContain(issued);
  });

  test('take over the refresh of a killed gateway, and all waiting calls succeed', async () => {
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

  test('do not let a stalled gateway restore a session that another has ended', async () => {
    const { browsers } = await signedIn(0);
    // The provider has used up the refresh token; the gateway that waits for the provider's response is stopped.
    const hold = backend.hold(TOKEN, 'after');
    const stalled = nth(browsers, 0).get(ORDERS);
    await hold.reached;
    gateways[0]?.server.signal('SIGSTOP');
    hold.release();
    // The next gateway can only send the same refresh token again. The provider treats that as a replay and ends the family.
    const ended = await nth(browsers, 1).get(ORDERS);
    expect([ended.status, ended.json()['ended']]).toEqual([401, true]);
    gateways[0]?.server.signal('SIGCONT');
    expect((await stalled).status).toBe(401);
    for (const browser of browsers) expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    expect(await redis.client.keys('muddat:session:*')).toEqual([]);
  });
});
