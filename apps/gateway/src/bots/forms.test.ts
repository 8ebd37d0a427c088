import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RATE_LIMITS } from '../limits/limits.ts';
import { encodeSolution, fetchAndSolveChallenge } from '../testing/solve.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { loadAllowLists } from '../upstream/contracts.ts';
import { PROTECTED_OPERATIONS } from './operations.ts';

const PHONE = '+998900000001';
/** The calls of the portal's public forms: action, path, body, and the upstream path it is forwarded to. */
const FORMS = [
  ['send-code', '/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' }, '/auth/oauth/send-code'],
  ['registration', '/api/auth/send-code', { phone: PHONE, purpose: 'register' }, '/auth/oauth/send-code'],
  ['reset', '/api/auth/send-code', { phone: PHONE, purpose: 'reset' }, '/auth/oauth/send-code'],
  ['feedback', '/api/builder/v1/feedback', { name: 'Шахноза', phone: PHONE, message: 'Когда?' }, '/builder/v1/feedback'],
  ['corporate-request', '/api/mobile/v2/page/corparate-request', { company: 'Navroʻz' }, '/mobile/v2/page/corparate-request'],
  ['seller-request', '/api/mobile/v2/page/corparate-request', { kind: 'seller' }, '/mobile/v2/page/corparate-request'],
] as const;

let gateway: TestGateway;
beforeAll(async () => {
  // BOT_PROTECTION is empty, as when the operator sets nothing: this gives the default protection.
  gateway = await startGateway({ BOT_PROTECTION: '' });
});
afterAll(() => gateway.close());

