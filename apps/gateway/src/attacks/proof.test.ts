import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

const PHONE = '+998907770001';
const TICKET = 'ticket-of-the-provider';

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  let cookie: string;
  beforeAll(async () => {
    target = await start();
    cookie = target.cookies.session === 'muddat-dev' ? 'muddat-proof' : '__Host-muddat-proof';
    target.gateway.backend.respondTo('/auth/oauth/verify-code', (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ticket: TICKET, expires_in: 900, registered: true }));
    });
  });
  afterAll(() => target.close());

  const proven = async () => {
    const browser = target.browser();
    const answer = await browser.post('/api/auth/verify-code', { phone: PHONE, purpose: 'reset', code: '123456' });
    expect(answer.status).toBe(200);
    return { browser, answer, value: browser.cookies.get(cookie) ?? '' };
  };
  const held = async (value: string): Promise<unknown> =>
    (await target.browser().get('/api/auth/proof', { cookie: `${cookie}=${value}` })).json()['proof'];

  test('the proof of a phone is encrypted: no cookie or response reveals the ticket or the phone', async () => {
    const { browser, answer, value } = await proven();
    expect(value.length).toBeGreaterThan(60);
    const shown = await browser.get('/api/auth/proof');
    expect(shown.json()['proof']).toMatchObject({ purpose: 'reset' });
    for (const text of [
      value,
      Buffer.from(value, 'base64url').toString('latin1'),
      answer.text,
      shown.text,
      JSON.stringify(answer.headers),
    ]) {
      expect(text).not.toContain(TICKET);
      expect(text).not.toContain(PHONE.slice(1));
    }
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
  });

  test('a forged, altered or shortened proof cookie, or a session id in its place, is not accepted', async () => {
    const { value } = await proven();
    expect(await held(value)).not.toBeNull();
    const own = { ticket: 'x', phone: PHONE, purpose: 'reset', registered: true, expiresAt: target.gateway.clock.ms + 600_000 };
    const bytes = Buffer.from(value, 'base64url');
    const flipped = Buffer.from(bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte)));
    const session = (await target.signedIn()).cookies.get(target.cookies.session) ?? '';
    for (const forged of [
      Buffer.from(JSON.stringify(own)).toString('base64url'),
      flipped.toString('base64url'),
      bytes.subarray(1).toString('base64url'),
      session,
      'x',
    ])
      expect([forged, await held(forged)]).toEqual([forged, null]);
  });

  test('a stolen proof cookie is not accepted after it expires', async () => {
    const { value } = await proven();
    target.gateway.clock.ms += 901_000;
    expect(await held(value)).toBeNull();
  });

  test('ending a session of another customer fails with the same response as an unknown id', async () => {
    const profile = (id: string): void =>
      target.gateway.backend.respondTo('/auth/user/profile', (_seen, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ user: { id, name: id, phone: PHONE } }));
      });
    profile('cus_victim');
    const victim = await target.signedIn();
    profile('cus_attacker');
    const attacker = await target.signedIn();
    const { data } = (await victim.get('/api/auth/sessions')).json();
    const [own] = Array.isArray(data) ? data : [];
    expect(own).toMatchObject({ id: expect.any(String), current: true });
    const headers = { origin: target.site, 'x-requested-with': 'muddat-web' };
    const end = async (id: string) => {
      const answer = await attacker.request(`/api/auth/sessions/${id}`, { method: 'DELETE', headers });
      return [answer.status, answer.json()['code'], answer.json()['message']];
    };
    expect(await end(String(Object(own).id))).toEqual(await end('A'.repeat(String(Object(own).id).length)));
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    expect(JSON.stringify((await attacker.get('/api/auth/sessions')).json())).not.toContain(String(Object(own).id));
  });
});
