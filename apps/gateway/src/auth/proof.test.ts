import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { DEMO } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const TICKET = 'ticket-k3Zr0bQm9vTn5xWc2hLs8yPd4jFg7aUe1iOqRtYpXwM';
const NAME = 'Anvar Yoʻldoshev';
const details = { name: NAME, birthdate: '1990-05-14', password: 'Togʻdagi-uzun-yoʻl-7' };

/** Stubs the provider's responses for these tests; the story tests run with the sandbox's provider. */
function answers(gateway: TestGateway, registered = false): void {
  const { backend } = gateway;
  const say = (status: number, body: object) => (_seen: unknown, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const tokens = async (_seen: unknown, response: ServerResponse) => {
    const grant = { grant_type: 'password', username: DEMO.phone, password: DEMO.password, password_type: 'password' };
    const asked = await fetch(`${backend.url}/auth/oauth/token`, { method: 'POST', body: JSON.stringify(grant) });
    response.writeHead(200, { 'content-type': 'application/json' }).end(await asked.text());
  };
  backend.on('/auth/oauth/verify-code', say(200, { ticket: TICKET, expires_in: 900, registered }));
  backend.on('/auth/user/register', tokens);
  backend.on('/auth/oauth/reset-password', tokens);
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  answers(gateway);
});
afterAll(() => gateway.close());

const verify = (browser: Browser, purpose: 'register' | 'reset' = 'register') =>
  browser.post('/api/auth/verify-code', { phone: DEMO.phone, purpose, code: '123456' });
async function proven(at = gateway, purpose: 'register' | 'reset' = 'register'): Promise<Browser> {
  const browser = at.browser();
  expect((await verify(browser, purpose)).status).toBe(200);
  return browser;
}
const bodyOf = (start: string): unknown => JSON.parse(gateway.backend.calls(start).at(-1)?.body ?? 'null');

