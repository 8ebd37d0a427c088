import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../limits/limits.ts';
import { DEMO_CUSTOMER } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { openTestRedis } from '../../testing/redis.ts';
import { encodeSolution, fetchAndSolveChallenge } from '../../testing/solve.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const SESSION_SECRET = 'one-secret-of-thirty-two-characters-for-all';
let redis: Awaited<ReturnType<typeof openTestRedis>>;
let gateways: [TestGateway, TestGateway];
beforeAll(async () => {
  redis = await openTestRedis(5);
  const env = { REDIS_URL: redis.url, SESSION_SECRET, RATE_LIMITS: 'on', BOT_PROTECTION: 'altcha' };
  gateways = [await startGateway(env), await startGateway(env)];
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await redis.close();
});
/** Sends a wrong password, solving the bot check that is required after the first failures. */
async function tryPassword(browser: Browser) {
  const body = { strategy: 'customer', phone: '+998901112233', password: 'Wrong-1' };
  const answer = await browser.post('/api/auth/login', body);
  return answer.status === 403
    ? browser.post('/api/auth/login', body, { 'x-bot-solution': encodeSolution(await fetchAndSolveChallenge(browser, 'sign-in')) })
    : answer;
}
/** A new browser at the first gateway for an even `n`, at the second for an odd one. */
const browserOf = (n: number): Browser => (n % 2 === 0 ? gateways[0] : gateways[1]).browser();

describe('two gateways with one Redis', () => {
  test('share the limit of sign-in tries per phone and address, and Redis contains neither of them', async () => {
    const { max } = RATE_LIMITS.guessByPair;
    const tries = [];
    for (let n = 0; n <= max; n += 1) tries.push(await tryPassword(browserOf(n)));
    expect(tries.map(({ status }) => status)).toEqual([...Array(max).fill(401), 429]);
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const other = await browserOf(0).post('/api/auth/login', {
      strategy: 'customer',
      phone: DEMO_CUSTOMER.phone,
      password: DEMO_CUSTOMER.password,
    });
    expect(other.status).toBe(200);
    const keys = await redis.client.keys('*');
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) {
      expect(key).not.toMatch(/901112233|127\.0\.0\.1/);
      expect(await redis.client.pTTL(key)).not.toBe(-2);
    }
  });

  test('accept a bot-check solution once, whichever gateway issued the challenge', async () => {
    const [one, two] = gateways;
    const solution = encodeSolution(await fetchAndSolveChallenge(one.browser(), 'send-code'));
    const send = async (at: TestGateway): Promise<unknown[]> => {
      const body = { phone: DEMO_CUSTOMER.phone, purpose: 'sign-in' };
      const answer = await at.browser().post('/api/auth/send-code', body, { 'x-bot-solution': solution });
      return [answer.status, answer.json()['reason']];
    };
    expect(await send(two)).toEqual([200, undefined]);
    expect(await send(two)).toEqual([403, 'used']);
    expect(await send(one)).toEqual([403, 'used']);
  });

  test('refuse earlier bot-check solutions after Redis has lost its data', async () => {
    const solution = encodeSolution(await fetchAndSolveChallenge(gateways[0].browser(), 'send-code'));
    await redis.client.flushDb();
    const answer = await gateways[1]
      .browser()
      .post('/api/auth/send-code', { phone: DEMO_CUSTOMER.phone, purpose: 'sign-in' }, { 'x-bot-solution': solution });
    expect([answer.status, answer.json()['reason']]).toEqual([403, 'forged']);
  });
});
