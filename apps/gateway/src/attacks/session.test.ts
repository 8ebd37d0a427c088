import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import { GROUNDS, type Ground } from '../testing/ground/grounds.ts';

const LOGIN = { strategy: 'customer', phone: DEMO.phone, password: DEMO.password };
const UNKNOWN_ID = 'A'.repeat(43);

describe.each(GROUNDS)('$name', ({ start }) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await start();
  });
  afterAll(() => ground.close());

  const ofSession = (browser: { cookies: Map<string, string> }): string => browser.cookies.get(ground.cookies.session) ?? '';
  /** The gateway's response to a browser that sends this Cookie header. */
  const taken = async (cookie: string, path = '/api/auth/user'): Promise<{ status: number; text: string; loggedIn: unknown }> => {
    const answer = await ground.browser().get(path, { cookie });
    return { status: answer.status, text: answer.text, loggedIn: path === '/api/auth/user' ? answer.json()['loggedIn'] : undefined };
  };

  test('the cookie is the one of the place, unreadable by scripts, for this host alone, and goes on no foreign write', async () => {
    const answer = await ground.browser().post('/api/auth/login', LOGIN);
    const [line = ''] = (answer.headers['set-cookie'] ?? []).toString().split(',muddat');
    expect(line).toMatch(new RegExp(`^${ground.cookies.session}=[\\w-]{43}; `));
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toContain('; HttpOnly');
    expect(line).toContain('; SameSite=Lax');
    expect(line).not.toMatch(/domain/i);
    expect(line.includes('; Secure')).toBe(ground.site.startsWith('https:'));
  });

  test.each([
    ['that nobody gave out', async () => UNKNOWN_ID],
    ['of the attacker’s own session', async () => ofSession(await ground.signedIn())],
  ])('fixation: an id %s, planted before sign-in, is worth nothing after it', async (_name, plant) => {
    const planted = await plant();
    const victim = ground.browser();
    victim.cookies.set(ground.cookies.session, planted);
    const answer = await victim.post('/api/auth/login', LOGIN);
    expect([answer.status, answer.json()['loggedIn']]).toEqual([200, true]);
    expect(ofSession(victim)).not.toBe(planted);
    expect((await taken(`${ground.cookies.session}=${planted}`)).loggedIn).toBe(false);
  });

  test('an id in the address, in a header or in a body is no session', async () => {
    const id = ofSession(await ground.signedIn());
    const name = ground.cookies.session;
    for (const path of [`/api/auth/user?${name}=${id}`, `/api/auth/user;${name}=${id}`, `/api/auth/user?sid=${id}`]) {
      const answer = await ground.browser().get(path, { authorization: `Bearer ${id}`, 'x-session': id });
      expect([path, answer.text.includes('"loggedIn":true')]).toEqual([path, false]);
    }
    const written = await ground.browser().post('/api/auth/refresh', { session: id, [name]: id });
    expect(written.status).toBe(401);
  });

  test('tossing: of two cookies of one name neither is believed, in either order', async () => {
    const [victim, attacker] = [ofSession(await ground.signedIn()), ofSession(await ground.signedIn())];
    const name = ground.cookies.session;
    for (const other of [attacker, UNKNOWN_ID, '', 'x']) {
      for (const cookie of [`${name}=${victim}; ${name}=${other}`, `${name}=${other}; ${name}=${victim}`]) {
        expect([cookie, (await taken(cookie)).loggedIn]).toEqual([cookie, false]);
        expect((await taken(cookie, '/api/installment/v3/user/orders/all')).status).toBe(401);
      }
    }
    // The ambiguous cookies ended neither session: each id alone still works.
    for (const id of [victim, attacker]) expect((await taken(`${name}=${id}`)).loggedIn).toBe(true);
  });

  test('a cookie whose name is only like ours names no session', async () => {
    const id = ofSession(await ground.signedIn());
    const { session } = ground.cookies;
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

  test('an id is changed in one letter, cut, lengthened, encoded or quoted: a guest each time', async () => {
    const id = ofSession(await ground.signedIn());
    const other = id.startsWith('A') ? 'B' : 'A';
    for (const value of [`${other}${id.slice(1)}`, id.slice(1), `${id}A`, `${id}%00`, `${id},${id}`, encodeURIComponent(` ${id}`)]) {
      expect([value, (await taken(`${ground.cookies.session}=${value}`)).loggedIn]).toEqual([value, false]);
    }
  });

  test('a stolen cookie dies with the sign-out, on every kind of call', async () => {
    const victim = await ground.signedIn();
    const stolen = `${ground.cookies.session}=${ofSession(victim)}`;
    expect((await taken(stolen)).loggedIn).toBe(true);
    await victim.post('/api/auth/logout');
    expect((await taken(stolen)).loggedIn).toBe(false);
    expect((await taken(stolen, '/api/installment/v3/user/orders/all')).status).toBe(401);
    expect((await taken(stolen, '/ru/main-page')).status).toBe(302);
  });

  test('a stolen cookie tells no token, and what it reads is kept by no cache', async () => {
    const victim = await ground.signedIn();
    const bearer = ground.gateway.backend.calls('/auth/user/profile').at(-1)?.headers.authorization?.replace('Bearer ', '') ?? 'none';
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