describe('the proof of a phone', () => {
  test('waits in a sealed cookie of its own: no script reads it, no other site brings it, and neither answer nor cookie shows the ticket', async () => {
    const browser = gateway.browser();
    const answer = await verify(browser);
    expect(answer.json()).toEqual({ registered: false, expires_in: 900, masked_phone: '99890*****01' });
    const [line = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(line).toMatch(/^muddat-proof=[\w-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = Buffer.from(browser.cookies.get('muddat-proof') ?? '', 'base64url').toString('latin1');
    for (const text of [answer.text, line, cookie]) {
      expect(text).not.toContain(TICKET);
      expect(text).not.toContain('900000001');
    }
    const { proof } = (await browser.get('/api/auth/proof')).json();
    expect(proof).toEqual({ purpose: 'register', registered: false, expires_in: 900, masked_phone: '99890*****01' });
  });

  test('behind https it has the __Host- prefix', async () => {
    const own = await startGateway({ PUBLIC_URL: 'https://portal.test' });
    answers(own);
    const answer = await own.app.inject({
      method: 'POST',
      url: '/api/auth/verify-code',
      headers: { host: 'portal.test', origin: 'https://portal.test', 'x-requested-with': 'muddat-web', 'content-type': 'application/json' },
      payload: { phone: DEMO.phone, purpose: 'reset', code: '123456' },
    });
    const [line = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(line).toMatch(/^__Host-muddat-proof=[\w-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    await own.close();
  });

  test('is over after its 15 minutes, and taken back', async () => {
    const own = await startGateway();
    answers(own);
    const browser = await proven(own);
    own.clock.ms += 899_000;
    expect((await browser.get('/api/auth/proof')).json()).toMatchObject({ proof: { expires_in: 1 } });
    own.clock.ms += 1_000;
    expect((await browser.get('/api/auth/proof')).json()).toEqual({ proof: null });
    expect(browser.cookies.has('muddat-proof')).toBe(false);
    await own.close();
  });

  test.each([
    ['another’s words', () => Buffer.from(JSON.stringify({ ticket: TICKET, phone: DEMO.phone, purpose: 'reset' })).toString('base64url')],
    ['nothing', () => ''],
    ['a letter changed', (good: string) => `${good.slice(0, -3)}${good.at(-3) === 'A' ? 'B' : 'A'}${good.slice(-2)}`],
    ['cut short', (good: string) => good.slice(0, 12)],
  ])('with %s in its cookie is none', async (_name, forge) => {
    const browser = await proven();
    browser.cookies.set('muddat-proof', forge(browser.cookies.get('muddat-proof') ?? ''));
    const before = gateway.backend.calls('/auth/user/register').length;
    const answer = await browser.post('/api/auth/register', details);
    expect([answer.status, answer.json()['code']]).toEqual([422, 'ticket_expired']);
    expect((await browser.get('/api/auth/proof')).json()).toEqual({ proof: null });
    expect(gateway.backend.calls('/auth/user/register')).toHaveLength(before);
  });

  test('a session’s cookie is no proof, and a proof no session', async () => {
    const signedIn = gateway.browser();
    await signedIn.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, password: DEMO.password });
    const browser = await proven();
    const proof = browser.cookies.get('muddat-proof') ?? '';
    browser.cookies.set('muddat-dev', proof);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    signedIn.cookies.set('muddat-proof', signedIn.cookies.get('muddat-dev') ?? '');
    expect((await signedIn.get('/api/auth/proof')).json()).toEqual({ proof: null });
  });

  test('is forgotten on request', async () => {
    const browser = await proven();
    const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    expect((await browser.ask('/api/auth/proof', { method: 'DELETE', headers })).status).toBe(204);
    expect(browser.cookies.has('muddat-proof')).toBe(false);
  });

  test.each([
    ['register', '/api/auth/reset-password', { password: details.password }],
    ['reset', '/api/auth/register', details],
    ['reset', '/api/auth/login', { strategy: 'customer', proof: true }],
  ] as const)('of purpose %s is none for %s, and is kept', async (purpose, path, body) => {
    const browser = await proven(gateway, purpose);
    const before = gateway.backend.seen.length;
    const answer = await browser.post(path, body);
    expect([answer.status, answer.json()['code']]).toEqual([422, 'ticket_expired']);
    expect(gateway.backend.seen).toHaveLength(before);
    expect(browser.cookies.has('muddat-proof')).toBe(true);
  });
});

describe('what it is used for', () => {
  test.each([
    ['register', '/api/auth/register', details, '/auth/user/register'],
    ['reset', '/api/auth/reset-password', { password: details.password }, '/auth/oauth/reset-password'],
  ] as const)(
    '%s: the ticket goes to the provider alone, the browser gets a session and gives the proof back',
    async (purpose, path, body, upstream) => {
      const browser = await proven(gateway, purpose);
      browser.cookies.set('muddat-dev', 'A'.repeat(43));
      const answer = await browser.post(path, body);
      expect(answer.json()).toMatchObject({ loggedIn: true, token: true, redirect_to: null });
      expect(bodyOf(upstream)).toEqual({ ...body, ticket: TICKET });
      expect(browser.cookies.get('muddat-dev')).toMatch(/^(?!A{43})[\w-]{43}$/);
      expect(browser.cookies.has('muddat-proof')).toBe(false);
      expect(answer.text).not.toMatch(/access-|refresh-|ticket/);
    },
  );

  test.each([
    [{}, { name: 'required', birthdate: 'required', password: 'required' }],
    [{ ...details, birthdate: '14.05.1990' }, { birthdate: 'format' }],
    [{ ...details, name: 'x'.repeat(513) }, { name: 'max_length' }],
    [{ ...details, password: 5 }, { password: 'format' }],
  ])('a registration of %j names its fields and costs nothing', async (body, fields) => {
    const browser = await proven();
    const answer = await browser.post('/api/auth/register', body);
    expect([answer.status, answer.json()['fields']]).toEqual([400, fields]);
    expect(browser.cookies.has('muddat-proof')).toBe(true);
  });

  test('a ticket that the provider no longer takes is given back; after another refusal it is kept', async () => {
    const own = await startGateway();
    answers(own);
    let code = 'validation_failed';
    own.backend.on('/auth/user/register', (_seen, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code, message: 'x', fields: { password: 'password-weak' }, ticket: TICKET, request_id: 'up' }));
    });
    const browser = await proven(own);
    const weak = await browser.post('/api/auth/register', details);
    expect(weak.json()).toMatchObject({ code, fields: { password: 'password-weak' } });
    expect(weak.text).not.toContain(TICKET);
    expect(browser.cookies.has('muddat-proof')).toBe(true);
    code = 'ticket_expired';
    expect((await browser.post('/api/auth/register', details)).status).toBe(422);
    expect(browser.cookies.has('muddat-proof')).toBe(false);
    await own.close();
  });

  test('neither phone nor name, password, code or ticket stands in a log', async () => {
    await (await proven()).post('/api/auth/register', details);
    await gateway.browser().post('/api/auth/register', details);
    const log = gateway.logs.join('');
    for (const secret of ['900000001', NAME, 'Yoʻldoshev', details.password, TICKET, '1990-05-14']) expect(log).not.toContain(secret);
  });

  test('tries have a limit for a phone, whatever address they come from', async () => {
    const own = await startGateway({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
    own.backend.on('/auth/oauth/verify-code', (_seen, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end('{"code":"otp_wrong","message":"x","tries_left":4,"request_id":"up"}');
    });
    const tried: number[] = [];
    for (let index = 0; index <= LIMITS.guessByPhone.max; index += 1) {
      const from = { 'x-forwarded-for': `203.0.113.${index}` };
      tried.push((await own.browser().post('/api/auth/verify-code', { phone: DEMO.phone, purpose: 'reset', code: '123456' }, from)).status);
    }
    expect(tried).toEqual([...Array(LIMITS.guessByPhone.max).fill(422), 429]);
    const another = await own.browser().post('/api/auth/verify-code', { phone: '+998900000002', purpose: 'reset', code: '123456' });
    expect(another.status).toBe(422);
    await own.close();
  });
});