describe('the bot check of public forms', () => {
  test.each(FORMS)(
    '[S9-09] the form %s at %s requires a bot-check solution by default and accepts it once',
    async (action, path, body, upstream) => {
      const browser = gateway.browser();
      const arrived = () => gateway.backend.requestsTo(upstream).length;
      const before = arrived();
      const bare = await browser.post(path, body);
      expect([bare.status, bare.json()]).toEqual([
        403,
        {
          code: 'bot_check_failed',
          reason: 'missing',
          message: 'Не удалось проверить, что вы не робот. Попробуйте ещё раз',
          request_id: bare.headers['x-request-id'],
        },
      ]);
      expect(arrived()).toBe(before);
      const solution = encodeSolution(await fetchAndSolveChallenge(browser, action));
      expect((await browser.post(path, body, { 'x-bot-solution': solution })).status).toBe(200);
      expect(arrived()).toBe(before + 1);
      // The gateway does not forward the solution.
      expect(gateway.backend.requestsTo(upstream).at(-1)?.headers).not.toHaveProperty('x-bot-solution');
      const again = await browser.post(path, body, { 'x-bot-solution': solution });
      expect([again.status, again.json()['reason']]).toEqual([403, 'used']);
      expect(arrived()).toBe(before + 1);
    },
  );

  test('the bot check is required by exactly those writes of the contracts that a guest can send from a form', () => {
    const open = Object.entries(loadAllowLists()).flatMap(([api, operations]) =>
      operations
        .filter(({ method, audience }) => method !== 'GET' && audience !== 'customer')
        .map(({ operationId }) => `${api}.${operationId}`),
    );
    // These two operations are no forms: the client sends its device token and checks its basket by itself, and checkBasket writes nothing.
    const notForms = ['auth.sendDeviceToken', 'installment.checkBasket'];
    expect(open.filter((name) => !notForms.includes(name)).sort()).toEqual([...PROTECTED_OPERATIONS].sort());
  });

  test.each([
    ['registration', 'register', '/api/auth/register', { name: 'Anvar', birthdate: '1990-05-14', password: 'x' }],
    ['reset', 'reset', '/api/auth/reset-password', { password: 'x' }],
  ] as const)(
    'the form %s with a proof of a phone (purpose %s): %s requires a solution for its own action; a refused call keeps the proof',
    async (action, purpose, path, body) => {
      const ticket = '{"ticket":"t","expires_in":900,"registered":false}';
      gateway.backend.respondTo('/auth/oauth/verify-code', (_seen, response) => void response.writeHead(200).end(ticket));
      const browser = gateway.browser();
      expect((await browser.post('/api/auth/verify-code', { phone: PHONE, purpose, code: '123456' })).status).toBe(200);
      const upstreams = ['/auth/user/register', '/auth/oauth/reset-password'];
      const arrived = () => upstreams.flatMap((start) => gateway.backend.requestsTo(start)).length;
      const before = arrived();
      for (const solution of ['', encodeSolution(await fetchAndSolveChallenge(browser, 'send-code'))]) {
        const answer = await browser.post(path, body, { 'x-bot-solution': solution });
        expect([answer.status, answer.json()['code']]).toEqual([403, 'bot_check_failed']);
      }
      expect([arrived(), browser.cookies.has('muddat-proof')]).toEqual([before, true]);
      await browser.post(path, body, { 'x-bot-solution': encodeSolution(await fetchAndSolveChallenge(browser, action)) });
      expect(arrived()).toBe(before + 1);
    },
  );

  test('sign-in by password, the list of stores and the refresh of a session require no solution', async () => {
    const browser = gateway.browser();
    expect((await browser.post('/api/auth/login', { strategy: 'customer', phone: PHONE, password: 'Muddat-demo-1' })).status).toBe(200);
    expect((await browser.get('/api/installment/v3/stores')).status).toBe(200);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  });

  test('a code request with an invalid phone is refused without using up its solution', async () => {
    const browser = gateway.browser();
    const solution = encodeSolution(await fetchAndSolveChallenge(browser, 'send-code'));
    const send = (phone: string) => browser.post('/api/auth/send-code', { phone, purpose: 'sign-in' }, { 'x-bot-solution': solution });
    expect((await send('+99890')).json()['code']).toBe('validation_failed');
    expect((await send(PHONE)).status).toBe(200);
  });

  test('the refusal of a call without a solution is in the language of Accept-Language', async () => {
    const answer = await gateway.browser().post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' }, { 'accept-language': 'oz' });
    expect(answer.json()['message']).toBe('Robot emasligingizni tekshirib boʻlmadi. Qayta urinib koʻring');
  });

  test.each([
    ['GET', '/api/bot/challenge', 400],
    ['GET', '/api/bot/challenge?action=', 400],
    ['GET', '/api/bot/challenge?action=login', 400],
    ['GET', '/api/bot/challenge?action=send-code&action=reset', 400],
    ['POST', '/api/bot/challenge?action=send-code', 405],
    ['GET', '/api/bot/other', 404],
  ])('the unsupported request %s %s gets %i', async (method, path, status) => {
    const answer = await gateway.browser().request(path, { method, headers: { origin: gateway.origin, 'x-requested-with': 'muddat-web' } });
    expect(answer.status).toBe(status);
  });

  test('each challenge is different and not cacheable', async () => {
    const [one, two] = await Promise.all([0, 1].map(() => gateway.browser().get('/api/bot/challenge?action=reset')));
    expect(one?.headers['cache-control']).toBe('no-store');
    expect(one?.json()['challenge']).not.toEqual(two?.json()['challenge']);
    expect(one?.json()).toMatchObject({ kind: 'altcha', expires_in: 600 });
  });

  test('a client address that requests too many challenges gets 429', async () => {
    // Freezes the clock, so that the minute of the limit does not pass on a slow machine.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const own = await startGateway({ BOT_PROTECTION: '', RATE_LIMITS: 'on' });
    const statuses = new Set<number>();
    for (let index = 0; index <= RATE_LIMITS.challengeByAddress.max; index += 1)
      statuses.add((await own.browser().get('/api/bot/challenge?action=reset')).status);
    expect([...statuses]).toEqual([200, 429]);
    await own.close();
  });

  test('with BOT_PROTECTION=off the challenge has the kind off, and calls need no solution', async () => {
    const own = await startGateway({ BOT_PROTECTION: 'off' });
    expect((await own.browser().get('/api/bot/challenge?action=send-code')).json()).toEqual({ kind: 'off' });
    expect((await own.browser().post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' })).status).toBe(200);
    await own.close();
  });

  test('the metrics count bot checks by action and result', async () => {
    const used = async () => {
      const { text } = await gateway.opsBrowser().get('/metrics');
      return Number(/muddat_gateway_bot_checks_total\{action="feedback",result="used"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await used();
    const browser = gateway.browser();
    const solution = encodeSolution(await fetchAndSolveChallenge(browser, 'feedback'));
    for (let time = 0; time < 2; time += 1)
      await browser.post('/api/builder/v1/feedback', { name: 'Шахноза', phone: PHONE, message: 'Когда?' }, { 'x-bot-solution': solution });
    expect(await used()).toBe(before + 1);
  });
});
