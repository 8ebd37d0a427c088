import { createAuthenticator } from '@muddat/servers/authenticator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, statusAndCode } from '../testing/browser.ts';
import { type GatewayWithSandbox, startGatewayWithSandbox } from '../testing/gateway-with-sandbox.ts';
import type { Sandbox } from '../testing/sandbox.ts';
import type { TestGateway } from '../testing/start.ts';

const PASSWORD = 'Togʻdagi-uzun-yoʻl-7';
const NEW_PASSWORD = 'Daryodagi-keng-koʻprik-8';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const details = { name: 'Anvar Yoʻldoshev', birthdate: '1990-05-14', password: PASSWORD };

let sandbox: Sandbox;
let gateway: TestGateway;
let close: GatewayWithSandbox['close'];
let at: string;
beforeAll(async () => {
  ({ sandbox, gateway, close } = await startGatewayWithSandbox());
  at = `http://localhost:${new URL(gateway.origin).port}`;
}, 300_000);
afterAll(() => close?.());

const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');
const isIn = async (browser: Browser): Promise<unknown> => (await browser.get('/api/auth/user')).json()['loggedIn'];

/** Requests a code and reads it from the sandbox's inbox. */
async function codeFor(browser: Browser, path: string, ask: object, phone: string): Promise<string> {
  expect(statusAndCode(await browser.post(`/api/auth/${path}`, ask))).toEqual([200]);
  return sandbox.code(phone);
}
async function provePhone(browser: Browser, phone: string, purpose: 'register' | 'reset'): Promise<void> {
  const code = await codeFor(browser, 'send-code', { phone, purpose }, phone);
  expect(statusAndCode(await browser.post('/api/auth/verify-code', { phone, purpose, code }))).toEqual([200]);
}
async function registered(phone: string): Promise<Browser> {
  const browser = gateway.browser();
  await provePhone(browser, phone, 'register');
  expect(statusAndCode(await browser.post('/api/auth/register', details))).toEqual([200]);
  return browser;
}
async function signedIn(phone: string, password = PASSWORD, headers: Record<string, string> = {}): Promise<Browser> {
  const browser = gateway.browser();
  expect(statusAndCode(await browser.post('/api/auth/login', { strategy: 'customer', phone, password }, headers))).toEqual([200]);
  return browser;
}

describe('registration', () => {
  const PHONE = '+998907650001';

  test('by phone, code, name, birth date and password signs the customer in and returns the page requested before', async () => {
    const browser = gateway.browser();
    await browser.get('/ru/orders/100008');
    const code = await codeFor(browser, 'send-code', { phone: PHONE, purpose: 'register', channel: 'call' }, PHONE);
    const mistyped = await browser.post('/api/auth/verify-code', { phone: PHONE, purpose: 'register', code: wrongCode(code) });
    expect([statusAndCode(mistyped), mistyped.json()['tries_left']]).toEqual([[422, 'otp_wrong'], 4]);
    const proven = await browser.post('/api/auth/verify-code', { phone: PHONE, purpose: 'register', code });
    expect(proven.json()).toEqual({ registered: false, expires_in: 900, masked_phone: '99890*****01' });

    for (const [change, fields] of [
      [{ password: '12345678' }, { password: 'password-weak' }],
      [{ birthdate: '2024-01-01' }, { birthdate: 'birthdate-age?min=18' }],
    ] as const) {
      const refused = await browser.post('/api/auth/register', { ...details, ...change });
      expect([statusAndCode(refused), refused.json()['fields']]).toEqual([[422, 'validation_failed'], fields]);
    }
    const { proof } = (await browser.get('/api/auth/proof')).json();
    expect(proof).toMatchObject({ purpose: 'register', registered: false });

    const used = browser.cookies.get('muddat-proof') ?? '';
    const answer = await browser.post('/api/auth/register', details);
    expect(answer.json()).toMatchObject({
      loggedIn: true,
      token: true,
      user: { name: details.name, phone: PHONE },
      redirect_to: '/ru/orders/100008',
    });
    expect(browser.cookies.has('muddat-proof')).toBe(false);
    expect((await browser.get('/api/installment/v3/user/limit')).status).toBe(200);
    await signedIn(PHONE);

    const thief = gateway.browser();
    thief.cookies.set('muddat-proof', used);
    expect(statusAndCode(await thief.post('/api/auth/register', { ...details, name: 'Thief' }))).toEqual([422, 'ticket_expired']);
    expect(statusAndCode(await thief.post('/api/auth/login', { strategy: 'customer', proof: true }))).toEqual([422, 'ticket_expired']);
  });

  test('of an unregistered phone needs no second code after a sign-in refused with registration_needed', async () => {
    const phone = '+998907650002';
    const browser = gateway.browser();
    const code = await codeFor(browser, 'send-code', { phone, purpose: 'sign-in' }, phone);
    const answer = await browser.post('/api/auth/login', { strategy: 'customer', phone, code });
    expect(statusAndCode(answer)).toEqual([422, 'registration_needed']);
    expect(answer.text).not.toContain('ticket');
    expect(statusAndCode(await browser.post('/api/auth/register', details))).toEqual([200]);
  });

  test('of a registered phone is refused, but its proof signs the customer in', async () => {
    const phone = '+998900000002';
    const browser = gateway.browser();
    const code = await codeFor(browser, 'send-code', { phone, purpose: 'register' }, phone);
    expect((await browser.post('/api/auth/verify-code', { phone, purpose: 'register', code })).json()['registered']).toBe(true);
    expect(statusAndCode(await browser.post('/api/auth/register', details))).toEqual([409, 'already_registered']);
    const answer = await browser.post('/api/auth/login', { strategy: 'customer', proof: true });
    expect([statusAndCode(answer), answer.json()['user']]).toEqual([[200], expect.objectContaining({ phone })]);
  });
});

