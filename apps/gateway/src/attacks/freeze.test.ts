import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUNDS, type Ground } from '../testing/ground/grounds.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe.each(GROUNDS)('$name', ({ start }) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await start();
  });
  afterAll(() => ground.close());
  const isIn = async (browser: Awaited<ReturnType<Ground['signedIn']>>) => (await browser.get('/api/auth/user')).json()['loggedIn'];
  const recorded = () => ground.gateway.backend.calls('/auth/user/sign-ins').map(({ body }) => JSON.parse(body));

  test('[X-16] "it was not me" puts everybody out at once, without a proof', async () => {
    const customer = await ground.signedIn();
    const thief = await ground.signedIn();
    ground.gateway.clock.ms += 301_000;
    const frozen = () => ground.gateway.backend.calls('/auth/user/freeze').length;
    const before = frozen();
    const answer = await customer.post('/api/auth/freeze');
    expect([answer.status, Number(answer.json()['ended']) >= 1]).toEqual([200, true]);
    expect(frozen() - before).toBe(1);
    expect([await isIn(customer), await isIn(thief)]).toEqual([false, false]);
    expect(customer.cookies.has(ground.cookies.session)).toBe(false);
  });

  test('where the provider does not freeze, nobody is told that it did, and the sessions go on', async () => {
    const customer = await ground.signedIn();
    ground.gateway.backend.failNext('/auth/user/freeze', 1);
    expect((await customer.post('/api/auth/freeze')).status).toBe(502);
    expect(await isIn(customer)).toBe(true);
  });

  test('each sign-in is told to the provider: which browser, roughly from where, and whether it was known', async () => {
    const browser = ground.browser();
    const body = { strategy: 'customer', phone: '+998900000001', password: 'Muddat-demo-1' };
    const headers = { 'user-agent': ANDROID, ...ground.from('84.54.70.12') };
    const before = recorded().length;
    await browser.post('/api/auth/login', body, headers);
    await browser.post('/api/auth/login', body, headers);
    expect(recorded().slice(before)).toMatchObject([
      { device: 'Android', browser: 'Chrome', place: '84.54.*.*', known: false },
      { device: 'Android', browser: 'Chrome', place: '84.54.*.*', known: true },
    ]);
  });

  test('a browser cannot say of itself that it is known', async () => {
    const browser = ground.browser();
    browser.cookies.set(ground.cookies.session === 'muddat-dev' ? 'muddat-device' : '__Host-muddat-device', 'x');
    const before = recorded().length;
    await browser.post('/api/auth/login', { strategy: 'customer', phone: '+998900000001', password: 'Muddat-demo-1' });
    expect(recorded().slice(before)).toMatchObject([{ known: false }]);
  });

  test('nobody is kept out because the log is away', async () => {
    ground.gateway.backend.failNext('/auth/user/sign-ins', 1);
    expect(await isIn(await ground.signedIn())).toBe(true);
  });
});
