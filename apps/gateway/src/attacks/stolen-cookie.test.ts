import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import { cookieAttacks, PASSKEY_CHALLENGE_ID, PAYMENT_REQUIRING_REAUTH, type SendWrite } from '../testing/attack-target/cookie-attacks.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';

/** Ways to lose the backend's response after it has done the work. */
const LOST_RESPONSES: [string, (response: ServerResponse) => void][] = [
  ['status 500', (response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{}')],
  ['the error page of a proxy', (response) => void response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504</h1>')],
  ['a success that is not JSON', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hi</h1>')],
  ['a broken connection', (response) => void response.destroy()],
];

/** Longer than a proof stays fresh. */
const LATER_MS = 301_000;

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  let victim: Browser;
  let thief: Browser;
  let lose: ((response: ServerResponse) => void) | null = null;
  beforeAll(async () => {
    target = await start();
    for (const address of ['/auth/user/password', '/auth/user/phone'])
      target.gateway.backend.respondTo(address, (_seen, response) => (lose ?? (() => response.writeHead(404).end()))(response));
    target.gateway.backend.respondTo('/auth/user/proof', ({ body }, response) => {
      if (lose !== null) return lose(response);
      const { method, password, code } = JSON.parse(body);
      if (password === DEMO_CUSTOMER.password || code === DEMO_CUSTOMER.code) return void response.writeHead(204).end();
      const refused = method === 'code' ? { code: 'otp_wrong', tries_left: 4 } : { code: 'password_wrong' };
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...refused, message: 'x', request_id: 'up' }));
    });
  });
  afterAll(() => target.close());
  beforeEach(async () => {
    victim = await target.signedIn();
    target.gateway.clock.ms += LATER_MS;
    thief = target.browser();
    copyCookie(victim, thief);
  });

  const copyCookie = (from: Browser, to: Browser): void => {
    to.cookies.set(target.cookies.session, from.cookies.get(target.cookies.session) ?? '');
  };
  const write: SendWrite = (browser, method, path, json, key) =>
    browser.request(path, {
      method,
      headers: { origin: target.site, 'x-requested-with': 'muddat-web', ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(json === undefined ? {} : { json }),
    });
  const ATTACKS = cookieAttacks(write);

  test.each(ATTACKS)('a thief with a stolen cookie who %s gets 403 without a call to the backend', async (_what, address, attack) => {
    await target.signedIn();
    const writes = () => target.gateway.backend.requestsTo(address).filter(({ method }) => method !== 'GET').length;
    const before = writes();
    const answer = await attack(thief);
    expect([answer.status, answer.json()['code']]).toEqual([403, 'fresh_proof_required']);
    expect(answer.json()['methods']).toEqual(expect.arrayContaining(['code', 'password']));
    expect(writes()).toBe(before);
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  /** Actions that need a proof since the sign-in, however recent the sign-in is. */
  const NEEDS_OWN_PROOF = [
    'gets the address of the calendar [X-08]',
    'asks to add a passkey',
    'adds a passkey',
    'asks for a copy of all data [X-14]',
    'deletes the account [X-14]',
  ];
  const ownProofAttacks = ATTACKS.filter(([what]) => NEEDS_OWN_PROOF.includes(what));

  test.each(ownProofAttacks)(
    'a thief with a cookie copied right after the sign-in who %s gets 403 without a call to the backend',
    async (_what, address, attack) => {
      const justIn = await target.signedIn();
      copyCookie(justIn, thief);
      const writes = () => target.gateway.backend.requestsTo(address).filter(({ method }) => method !== 'GET').length;
      const before = writes();
      const answer = await attack(thief);
      expect([answer.status, answer.json()['code'], writes()]).toEqual([403, 'fresh_proof_required', before]);
      expect((await attack(justIn)).status).toBe(403);
    },
  );

  test.each(ATTACKS)('a customer who %s after re-authentication gets neither 401 nor 403', async (_what, _address, attack) => {
    await target.signedIn();
    expect((await victim.post('/api/auth/step-up', { method: 'code', code: DEMO_CUSTOMER.code })).status).toBe(200);
    const answer = await attack(victim);
    expect(answer.status).not.toBe(403);
    expect(answer.status).not.toBe(401);
  });

  test.each([
    ['password', 'change-password', { password: 'Togʻdagi-uzun-yoʻl-7' }, '/auth/user/password'],
    ['phone', 'change-phone', { phone: '+998907770009', new_code: '123456' }, '/auth/user/phone'],
  ])('a stolen cookie changes no %s without a proof in the call, even after re-authentication', async (_what, call, body, address) => {
    const requests = () => target.gateway.backend.requestsTo(address).length;
    const before = requests();
    expect((await thief.post(`/api/auth/${call}`, body)).status).toBe(400);
    await victim.post('/api/auth/step-up', { method: 'password', password: DEMO_CUSTOMER.password });
    copyCookie(victim, thief);
    expect((await thief.post(`/api/auth/${call}`, body)).status).toBe(400);
    expect(requests()).toBe(before);
  });

  test('re-authentication counts for its own session only, not for other sessions of the customer', async () => {
    const other = await target.signedIn();
    target.gateway.clock.ms += LATER_MS;
    expect((await victim.post('/api/auth/step-up', { method: 'password', password: DEMO_CUSTOMER.password })).json()).toEqual({
      expires_in: 300,
    });
    expect((await write(other, 'POST', '/api/auth/sessions/end-others')).status).toBe(403);
  });

  test('re-authentication changes the session id, so a copy of the old cookie gets 401', async () => {
    expect((await victim.post('/api/auth/step-up', { method: 'password', password: DEMO_CUSTOMER.password })).status).toBe(200);
    expect((await write(thief, 'POST', '/api/auth/sessions/end-others')).status).toBe(401);
    expect((await write(victim, 'POST', '/api/auth/sessions/end-others')).status).toBe(200);
  });

  const RAISES: [string, object][] = [
    ['step-up', { method: 'password', password: DEMO_CUSTOMER.password }],
    ['change-password', { current_password: DEMO_CUSTOMER.password, password: 'Togʻdagi-uzun-yoʻl-7' }],
    ['change-phone', { code: DEMO_CUSTOMER.code, phone: '+998907770009', new_code: '123456' }],
  ];
  describe.each(RAISES)('%s with a lost response', (call, body) => {
    afterEach(() => {
      lose = null;
    });

    test.each(LOST_RESPONSES)('invalidates the old cookie and keeps the customer signed in, after %s', async (_how, how) => {
      lose = how;
      expect((await victim.post(`/api/auth/${call}`, body)).status).toBeGreaterThanOrEqual(500);
      lose = null;
      expect((await thief.get('/api/auth/user')).json()['loggedIn']).toBe(false);
      expect((await write(thief, 'PUT', '/api/installment/v3/user/channels', {})).status).toBe(401);
      expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
      // For actions that the gateway guards itself, a proof whose response was lost does not count.
      expect((await write(victim, 'POST', '/api/auth/sessions/end-others')).status).toBe(403);
    });
  });

  test('a refused re-authentication changes no session id, so a thief cannot sign the customer out with it', async () => {
    expect((await thief.post('/api/auth/step-up', { method: 'password', password: 'Muddat-demo-9' })).status).toBe(422);
    expect(thief.cookies.get(target.cookies.session)).toBe(victim.cookies.get(target.cookies.session));
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('re-authentication expires after five minutes', async () => {
    await victim.post('/api/auth/step-up', { method: 'password', password: DEMO_CUSTOMER.password });
    target.gateway.clock.ms += LATER_MS;
    expect((await write(victim, 'POST', '/api/auth/sessions/end-others')).status).toBe(403);
  });

  test('a wrong password or code does not count as re-authentication', async () => {
    for (const wrong of [
      { method: 'password', password: 'Muddat-demo-9' },
      { method: 'code', code: '654321' },
    ])
      expect((await thief.post('/api/auth/step-up', wrong)).status).toBe(422);
    expect((await write(thief, 'POST', '/api/auth/sessions/end-others')).status).toBe(403);
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test.each([
    [{}],
    [{ method: 'word' }],
    [{ method: 'code' }],
    [{ method: 'code', password: DEMO_CUSTOMER.password }],
    [{ method: 'password', password: '' }],
    [{ method: 'passkey', passkey: { challenge_id: PASSKEY_CHALLENGE_ID } }],
  ])('re-authentication with the invalid body %j gets 400', async (body) => {
    expect((await thief.post('/api/auth/step-up', body)).status).toBe(400);
  });

  test('re-authentication without a session gets 401', async () => {
    expect((await target.browser().post('/api/auth/step-up', { method: 'password', password: DEMO_CUSTOMER.password })).status).toBe(401);
  });

  test('a thief with a stolen cookie can sign out and pay a small sum from the balance without re-authentication', async () => {
    const small = { ...PAYMENT_REQUIRING_REAUTH, amount: 999_999 };
    expect((await write(thief, 'POST', '/api/billing/v1/api-payments/payment', small, 'key-3')).status).toBe(200);
    expect((await thief.post('/api/auth/logout')).status).toBe(200);
  });

  test('[X-14] a thief with a stolen cookie cannot download the copy of all data; the customer can after re-authentication', async () => {
    const copy = '/api/installment/v3/user/export/exp_1';
    const fetched = () => target.gateway.backend.requestsTo('/installment/v3/user/export/exp_1').length;
    const before = fetched();
    const refused = await thief.get(copy);
    expect([refused.status, refused.json()['code'], fetched()]).toEqual([403, 'fresh_proof_required', before]);
    await victim.post('/api/auth/step-up', { method: 'password', password: DEMO_CUSTOMER.password });
    expect([(await victim.get(copy)).status, fetched()]).toEqual([200, before + 1]);
  });

  test('[X-07] withdrawing a consent to automatic debits needs no re-authentication', async () => {
    expect((await write(victim, 'DELETE', '/api/billing/v1/api-payments/consents/con_1')).status).toBe(200);
  });
});