test('a password reset signs the customer in, invalidates the old password and ends all other sessions', async () => {
  const phone = '+998907650004';
  const places = [await registered(phone), await signedIn(phone)];
  const browser = gateway.browser();
  await browser.get('/uz/profile/security');
  await provePhone(browser, phone, 'reset');
  expect(statusAndCode(await browser.post('/api/auth/reset-password', { password: '11111111' }))).toEqual([422, 'validation_failed']);
  const answer = await browser.post('/api/auth/reset-password', { password: NEW_PASSWORD });
  expect(answer.json()).toMatchObject({ loggedIn: true, user: { phone }, redirect_to: '/uz/profile/security' });
  expect(await Promise.all([browser, ...places].map(isIn))).toEqual([true, false, false]);
  expect((await browser.get('/api/installment/v3/user/limit')).status).toBe(200);
  const old = await gateway.browser().post('/api/auth/login', { strategy: 'customer', phone, password: PASSWORD });
  expect(statusAndCode(old)).toEqual([401, 'invalid_credentials']);
  await signedIn(phone, NEW_PASSWORD);
});

test('a change of password gives the session a new id and ends the other sessions of the customer', async () => {
  const phone = '+998907650005';
  const [browser, other] = [await registered(phone), await signedIn(phone)];
  const oldId = browser.cookies.get('muddat-dev') ?? '';
  const refused = await browser.post('/api/auth/change-password', { current_password: 'not-it', password: NEW_PASSWORD });
  expect([statusAndCode(refused), refused.json()['fields']]).toEqual([[422, 'password_wrong'], { current_password: 'password_wrong' }]);
  expect(browser.cookies.get('muddat-dev')).toBe(oldId);
  const answer = await browser.post('/api/auth/change-password', { current_password: PASSWORD, password: NEW_PASSWORD });
  expect(answer.json()).toEqual({ ended: 1 });
  expect(await Promise.all([isIn(browser), isIn(other)])).toEqual([true, false]);
  expect((await browser.get('/api/installment/v3/user/limit')).status).toBe(200);
  const thief = gateway.browser();
  thief.cookies.set('muddat-dev', oldId);
  expect(await isIn(thief)).toBe(false);
  const code = await codeFor(browser, 'own-code', { purpose: 'password' }, phone);
  expect((await browser.post('/api/auth/change-password', { code, password: PASSWORD })).json()).toEqual({ ended: 0 });
});

test('a change of phone needs codes of both phones, and then only the new phone signs in', async () => {
  const [phone, next] = ['+998907650006', '+998907650007'];
  const browser = await registered(phone);
  const oldId = browser.cookies.get('muddat-dev');
  const code = await codeFor(browser, 'own-code', { purpose: 'phone' }, phone);
  const new_code = await codeFor(browser, 'new-phone-code', { phone: next }, next);
  const refused = await browser.post('/api/auth/change-phone', { code, phone: next, new_code: wrongCode(new_code) });
  expect([statusAndCode(refused), refused.json()['fields']]).toEqual([[422, 'otp_wrong'], { new_code: 'otp_wrong' }]);
  const answer = await browser.post('/api/auth/change-phone', { code, phone: next, new_code });
  expect([statusAndCode(answer), answer.json()['user']]).toEqual([[200], expect.objectContaining({ phone: next })]);
  expect(browser.cookies.get('muddat-dev')).not.toBe(oldId);
  expect((await browser.get('/api/auth/user')).json()['user']).toMatchObject({ phone: next });
  await signedIn(next);
  const old = await gateway.browser().post('/api/auth/login', { strategy: 'customer', phone, password: PASSWORD });
  expect(statusAndCode(old)).toEqual([401, 'invalid_credentials']);
});

