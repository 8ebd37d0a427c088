import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createGatewayAuth, type GatewayAuth } from './gateway-auth.ts';
import { onSessionRefused } from './session-refused.ts';

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown };
type Answer = { status: number; body?: unknown; text?: string };

let seen: Seen[] = [];
let answer: Answer = { status: 200 };
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
  });
  request.on('end', () => {
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, path, headers, body: text === '' ? null : JSON.parse(text) });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.text ?? (answer.body === undefined ? '' : JSON.stringify(answer.body)));
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.stubGlobal('window', { location: { origin: `http://127.0.0.1:${port}`, pathname: '/uz/sign-up' } });
});
afterEach(() => {
  seen = [];
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

const auth = createGatewayAuth();
const PHONE = '+998901112233';
const SENT = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****33' };
const VIEW = {
  user: { id: 'c1', name: 'A', phone: PHONE },
  loggedIn: true,
  strategy: 'customer',
  token: true,
  expiresAt: 5,
  refreshExpiresAt: 6,
};
const SIGNED_IN = { ...VIEW, redirect_to: '/uz/orders' };
const PROVEN = { registered: false, expires_in: 900, masked_phone: '99890*****33' };
const SESSION = { id: 's1', device: 'Android', browser: null, city: null, created_at: 't', last_seen_at: 't', current: true };
const PASSKEY = { id: 'pk_1', name: 'Chrome', created_at: 't', last_used_at: null };
const CREATION = {
  challenge_id: 'pkc_1',
  options: {
    rp: { id: 'muddat.example', name: 'Muddat' },
    user: { id: 'u', name: 'n', displayName: 'd' },
    challenge: 'c',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  },
};
const REQUEST = { challenge_id: 'pkc_2', options: { challenge: 'c', rpId: 'muddat.example', userVerification: 'required' } };
const credential = { id: 'x', type: 'public-key' };
const details = { name: 'Anvar', birthdate: '1990-01-02', password: 'Long-secret-1' };
const changed = { code: '111111', phone: PHONE, new_code: '222222' };

type Case = [keyof GatewayAuth, (auth: GatewayAuth) => Promise<unknown>, string, unknown, unknown];
const CALLS: Case[] = [
  ['user', (a) => a.user(), 'GET user', null, VIEW],
  ['logout', (a) => a.logout(), 'POST logout', {}, { ok: 1 }],
  [
    'sendCode',
    (a) => a.sendCode({ phone: PHONE, purpose: 'reset', channel: 'call' }, null),
    'POST send-code',
    { phone: PHONE, purpose: 'reset', channel: 'call' },
    SENT,
  ],
  [
    'verifyCode',
    (a) => a.verifyCode({ phone: PHONE, purpose: 'register', code: '1' }),
    'POST verify-code',
    { phone: PHONE, purpose: 'register', code: '1' },
    PROVEN,
  ],
  ['proof', (a) => a.proof(), 'GET proof', null, { proof: { ...PROVEN, purpose: 'register' } }],
  ['proof', (a) => a.proof(), 'GET proof', null, { proof: null }],
  ['forgetProof', (a) => a.forgetProof(), 'DELETE proof', null, null],
  ['register', (a) => a.register(details, null), 'POST register', details, SIGNED_IN],
  ['resetPassword', (a) => a.resetPassword({ password: 'p' }, null), 'POST reset-password', { password: 'p' }, SIGNED_IN],
  ['login', (a) => a.login(PHONE, { code: '1' }), 'POST login', { strategy: 'customer', phone: PHONE, code: '1' }, SIGNED_IN],
  ['loginByProof', (a) => a.loginByProof(), 'POST login', { strategy: 'customer', proof: true }, SIGNED_IN],
  ['passkeySignInOptions', (a) => a.passkeySignInOptions(), 'POST passkeys/sign-in-options', {}, REQUEST],
  [
    'loginByPasskey',
    (a) => a.loginByPasskey({ challenge_id: 'c', credential }),
    'POST login',
    { strategy: 'customer', passkey: { challenge_id: 'c', credential } },
    SIGNED_IN,
  ],
  ['sendOwnCode', (a) => a.sendOwnCode({ purpose: 'phone' }), 'POST own-code', { purpose: 'phone' }, SENT],
  [
    'changePassword',
    (a) => a.changePassword({ current_password: 'a', password: 'b' }),
    'POST change-password',
    { current_password: 'a', password: 'b' },
    { ended: 2 },
  ],
  ['sendNewPhoneCode', (a) => a.sendNewPhoneCode({ phone: PHONE }), 'POST new-phone-code', { phone: PHONE }, SENT],
  ['changePhone', (a) => a.changePhone(changed), 'POST change-phone', changed, VIEW],
  ['sessions', (a) => a.sessions(), 'GET sessions', null, { data: [SESSION] }],
  ['endSession', (a) => a.endSession('a/b'), 'DELETE sessions/a%2Fb', null, null],
  ['endOtherSessions', (a) => a.endOtherSessions(), 'POST sessions/end-others', {}, { ended: 3 }],
  ['passkeys', (a) => a.passkeys(), 'GET passkeys', null, { data: [PASSKEY] }],
  ['passkeyOptions', (a) => a.passkeyOptions(), 'POST passkeys/options', {}, CREATION],
  [
    'addPasskey',
    (a) => a.addPasskey({ challenge_id: 'c', credential, name: 'Chrome' }),
    'POST passkeys',
    { challenge_id: 'c', credential, name: 'Chrome' },
    PASSKEY,
  ],
  ['deletePasskey', (a) => a.deletePasskey('pk_1'), 'DELETE passkeys/pk_1', null, null],
];

test.each(CALLS)('%s asks the gateway in the reader’s language and answers what it said', async (_name, run, place, body, said) => {
  answer = said === null ? { status: 204 } : { status: 200, body: said };
  const data = said === VIEW || said === SIGNED_IN ? { ...Object(said), ended: false } : said;
  expect(await run(auth)).toEqual({ ok: true, data });
  const [asked] = seen;
  expect(seen).toHaveLength(1);
  expect(`${asked?.method} ${asked?.path}`).toBe(place.replace(' ', ' /api/auth/'));
  expect(asked?.body).toEqual(body);
  expect(asked?.headers).toMatchObject({ 'accept-language': 'oz', 'x-requested-with': 'muddat-web' });
  expect(asked?.headers['x-bot-solution']).toBeUndefined();
});

test('every call of the client is tried above', () => {
  expect(Object.keys(auth).sort()).toEqual([...new Set(CALLS.map(([name]) => name))].sort());
});

test.each([
  ['sendCode', () => auth.sendCode({ phone: PHONE, purpose: 'sign-in' }, 'token-1')],
  ['register', () => auth.register(details, 'token-1')],
  ['resetPassword', () => auth.resetPassword({ password: 'p' }, 'token-1')],
])('%s carries the solution of the bot check', async (_name, run) => {
  answer = { status: 200, body: {} };
  await run();
  expect(seen[0]?.headers['x-bot-solution']).toBe('token-1');
});

test('a refusal keeps its fields and its seconds', async () => {
  const problem = {
    code: 'otp_locked',
    message: 'Urinishlar tugadi',
    fields: { code: 'otp_wrong' },
    tries_left: 0,
    retry_after: 240,
    resend_after: 60,
    request_id: 'r',
  };
  answer = { status: 422, body: problem };
  expect(await auth.changePhone(changed)).toEqual({ ok: false, problem });
});

test('a call that wants a session and finds none is heard by whoever shows one', async () => {
  let refused = 0;
  const stop = onSessionRefused(() => {
    refused += 1;
  });
  for (const code of ['invalid_credentials', 'passkey_refused', 'unauthorized']) {
    answer = { status: 401, body: { code, message: 'x' } };
    await auth.sessions();
  }
  stop();
  await auth.sessions();
  expect(refused).toBe(1);
});

test.each([
  ['no JSON', { status: 200, text: '<html>' }],
  ['JSON of another shape', { status: 200, body: { registered: 'yes' } }],
  ['nothing', { status: 200 }],
  ['a refusal without a code', { status: 500, body: { error: 1 } }],
])('%s is no answer', async (_name, said) => {
  answer = said;
  expect(await auth.verifyCode({ phone: PHONE, purpose: 'reset', code: '1' })).toMatchObject({ ok: false, problem: { code: 'no-answer' } });
});
