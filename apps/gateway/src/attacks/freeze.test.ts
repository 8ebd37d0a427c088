import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../limits/limits.ts';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());
  const isIn = async (browser: Awaited<ReturnType<AttackTarget['signedIn']>>) => (await browser.get('/api/auth/user')).json()['loggedIn'];
  const recorded = () => target.gateway.backend.requestsTo('/auth/user/sign-ins').map(({ body }) => JSON.parse(body));

  test('[X-16] freezing the account ends all its sessions at once, without re-authentication', async () => {
    const customer = await target.signedIn();
    const thief = await target.signedIn();
    target.gateway.clock.ms += 301_000;
    const frozen = () => target.gateway.backend.requestsTo('/auth/user/freeze').length;
    const before = frozen();
    const answer = await customer.post('/api/auth/freeze');
    expect([answer.status, Number(answer.json()['ended']) >= 1]).toEqual([200, true]);
    expect(frozen() - before).toBe(1);
    expect([await isIn(customer), await isIn(thief)]).toEqual([false, false]);
    expect(customer.cookies.has(target.cookies.session)).toBe(false);
  });

  test('[X-16] a thief with the cookie can block neither the freezing nor the re-authentication of other sessions', async () => {
    const limited = await start({ env: { RATE_LIMITS: 'on' } });
    limited.gateway.backend.respondTo('/auth/user/proof', (_seen, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'password_wrong', message: 'x', request_id: 'up' }));
    });
    try {
      const customer = await limited.signedIn();
      const elsewhere = await limited.signedIn();
      const thief = limited.browser();
      thief.cookies.set(limited.cookies.session, customer.cookies.get(limited.cookies.session) ?? '');
      const wrong = { method: 'password', password: 'Muddat-demo-9' };
      const guesses: number[] = [];
      for (let index = 0; index < RATE_LIMITS.writesBySession.max + 1; index += 1)
        guesses.push((await thief.post('/api/auth/step-up', wrong)).status);
      expect(guesses.at(-1)).toBe(429);
      expect((await customer.post('/api/auth/step-up', wrong)).status).toBe(429);
      expect((await elsewhere.post('/api/auth/step-up', wrong)).status).not.toBe(429);
      expect((await customer.post('/api/auth/freeze')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('if the provider fails to freeze, the response is 503 and the sessions continue', async () => {
    const customer = await target.signedIn();
    target.gateway.backend.failNext('/auth/user/freeze', 1);
    expect((await customer.post('/api/auth/freeze')).status).toBe(503);
    expect(await isIn(customer)).toBe(true);
  });

  test('each sign-in is reported to the provider with device, network prefix and whether the browser is known', async () => {
    const browser = target.browser();
    const body = { strategy: 'customer', phone: '+998900000001', password: 'Muddat-demo-1' };
    const headers = { 'user-agent': ANDROID, ...target.from('84.54.70.12') };
    const before = recorded().length;
    await browser.post('/api/auth/login', body, headers);
    await browser.post('/api/auth/login', body, headers);
    expect(recorded().slice(before)).toMatchObject([
      { device: 'Android', browser: 'Chrome', place: '84.54.*.*', known: false },
      { device: 'Android', browser: 'Chrome', place: '84.54.*.*', known: true },
    ]);
  });

  test('a sign-in with an invented device cookie is reported as one of an unknown browser', async () => {
    const browser = target.browser();
    browser.cookies.set(target.cookies.session === 'muddat-dev' ? 'muddat-device' : '__Host-muddat-device', 'x');
    const before = recorded().length;
    await browser.post('/api/auth/login', { strategy: 'customer', phone: '+998900000001', password: 'Muddat-demo-1' });
    expect(recorded().slice(before)).toMatchObject([{ known: false }]);
  });

  test('sign-in succeeds even if the report to the sign-in log fails', async () => {
    target.gateway.backend.failNext('/auth/user/sign-ins', 1);
    expect(await isIn(await target.signedIn())).toBe(true);
  });
});
