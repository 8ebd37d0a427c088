import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../limits/limits.ts';
import type { Browser } from '../../testing/browser.ts';
import { type GatewayWithSandbox, startGatewayWithSandbox } from '../../testing/gateway-with-sandbox.ts';
import { openTestRedis } from '../../testing/redis.ts';
import type { Sandbox } from '../../testing/sandbox.ts';
import { encodeSolution, fetchAndSolveChallenge } from '../../testing/solve.ts';
import type { TestGateway } from '../../testing/start.ts';

type AttackResponse = Awaited<ReturnType<Browser['post']>>;
type Secret = { password: string } | { code: string };

/** Most tests use a seeded customer of their own, because rate limits are counted per phone. */
const seeded = (n: number) => ({ phone: `+9989000000${String(n).padStart(2, '0')}`, password: `Muddat-demo-${n}` });
const [FIRST, SECOND, THIRD, FOURTH] = [seeded(1), seeded(2), seeded(3), seeded(11)];
const [FIFTH, SIXTH, SEVENTH, EIGHTH] = [seeded(12), seeded(13), seeded(14), seeded(15)];

const STRANGER_ADDRESS = '198.51.100.66';
const OPERATOR = '203.0.113.77';
/** The customers that `POST /sandbox/scale` creates. */
const CROWD = Array.from({ length: 25 }, (_value, n) => ({
  phone: `+9989700000${String(n + 1).padStart(2, '0')}`,
  password: 'Muddat-demo-1',
}));
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const wrongCode = '000000';

/** Row X-21 of docs/spec-rows.tsv. The gateway runs with limits and bot checks on, in front of the sandbox. */
let sandbox: Sandbox;
let gateway: TestGateway;
let close: GatewayWithSandbox['close'];
let redis: Awaited<ReturnType<typeof openTestRedis>>;
beforeAll(async () => {
  redis = await openTestRedis(8);
  const limits = { RATE_LIMITS: 'on', BOT_PROTECTION: 'altcha', TRUSTED_PROXIES: '127.0.0.1' };
  const store = { REDIS_URL: redis.url, SESSION_SECRET: 'one-secret-of-thirty-two-characters-for-all' };
  ({ sandbox, gateway, close } = await startGatewayWithSandbox({
    sandboxEnv: { RATE_LIMITS: 'on' },
    gatewayEnv: { ...limits, ...store },
    timeoutMs: 60_000,
  }));
  await sandbox.tool('scale', { orders: CROWD.length * 10 });
}, 300_000);
afterAll(async () => {
  await close?.();
  await redis?.close();
});

/** Sends as the portal does: when the gateway demands the bot check, solves it and sends once more. */
const send = async (browser: Browser, path: string, body: object, address: string): Promise<AttackResponse> => {
  const answer = await browser.post(`/api/auth/${path}`, body, from(address));
  if (answer.status !== 403) return answer;
  const solution = encodeSolution(await fetchAndSolveChallenge(browser, 'sign-in', from(address)));
  return browser.post(`/api/auth/${path}`, body, { ...from(address), 'x-bot-solution': solution });
};
const signIn = (browser: Browser, phone: string, secret: Secret, address: string): Promise<AttackResponse> =>
  send(browser, 'login', { strategy: 'customer', phone, ...secret }, address);
const requestCode = async (browser: Browser, phone: string, address: string): Promise<AttackResponse> => {
  const solution = encodeSolution(await fetchAndSolveChallenge(browser, 'send-code', from(address)));
  return browser.post('/api/auth/send-code', { phone, purpose: 'sign-in' }, { ...from(address), 'x-bot-solution': solution });
};
const signInByCode = async (browser: Browser, phone: string, address: string): Promise<AttackResponse> => {
  const sent = await requestCode(browser, phone, address);
  return sent.status === 200 ? signIn(browser, phone, { code: await sandbox.code(phone) }, address) : sent;
};
const outcome = ({ status, json }: AttackResponse): unknown => (status === 200 ? 200 : [status, json()['code']]);
/** A browser in which the customer signed in before. */
const knownBrowser = async ({ phone, password }: { phone: string; password: string }, address: string): Promise<Browser> => {
  const browser = gateway.browser();
  expect(outcome(await signIn(browser, phone, { password }, address))).toBe(200);
  await browser.post('/api/auth/logout', undefined, from(address));
  return browser;
};
const junk = (n: number): Secret => ({ password: `junk-${n}` });

