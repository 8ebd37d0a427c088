import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const UNKNOWN_ID = 'A'.repeat(43);

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  const ofSession = (browser: { cookies: Map<string, string> }): string => browser.cookies.get(target.cookies.session) ?? '';
  /** The gateway's response to a browser that sends this Cookie header. */
  const taken = async (cookie: string, path = '/api/auth/user'): Promise<{ status: number; text: string; loggedIn: unknown }> => {
    const answer = await target.browser().get(path, { cookie });
    return { status: answer.status, text: answer.text, loggedIn: path === '/api/auth/user' ? answer.json()['loggedIn'] : undefined };
  };

  test('the session cookie is HttpOnly, SameSite=Lax, for this host only, and Secure over https', async () => {
    const answer = await target.browser().post('/api/auth/login', LOGIN);
    const [line = ''] = (answer.headers['set-cookie'] ?? []).toString().split(',muddat');
    expect(line).toMatch(new RegExp(`^${target.cookies.session}=[\\w-]{43}; `));
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toContain('; HttpOnly');
    expect(line).toContain('; SameSite=Lax');
    expect(line).not.toMatch(/domain/i);
    expect(line.includes('; Secure')).toBe(target.site.startsWith('https:'));
  });

  test.each([
    ['that was never issued', async () => UNKNOWN_ID],
    ['of the attacker’s own session', async () => ofSession(await target.signedIn())],
  ])('session fixation: an id %s, planted before sign-in, is invalid after it', async (_name, plant) => {
    const planted = await plant();
    const victim = target.browser();
    victim.cookies.set(target.cookies.session, planted);
    const answer = await victim.post('/api/auth/login', LOGIN);
    expect([answer.status, answer.json()['loggedIn']]).toEqual([200, true]);
    expect(ofSession(victim)).not.toBe(planted);
    expect((await taken(`${target.cookies.session}=${planted}`)).loggedIn).toBe(false);
  });

  test('a session id in the address, a header or a body is ignored', async () => {
    const id = ofSession(await target.signedIn());
    const name = target.cookies.session;
    for (const path of [`/api/auth/user?${name}=${id}`, `/api/auth/user;${name}=${id}`, `/api/auth/user?sid=${id}`]) {
      const answer = await target.browser().get(path, { authorization: `Bearer ${id}`, 'x-session': id });
      expect([path, answer.text.includes('"loggedIn":true')]).toEqual([path, false]);
    }
    const written = await target.browser().post('/api/auth/refresh', { session: id, [name]: id });
    expect(written.status).toBe(401);
  });

  test('cookie tossing: two session cookies of one name are both ignored, in either order', async () => {
    const [victim, attacker] = [ofSession(await target.signedIn()), ofSession(await target.signedIn())];
    const name = target.cookies.session;
    for (const other of [attacker, UNKNOWN_ID, '', 'x']) {
      for (const cookie of [`${name}=${victim}; ${name}=${other}`, `${name}=${other}; ${name}=${victim}`]) {
        expect([cookie, (await taken(cookie)).loggedIn]).toEqual([cookie, false]);
        expect((await taken(cookie, '/api/installment/v3/user/orders/all')).status).toBe(401);
      }
    }
    // The ambiguous cookies ended neither session: each id alone still works.
    for (const id of [victim, attacker]) expect((await taken(`${name}=${id}`)).loggedIn).toBe(true);
  });

  test('a session id in a cookie of a similar name is ignored', async () => {
    const id = ofSession(await target.signedIn());
    const { session } = target.cookies;
    const alike = [
      session === 'muddat-dev' ? '__Host-muddat' : 'muddat-dev',
      'muddat',
      '__Secure-muddat',
      session.toUpperCase(),
      session.toLowerCase() === session ? `${session}x` : session.toLowerCase(),
      `\u00a0${session}`,
      `${session}\u00a0`,
      `"${session}"`,
      session.replace('-', '%2d'),
      `$${session}`,
    ];
    for (const name of alike) expect([name, (await taken(`${name}=${id}`)).loggedIn]).toEqual([name, false]);
  });

  test('an altered, shortened, extended or encoded session id is not accepted', async () => {
    const id = ofSession(await target.signedIn());
    const other = id.startsWith('A') ? 'B' : 'A';
    for (const value of [`${other}${id.slice(1)}`, id.slice(1), `${id}A`, `${id}%00`, `${id},${id}`, encodeURIComponent(` ${id}`)]) {
      expect([value, (await taken(`${target.cookies.session}=${value}`)).loggedIn]).toEqual([value, false]);
    }
  });

  test('a stolen cookie is invalid after the sign-out, for pages and API calls', async () => {
    const victim = await target.signedIn();
    const stolen = `${target.cookies.session}=${ofSession(victim)}`;
    expect((await taken(stolen)).loggedIn).toBe(true);
    await victim.post('/api/auth/logout');
    expect((await taken(stolen)).loggedIn).toBe(false);
    expect((await taken(stolen, '/api/installment/v3/user/orders/all')).status).toBe(401);
    expect((await taken(stolen, '/ru/main-page')).status).toBe(302);
  });

  test('responses to a session cookie contain no token and have Cache-Control: no-store', async () => {
    const victim = await target.signedIn();
    const bearer = target.gateway.backend.requestsTo('/auth/user/profile').at(-1)?.headers.authorization?.replace('Bearer ', '') ?? 'none';
    expect(bearer).toMatch(/^access-/);
    for (const path of [
      '/api/auth/user',
      '/api/installment/v3/user/orders/all',
      '/ru/main-page',
      '/api/billing/v1/api-payments/entity-collection',
    ]) {
      const answer = await victim.get(path);
      expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store']);
      const all = answer.text + JSON.stringify(answer.headers);
      expect([path, /access-[0-9a-f]|refresh-[0-9a-f]/.test(all)]).toEqual([path, false]);
    }
  });
});
