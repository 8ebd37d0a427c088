import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../limits/limits.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const TICKET = 'ticket-k3Zr0bQm9vTn5xWc2hLs8yPd4jFg7aUe1iOqRtYpXwM';
const NAME = 'Anvar Yoʻldoshev';
const registrationDetails = { name: NAME, birthdate: '1990-05-14', password: 'Togʻdagi-uzun-yoʻl-7' };

/** Stubs the provider's responses for these tests; the story tests run with the sandbox's provider. */
function answers(gateway: TestGateway, registered = false): void {
  const { backend } = gateway;
  const say = (status: number, body: object) => (_seen: unknown, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const tokens = async (_seen: unknown, response: ServerResponse) => {
    const grant = { grant_type: 'password', username: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password, password_type: 'password' };
    const asked = await fetch(`${backend.url}/auth/oauth/token`, { method: 'POST', body: JSON.stringify(grant) });
    response.writeHead(200, { 'content-type': 'application/json' }).end(await asked.text());
  };
  backend.respondTo('/auth/oauth/verify-code', say(200, { ticket: TICKET, expires_in: 900, registered }));
  backend.respondTo('/auth/user/register', tokens);
  backend.respondTo('/auth/oauth/reset-password', tokens);
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  answers(gateway);
});
afterAll(() => gateway.close());

const passVerification = (browser: Browser, purpose: 'register' | 'reset' = 'register') =>
  browser.post('/api/auth/verify-code', { phone: DEMO_CUSTOMER.phone, purpose, code: '123456' });
async function provenBrowser(at = gateway, purpose: 'register' | 'reset' = 'register'): Promise<Browser> {
  const browser = at.browser();
  expect((await passVerification(browser, purpose)).status).toBe(200);
  return browser;
}
const bodyOf = (start: string): unknown => JSON.parse(gateway.backend.requestsTo(start).at(-1)?.body ?? 'null');