describe('[X-21] a stranger who guesses', { timeout: 300_000 }, () => {
  test('cannot block the customer’s sign-in by password or code with 12 wrong passwords', async () => {
    const known = await knownBrowser(FIRST, '192.0.2.1');
    const stranger = gateway.browser();
    const junks = [];
    for (let n = 0; n < 12; n += 1) junks.push((await signIn(stranger, FIRST.phone, junk(n), STRANGER_ADDRESS)).status);
    expect(junks.slice(0, 5)).toEqual(Array(5).fill(401));
    // The pair of this phone and the stranger's network is limited.
    expect(junks.at(-1)).toBe(429);
    expect(outcome(await signIn(known, FIRST.phone, { password: FIRST.password }, '192.0.2.1'))).toBe(200);
    expect(outcome(await signIn(gateway.browser(), FIRST.phone, { password: FIRST.password }, '192.0.2.2'))).toBe(200);
    expect(outcome(await signInByCode(gateway.browser(), FIRST.phone, '192.0.2.3'))).toBe(200);
  });

  test('cannot block the customer’s sign-in by code by requesting six codes', async () => {
    const known = await knownBrowser(SECOND, '192.0.2.11');
    for (let n = 0; n < 6; n += 1) await requestCode(gateway.browser(), SECOND.phone, STRANGER_ADDRESS);
    expect(outcome(await signInByCode(gateway.browser(), SECOND.phone, '192.0.2.12'))).toBe(200);
    expect(outcome(await signInByCode(known, SECOND.phone, '192.0.2.11'))).toBe(200);
  });

  test('cannot block the customer’s sign-in by code with wrong codes up to the limit', async () => {
    const stranger = gateway.browser();
    const tries = [];
    for (let round = 0; round < 6; round += 1) {
      await requestCode(stranger, THIRD.phone, STRANGER_ADDRESS);
      for (let n = 0; n < 5; n += 1)
        tries.push((await signIn(stranger, THIRD.phone, { code: wrongCode }, STRANGER_ADDRESS)).json()['code']);
      await sandbox.tool('clock', { advance: 'PT6M' });
    }
    expect(tries.slice(0, 5)).toEqual(Array(5).fill('otp_wrong'));
    expect(tries.at(-1)).not.toBe('otp_wrong');
    expect(outcome(await signInByCode(gateway.browser(), THIRD.phone, '192.0.2.21'))).toBe(200);
  });

  test('from many addresses is limited per phone, while a known browser still signs in', async () => {
    const known = await knownBrowser(FOURTH, '192.0.2.31');
    const judged = [];
    for (let n = 0; n < RATE_LIMITS.guessByPhone.max + 5; n += 1)
      judged.push((await signIn(gateway.browser(), FOURTH.phone, junk(n), `198.51.101.${n + 1}`)).status);
    expect(judged.filter((status) => status !== 429).length).toBeLessThanOrEqual(RATE_LIMITS.guessByPhone.max);
    expect(judged.at(-1)).toBe(429);
    expect(outcome(await signIn(known, FOURTH.phone, { password: FOURTH.password }, '192.0.2.31'))).toBe(200);
    expect(outcome(await signInByCode(known, FOURTH.phone, '192.0.2.31'))).toBe(200);
  });

  test('behind the shared address of a mobile operator does not stop 25 customers from signing in', async () => {
    const guess = async (n: number): Promise<number> => {
      const body = { strategy: 'customer', phone: `+99893${String(1_000_000 + n)}`, password: 'junk' };
      return (await gateway.browser().post('/api/auth/login', body, from(OPERATOR))).status;
    };
    const guesses: number[] = [];
    for (let n = 0; n < RATE_LIMITS.guessByAddress.max + 40; n += 1) guesses.push(await guess(n));
    // Beyond the limit of its address, each guess without the bot check is refused.
    expect(guesses.slice(-40)).toEqual(Array(40).fill(403));
    let over = false;
    const going = (async () => {
      for (let n = 1_000; !over; n += 1) await guess(n);
    })();
    const crowd = await Promise.all(
      CROWD.map(async ({ phone, password }) => outcome(await signIn(gateway.browser(), phone, { password }, OPERATOR))),
    );
    over = true;
    await going;
    expect(crowd).toEqual(Array(CROWD.length).fill(200));
  });
});

describe('[X-21] a customer', { timeout: 300_000 }, () => {
  test('who mistypes the password four times signs in with the fifth try, without a bot check', async () => {
    const browser = gateway.browser();
    const type = (password: string) =>
      browser.post('/api/auth/login', { strategy: 'customer', phone: FIFTH.phone, password }, from('192.0.2.41'));
    for (let n = 0; n < 4; n += 1) expect((await type(`mistyped-${n}`)).status).toBe(401);
    expect((await type(FIFTH.password)).status).toBe(200);
  });

  test('who mistypes a code four times signs in with the fifth try', async () => {
    const browser = gateway.browser();
    expect((await requestCode(browser, SIXTH.phone, '192.0.2.51')).status).toBe(200);
    const code = await sandbox.code(SIXTH.phone);
    for (let n = 0; n < 4; n += 1)
      expect((await signIn(browser, SIXTH.phone, { code: wrongCode }, '192.0.2.51')).json()['code']).toBe('otp_wrong');
    expect(outcome(await signIn(browser, SIXTH.phone, { code }, '192.0.2.51'))).toBe(200);
  });

  test('whose network changes between requesting and entering a code signs in', async () => {
    const browser = gateway.browser();
    expect((await requestCode(browser, SEVENTH.phone, '192.0.2.61')).status).toBe(200);
    expect(outcome(await signIn(browser, SEVENTH.phone, { code: await sandbox.code(SEVENTH.phone) }, '192.0.2.62'))).toBe(200);
  });

  test('who requests a code again too early gets resend_too_early, and signs in by a code a minute later', async () => {
    const browser = gateway.browser();
    expect((await requestCode(browser, EIGHTH.phone, '192.0.2.71')).status).toBe(200);
    for (let n = 0; n < 8; n += 1) expect((await requestCode(browser, EIGHTH.phone, '192.0.2.71')).json()['code']).toBe('resend_too_early');
    await sandbox.tool('clock', { advance: 'PT1M' });
    expect(outcome(await signInByCode(browser, EIGHTH.phone, '192.0.2.71'))).toBe(200);
  });

  test('who is abroad with a new browser signs in by code, and later by password, while a stranger guesses', async () => {
    for (let n = 0; n < 12; n += 1) await signIn(gateway.browser(), FIRST.phone, junk(n), '198.51.100.67');
    const travelling = gateway.browser();
    expect(outcome(await signInByCode(travelling, FIRST.phone, '2001:db8:7::1'))).toBe(200);
    // The sign-in set the device cookie, so this browser is known from now on, whatever its address.
    await travelling.post('/api/auth/logout', undefined, from('2001:db8:7::1'));
    expect(outcome(await signIn(travelling, FIRST.phone, { password: FIRST.password }, OPERATOR))).toBe(200);
  });
});
