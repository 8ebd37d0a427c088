import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, DEMO_CUSTOMER, type HeldCall, startBackend } from '../../testing/backend.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { writeBundles } from '../../testing/bundles.ts';
import { type GatewayProcess, type GatewayProcessOptions, haltGatewaysAt, startGatewayProcess } from '../../testing/gateway-process.ts';
import { openTestRedis } from '../../testing/redis.ts';
import type { StopPoint } from '../../testing/stopping-store.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const ORDERS = '/api/installment/v3/user/orders/all';
const COOKIE = 'muddat-dev';
const TOKEN = '/auth/oauth/token';

/** When the process is killed: while a call to the provider is held, or at a step of the store. */
type Moment = { hold: string; when: 'before' | 'after' } | { stop: StopPoint };
type Case = [when: string, moment: Moment, outcome: 'in' | 'out'];

/**
 * kill -9 at every step of sign-in, refresh and sign-out. Afterwards the customer is either signed in (one session, which works) or a guest
 * whose cookie is cleared, never in between.
 */
describe('a gateway killed with SIGKILL', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-kill-'));
  let options: GatewayProcessOptions;
  let backend: Backend;
  let gateway: GatewayProcess;
  beforeAll(async () => {
    backend = await startBackend();
    const { url, close } = await openTestRedis(2);
    await close();
    const env = { REDIS_URL: url, SESSION_SECRET: 'one-secret-of-thirty-two-characters-for-all' };
    options = { folder, dist: writeBundles(folder), backend, env };
    backend.respondTo('/auth/user/password', (_seen, response) => void response.writeHead(204).end());
    gateway = startGatewayProcess(options);
  });
  afterAll(async () => {
    await gateway.server.end('SIGKILL');
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });
  let browser: Browser;
  /** The expected list of sessions of a signed-in customer. */
  let listed: { current: boolean }[] = [];
  beforeEach(async () => {
    backend.revokeAllTokens();
    backend.accessSeconds = 3600;
    listed = [{ current: true }];
    browser = createBrowser(await gateway.origin);
  });

  afterEach(async () => {
    await browser.post('/api/auth/sessions/end-others');
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
  });

  const signIn = async (): Promise<void> => {
    expect((await browser.post('/api/auth/login', LOGIN)).status).toBe(200);
  };
  const changePassword = (): ReturnType<Browser['post']> =>
    browser.post('/api/auth/change-password', { current_password: DEMO_CUSTOMER.password, password: 'Another-demo-1' });
  /** Kills the gateway at this moment of the action and starts another; the browser keeps its cookies. */
  const killDuring = async (act: () => ReturnType<Browser['get']>, moment: Moment): Promise<void> => {
    let hold: HeldCall | null = null;
    if ('stop' in moment) haltGatewaysAt(folder, moment.stop);
    else hold = backend.hold(moment.hold, moment.when);
    const broken = act().then(
      ({ status }) => `answered ${status}`,
      () => 'broken off',
    );
    if (hold) await hold.reached;
    else if ('stop' in moment) await expect.poll(() => gateway.server.output, { timeout: 60_000 }).toContain(`stopped at ${moment.stop}`);
    await gateway.server.end('SIGKILL');
    expect(await broken).toBe('broken off');
    haltGatewaysAt(folder, null);
    gateway = startGatewayProcess(options);
    const { cookies } = browser;
    browser = createBrowser(await gateway.origin);
    for (const [key, value] of cookies) browser.cookies.set(key, value);
    // The hold is not released, so the call to the provider is never answered.
  };
  const expectIn = async (): Promise<void> => {
    const user = (await browser.get('/api/auth/user')).json();
    expect(user).toMatchObject({ loggedIn: true, token: true, user: { phone: DEMO_CUSTOMER.phone } });
    expect([(await browser.get(ORDERS)).json()['who'], browser.cookies.has(COOKIE)]).toEqual(['customer', true]);
    expect((await browser.get('/api/auth/sessions')).json()['data']).toMatchObject(listed);
  };
  const expectGuest = async (): Promise<void> => {
    expect((await browser.get(ORDERS)).status).toBe(401);
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ loggedIn: false, token: false, user: null });
  };
  const expectOut = async (): Promise<void> => {
    await expectGuest();
    expect(browser.cookies.has(COOKIE)).toBe(false);
    // The customer can sign in again.
    await signIn();
    await expectIn();
  };
  const expectOutcome = (outcome: 'in' | 'out'): Promise<void> => (outcome === 'in' ? expectIn() : expectOut());

  test.each<Case>([
    ['before the provider responds', { hold: TOKEN, when: 'before' }, 'out'],
    ['after the provider has responded, before the browser gets its response', { hold: '/auth/user/profile', when: 'after' }, 'out'],
    ['before the session is written', { stop: 'create:before' }, 'out'],
    ['after the session is written, before the browser gets its cookie', { stop: 'create:after' }, 'out'],
  ])('during sign-in, %s (%j), leaves the customer signed %s', async (_when, moment, outcome) => {
    await killDuring(() => browser.post('/api/auth/login', LOGIN), moment);
    // The cookie of the new session never reached the browser. The session is in the customer's list, where it can be ended.
    if ('stop' in moment && moment.stop === 'create:after') listed = [{ current: true }, { current: false }];
    await expectOutcome(outcome);
  });

  test('during a second sign-in, before the new session is written, leaves the customer signed out', async () => {
    await signIn();
    await killDuring(() => browser.post('/api/auth/login', LOGIN), { stop: 'create:before' });
    expect(browser.cookies.has(COOKIE)).toBe(true);
    await expectOut();
  });

  test.each<Case>([
    ['before the provider has seen the refresh token', { hold: TOKEN, when: 'before' }, 'in'],
    ['after the provider has used up the refresh token, before its response arrives', { hold: TOKEN, when: 'after' }, 'out'],
    ['after the response arrives, before the tokens are written', { stop: 'update:before' }, 'out'],
    ['after the tokens are written, before the browser gets its response', { stop: 'update:after' }, 'in'],
  ])('during a refresh, %s (%j), leaves the customer signed %s', async (_when, moment, outcome) => {
    backend.accessSeconds = 0;
    await signIn();
    backend.accessSeconds = 3600;
    await killDuring(() => browser.get(ORDERS), moment);
    await expectOutcome(outcome);
  });

  test('during a change of session id, before it is written, leaves the customer signed in under the old id', async () => {
    await signIn();
    await killDuring(changePassword, { stop: 'rotate:before' });
    await expectIn();
  });

  test('during a change of session id, before the browser gets the new one, leaves the customer signed out', async () => {
    await signIn();
    await killDuring(changePassword, { stop: 'rotate:after' });
    await expectGuest();
    await signIn();
    listed = [{ current: true }, { current: false }];
    await expectIn();
  });

  test.each<Case>([
    ['before the session is removed', { stop: 'remove:before' }, 'in'],
    ['after the session is removed, before its tokens are revoked', { stop: 'remove:after' }, 'out'],
    ['before the provider revokes its tokens', { hold: '/auth/oauth/revoke', when: 'before' }, 'out'],
    ['after the provider has revoked its tokens', { hold: '/auth/oauth/revoke', when: 'after' }, 'out'],
  ])('during sign-out, %s (%j), leaves the customer signed %s', async (_when, moment, outcome) => {
    await signIn();
    await killDuring(() => browser.post('/api/auth/logout'), moment);
    await expectOutcome(outcome);
  });
});