describe('the proof of a phone', () => {
  test('is an encrypted HttpOnly, SameSite=Strict cookie; neither response nor cookie contains the ticket or the phone', async () => {
    const browser = gateway.browser();
    const answer = await passVerification(browser);
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

  test('has a Secure cookie with the __Host- prefix if the site is https', async () => {
    const own = await startGateway({ PUBLIC_URL: 'https://portal.test' });
    answers(own);
    const answer = await own.app.inject({
      method: 'POST',
      url: '/api/auth/verify-code',
      headers: { host: 'portal.test', origin: 'https://portal.test', 'x-requested-with': 'muddat-web', 'content-type': 'application/json' },
      payload: { phone: DEMO_CUSTOMER.phone, purpose: 'reset', code: '123456' },
    });
    const [line = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(line).toMatch(/^__Host-muddat-proof=[\w-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    await own.close();
  });

  test('expires after 15 minutes, and its cookie is cleared', async () => {
    const own = await startGateway();
    answers(own);
    const browser = await provenBrowser(own);
    own.clock.ms += 899_000;
    expect((await browser.get('/api/auth/proof')).json()).toMatchObject({ proof: { expires_in: 1 } });
    own.clock.ms += 1_000;
    expect((await browser.get('/api/auth/proof')).json()).toEqual({ proof: null });
    expect(browser.cookies.has('muddat-proof')).toBe(false);
    await own.close();
  });

  test.each([
    [
      'unencrypted JSON',
      () => Buffer.from(JSON.stringify({ ticket: TICKET, phone: DEMO_CUSTOMER.phone, purpose: 'reset' })).toString('base64url'),
    ],
    ['an empty value', () => ''],
    ['one character changed', (good: string) => `${good.slice(0, -3)}${good.at(-3) === 'A' ? 'B' : 'A'}${good.slice(-2)}`],
    ['a shortened value', (good: string) => good.slice(0, 12)],
  ])('is not accepted with %s in its cookie, and the provider is not called', async (_name, forge) => {
    const browser = await provenBrowser();
    browser.cookies.set('muddat-proof', forge(browser.cookies.get('muddat-proof') ?? ''));
    const before = gateway.backend.requestsTo('/auth/user/register').length;
    const answer = await browser.post('/api/auth/register', registrationDetails);
    expect([answer.status, answer.json()['code']]).toEqual([422, 'ticket_expired']);
    expect((await browser.get('/api/auth/proof')).json()).toEqual({ proof: null });
    expect(gateway.backend.requestsTo('/auth/user/register')).toHaveLength(before);
  });

  test('is not accepted as a session cookie, nor a session cookie as a proof', async () => {
    const signedIn = gateway.browser();
    await signedIn.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    const browser = await provenBrowser();
    const proof = browser.cookies.get('muddat-proof') ?? '';
    browser.cookies.set('muddat-dev', proof);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    signedIn.cookies.set('muddat-proof', signedIn.cookies.get('muddat-dev') ?? '');
    expect((await signedIn.get('/api/auth/proof')).json()).toEqual({ proof: null });
  });

  test('is deleted by DELETE /api/auth/proof', async () => {
    const browser = await provenBrowser();
    const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    expect((await browser.request('/api/auth/proof', { method: 'DELETE', headers })).status).toBe(204);
    expect(browser.cookies.has('muddat-proof')).toBe(false);
  });

  test.each([
    ['register', '/api/auth/reset-password', { password: registrationDetails.password }],
    ['reset', '/api/auth/register', registrationDetails],
    ['reset', '/api/auth/login', { strategy: 'customer', proof: true }],
  ] as const)('for the purpose %s is refused by %s and keeps its cookie', async (purpose, path, body) => {
    const browser = await provenBrowser(gateway, purpose);
    const before = gateway.backend.requests.length;
    const answer = await browser.post(path, body);
    expect([answer.status, answer.json()['code']]).toEqual([422, 'ticket_expired']);
    expect(gateway.backend.requests).toHaveLength(before);
    expect(browser.cookies.has('muddat-proof')).toBe(true);
  });
});

describe('using the proof of a phone', () => {
  test.each([
    ['register', '/api/auth/register', registrationDetails, '/auth/user/register'],
    ['reset', '/api/auth/reset-password', { password: registrationDetails.password }, '/auth/oauth/reset-password'],
  ] as const)(
    'to %s sends the ticket to the provider only, gives the browser a session and clears the proof',
    async (purpose, path, body, upstream) => {
      const browser = await provenBrowser(gateway, purpose);
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
    [{ ...registrationDetails, birthdate: '14.05.1990' }, { birthdate: 'format' }],
    [{ ...registrationDetails, name: 'x'.repeat(513) }, { name: 'max_length' }],
    [{ ...registrationDetails, password: 5 }, { password: 'format' }],
  ])('to register with %j returns the field errors %j and keeps the proof', async (body, fields) => {
    const browser = await provenBrowser();
    const answer = await browser.post('/api/auth/register', body);
    expect([answer.status, answer.json()['fields']]).toEqual([400, fields]);
    expect(browser.cookies.has('muddat-proof')).toBe(true);
  });

  test('clears the proof if the provider refuses its ticket as expired, and keeps it after another refusal', async () => {
    const own = await startGateway();
    answers(own);
    let code = 'validation_failed';
    own.backend.respondTo('/auth/user/register', (_seen, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code, message: 'x', fields: { password: 'password-weak' }, ticket: TICKET, request_id: 'up' }));
    });
    const browser = await provenBrowser(own);
    const weak = await browser.post('/api/auth/register', registrationDetails);
    expect(weak.json()).toMatchObject({ code, fields: { password: 'password-weak' } });
    expect(weak.text).not.toContain(TICKET);
    expect(browser.cookies.has('muddat-proof')).toBe(true);
    code = 'ticket_expired';
    expect((await browser.post('/api/auth/register', registrationDetails)).status).toBe(422);
    expect(browser.cookies.has('muddat-proof')).toBe(false);
    await own.close();
  });

  test('logs neither phone, name, birth date, password nor ticket', async () => {
    await (await provenBrowser()).post('/api/auth/register', registrationDetails);
    await gateway.browser().post('/api/auth/register', registrationDetails);
    const log = gateway.logs.join('');
    for (const secret of ['900000001', NAME, 'Yoʻldoshev', registrationDetails.password, TICKET, '1990-05-14'])
      expect(log).not.toContain(secret);
  });

  test('needs a right code first: wrong codes for one phone get 429 beyond a limit across all addresses', async () => {
    const own = await startGateway({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
    own.backend.respondTo('/auth/oauth/verify-code', (_seen, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end('{"code":"otp_wrong","message":"x","tries_left":4,"request_id":"up"}');
    });
    const tried: number[] = [];
    for (let index = 0; index <= RATE_LIMITS.guessByPhone.max; index += 1) {
      const from = { 'x-forwarded-for': `203.0.113.${index}` };
      tried.push(
        (await own.browser().post('/api/auth/verify-code', { phone: DEMO_CUSTOMER.phone, purpose: 'reset', code: '123456' }, from)).status,
      );
    }
    expect(tried).toEqual([...Array(RATE_LIMITS.guessByPhone.max).fill(422), 429]);
    const another = await own.browser().post('/api/auth/verify-code', { phone: '+998900000002', purpose: 'reset', code: '123456' });
    expect(another.status).toBe(422);
    await own.close();
  });
});
