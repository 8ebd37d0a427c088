import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { CHALLENGE, cookieAttacks, OVER_THE_SUM, type Write } from '../testing/ground/cookie-attacks.ts';
import { GROUNDS, type Ground } from '../testing/ground/grounds.ts';

/** Ways to lose the backend's response after it has done the work. */
const LOSSES: [string, (response: ServerResponse) => void][] = [
  ['500', (response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{}')],
  ['the error page of a proxy', (response) => void response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504</h1>')],
  ['a success that is no JSON', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hi</h1>')],
  ['a connection that breaks', (response) => void response.destroy()],
];

/** Longer than a proof stays fresh. */
const LATER_MS = 301_000;

describe.each(GROUNDS)('$name', ({ start }) => {
  let ground: Ground;
  let victim: Browser;
  let thief: Browser;
  let lose: ((response: ServerResponse) => void) | null = null;
  beforeAll(async () => {
    ground = await start();
    for (const address of ['/auth/user/password', '/auth/user/phone'])
      ground.gateway.backend.on(address, (_seen, response) => (lose ?? (() => response.writeHead(404).end()))(response));
    ground.gateway.backend.on('/auth/user/proof', ({ body }, response) => {
      if (lose !== null) return lose(response);
      const { method, password, code } = JSON.parse(body);
      if (password === DEMO.password || code === DEMO.code) return void response.writeHead(204).end();
      const refused = method === 'code' ? { code: 'otp_wrong', tries_left: 4 } : { code: 'password_wrong' };
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...refused, message: 'x', request_id: 'up' }));
    });
  });
  afterAll(() => ground.close());
  beforeEach(async () => {
    victim = await ground.signedIn();
    ground.gateway.clock.ms += LATER_MS;
    thief = ground.browser();
    copyCookie(victim, thief);
  });

  const copyCookie = (from: Browser, to: Browser): void => {
    to.cookies.set(ground.cookies.session, from.cookies.get(ground.cookies.session) ?? '');
  };
  const write: Write = (browser, method, path, json, key) =>
    browser.ask(path, {
      method,
      headers: { origin: ground.site, 'x-requested-with': 'muddat-web', ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(json === undefined ? {} : { json }),
    });
  const ATTACKS = cookieAttacks(write);

  test.each(ATTACKS)('a stolen cookie %s: refused, and nothing is asked of the backend', async (_what, address, attack) => {
    await ground.signedIn();
    const writes = () => ground.gateway.backend.calls(address).filter(({ method }) => method !== 'GET').length;
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
    'a cookie copied right after the sign-in %s: refused, and nothing is asked of the backend',
    async (_what, address, attack) => {
      const justIn = await ground.signedIn();
      copyCookie(justIn, thief);
      const writes = () => ground.gateway.backend.calls(address).filter(({ method }) => method !== 'GET').length;
      const before = writes();
      const answer = await attack(thief);
      expect([answer.status, answer.json()['code'], writes()]).toEqual([403, 'fresh_proof_required', before]);
      expect((await attack(justIn)).status).toBe(403);
    },
  );

  test.each(ATTACKS)('the customer who proves who they are %s', async (_what, _address, attack) => {
    await ground.signedIn();
    expect((await victim.post('/api/auth/step-up', { method: 'code', code: DEMO.code })).status).toBe(200);
    const answer = await attack(victim);
    expect(answer.status).not.toBe(403);
    expect(answer.status).not.toBe(401);
  });

  test.each([
    ['password', 'change-password', { password: 'Togʻdagi-uzun-yoʻl-7' }, '/auth/user/password'],
    ['phone', 'change-phone', { phone: '+998907770009', new_code: '123456' }, '/auth/user/phone'],
  ])('a stolen cookie changes no %s: the call itself carries its proof, a fresh one or not', async (_what, call, body, address) => {
    expect((await thief.post(`/api/auth/${call}`, body)).status).toBe(400);
    await victim.post('/api/auth/step-up', { method: 'password', password: DEMO.password });
    copyCookie(victim, thief);
    expect((await thief.post(`/api/auth/${call}`, body)).status).toBe(400);
    expect(ground.gateway.backend.calls(address)).toEqual([]);
  });

  test('a proof is of its session alone: a second sign-in of the customer stays without one', async () => {
    const other = await ground.signedIn();
    ground.gateway.clock.ms += LATER_MS;
    expect((await victim.post('/api/auth/step-up', { method: 'password', password: DEMO.password })).json()).toEqual({ expires_in: 300 });
    expect((await write(other, 'POST', '/api/auth/sessions/end-others')).status).toBe(403);
  });

  test('whoever holds the old cookie does not share in the proof', async () => {
    expect((await victim.post('/api/auth/step-up', { method: 'password', password: DEMO.password })).status).toBe(200);
    expect((await write(thief, 'POST', '/api/auth/sessions/end-others')).status).toBe(401);
    expect((await write(victim, 'POST', '/api/auth/sessions/end-others')).status).toBe(200);
  });

  const RAISES: [string, object][] = [
    ['step-up', { method: 'password', password: DEMO.password }],
    ['change-password', { current_password: DEMO.password, password: 'Togʻdagi-uzun-yoʻl-7' }],
    ['change-phone', { code: DEMO.code, phone: '+998907770009', new_code: '123456' }],
  ];
  describe.each(RAISES)('%s, done by the backend', (call, body) => {
    afterEach(() => {
      lose = null;
    });

    test.each(LOSSES)('whose answer is lost (%s): the old cookie is nobody’s, and the customer stays signed in', async (_how, how) => {
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

  test('a proof that is refused changes no id: whoever holds a copy does not put the customer out by it', async () => {
    expect((await thief.post('/api/auth/step-up', { method: 'password', password: 'Muddat-demo-9' })).status).toBe(422);
    expect(thief.cookies.get(ground.cookies.session)).toBe(victim.cookies.get(ground.cookies.session));
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('a proof is old after five minutes', async () => {
    await victim.post('/api/auth/step-up', { method: 'password', password: DEMO.password });
    ground.gateway.clock.ms += LATER_MS;
    expect((await write(victim, 'POST', '/api/auth/sessions/end-others')).status).toBe(403);
  });

  test('a wrong password or code proves nothing', async () => {
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
    [{ method: 'code', password: DEMO.password }],
    [{ method: 'password', password: '' }],
    [{ method: 'passkey', passkey: { challenge_id: CHALLENGE } }],
  ])('%j is no proof', async (body) => {
    expect((await thief.post('/api/auth/step-up', body)).status).toBe(400);
  });

  test('nobody proves who they are without a session', async () => {
    expect((await ground.browser().post('/api/auth/step-up', { method: 'password', password: DEMO.password })).status).toBe(401);
  });

  test('a thief signs out of the stolen session and pays small sums from the balance, as the customer may', async () => {
    const small = { ...OVER_THE_SUM, amount: 999_999 };
    expect((await write(thief, 'POST', '/api/billing/v1/api-payments/payment', small, 'key-3')).status).toBe(200);
    expect((await thief.post('/api/auth/logout')).status).toBe(200);
  });

  test('[X-14] a stolen cookie fetches no copy of all data that its customer asked for; the customer who proves who they are does', async () => {
    const copy = '/api/installment/v3/user/export/exp_1';
    const fetched = () => ground.gateway.backend.calls('/installment/v3/user/export/exp_1').length;
    const before = fetched();
    const refused = await thief.get(copy);
    expect([refused.status, refused.json()['code'], fetched()]).toEqual([403, 'fresh_proof_required', before]);
    await victim.post('/api/auth/step-up', { method: 'password', password: DEMO.password });
    expect([(await victim.get(copy)).status, fetched()]).toEqual([200, before + 1]);
  });

  test('[X-07] withdrawing a consent to automatic debits wants no proof', async () => {
    expect((await write(victim, 'DELETE', '/api/billing/v1/api-payments/consents/con_1')).status).toBe(200);
  });
});