test('a customer lists sessions with their device and ends one, then all others, but none of another customer', async () => {
  const phone = '+998907650008';
  const browser = await registered(phone);
  const others = [await signedIn(phone, PASSWORD, { 'user-agent': ANDROID }), await signedIn(phone), await signedIn(phone)];
  const list = async (): Promise<Record<string, unknown>[]> => {
    const { data } = (await browser.get('/api/auth/sessions')).json();
    return Array.isArray(data) ? data : [];
  };
  const sessions = await list();
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(sessions).toContainEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    device: 'Android',
    browser: 'Chrome',
    city: null,
    created_at: time,
    last_seen_at: time,
    current: false,
  });
  const android = sessions.find(({ device }) => device === 'Android')?.['id'];
  const stranger = await registered('+998907650009');
  expect(statusAndCode(await stranger.remove(`/api/auth/sessions/${android}`))).toEqual([404, 'not_found']);
  expect((await browser.remove(`/api/auth/sessions/${android}`)).status).toBe(204);
  expect(await Promise.all([browser, ...others].map(isIn))).toEqual([true, false, true, true]);
  expect((await browser.post('/api/auth/sessions/end-others', {})).json()).toEqual({ ended: 2 });
  expect(await Promise.all([browser, ...others, stranger].map(isIn))).toEqual([true, false, false, false, true]);
  const [own] = await list();
  expect((await browser.remove(`/api/auth/sessions/${own?.['id']}`)).status).toBe(204);
  expect([browser.cookies.has('muddat-dev'), await isIn(browser)]).toEqual([false, false]);
});

test('a passkey can be added, signs in without a phone, and no longer works after its deletion', async () => {
  const phone = '+998907650010';
  const browser = await registered(phone);
  const here = { origin: at };
  const authenticator = createAuthenticator(at);
  expect(statusAndCode(await browser.post('/api/auth/passkeys/options', {}, here))).toEqual([403, 'fresh_proof_required']);
  expect(statusAndCode(await browser.post('/api/auth/step-up', { method: 'password', password: PASSWORD }))).toEqual([200]);
  const asked = (await browser.post('/api/auth/passkeys/options', {}, here)).json();
  const body = { challenge_id: asked['challenge_id'], credential: authenticator.create(asked['options']), name: 'Telefon' };
  const added = await browser.post('/api/auth/passkeys', body, here);
  expect([added.status, added.json()['name']]).toEqual([201, 'Telefon']);
  expect(statusAndCode(await browser.post('/api/auth/passkeys', body, here))).toEqual([401, 'passkey_refused']);
  expect((await browser.get('/api/auth/passkeys')).json()).toEqual({ data: [added.json()] });

  const enter = async (guest: Browser) => {
    const { challenge_id, options } = (await guest.post('/api/auth/passkeys/sign-in-options', {}, here)).json();
    const passkey = { challenge_id, credential: authenticator.get(options) };
    return guest.post('/api/auth/login', { strategy: 'customer', passkey }, here);
  };
  const guest = gateway.browser();
  await guest.get('/ru/profile/security');
  expect((await enter(guest)).json()).toMatchObject({ loggedIn: true, user: { phone }, redirect_to: '/ru/profile/security' });
  expect((await browser.remove(`/api/auth/passkeys/${added.json()['id']}`)).status).toBe(204);
  expect(statusAndCode(await enter(gateway.browser()))).toEqual([401, 'passkey_refused']);
  expect(statusAndCode(await browser.post('/api/auth/passkeys/options', {}))).toEqual([422, 'passkeys_unavailable']);
});

test('[X-16] a sign-in from a new browser is announced; a freeze ends all sessions and blocks payments until a proof by code', async () => {
  const phone = '+998900000001';
  const customer = await signedIn(phone, 'Muddat-demo-1', { 'user-agent': ANDROID });
  const thief = await signedIn(phone, 'Muddat-demo-1');
  const inbox = await (await fetch(`${sandbox.url}/sandbox/sms?phone=${encodeURIComponent(phone)}`)).text();
  expect(inbox).toContain('с нового устройства');
  const log = (await customer.get('/api/installment/v3/user/activity')).json();
  expect(log).toMatchObject({
    frozen: false,
    data: [
      { kind: 'sign_in', is_new: true },
      { kind: 'sign_in', device: 'Android', browser: 'Chrome' },
    ],
  });

  expect(statusAndCode(await customer.post('/api/auth/freeze'))).toEqual([200]);
  expect([await isIn(customer), await isIn(thief)]).toEqual([false, false]);
  const again = await signedIn(phone, 'Muddat-demo-1');
  const pay = () =>
    again.post(
      '/api/billing/v1/api-payments/payment',
      { purpose: 'top_up', amount: 100_000, source: { type: 'bank_card', entity_id: 'card_0001' } },
      { 'idempotency-key': 'freeze-story-1' },
    );
  const held = await pay();
  expect([statusAndCode(held), held.json()['methods']]).toEqual([[403, 'fresh_proof_required'], ['code']]);
  expect(statusAndCode(await again.post('/api/auth/step-up', { method: 'password', password: 'Muddat-demo-1' }))).toEqual([200]);
  expect(statusAndCode(await pay())).toEqual([403, 'fresh_proof_required']);
  const code = await codeFor(again, 'own-code', { purpose: 'proof' }, phone);
  expect(statusAndCode(await again.post('/api/auth/step-up', { method: 'code', code: wrongCode(code) }))).toEqual([422, 'otp_wrong']);
  expect(statusAndCode(await again.post('/api/auth/step-up', { method: 'code', code }))).toEqual([200]);
  expect(statusAndCode(await pay())).toEqual([201]);
});
