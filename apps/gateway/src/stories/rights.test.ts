import { randomBytes } from 'node:crypto';
import { createAuthenticator } from '@muddat/servers/authenticator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { GATEWAY_OPERATIONS } from '../testing/contract.ts';
import { type GatewayWithSandbox, startGatewayWithSandbox } from '../testing/gateway-with-sandbox.ts';
import type { TestGateway } from '../testing/start.ts';

/**
 * Callers that an operation accepts. `open`: everyone; the response is not personal. `proven`: a customer with a recent sign-in or step-up.
 * `proven anew`: only a customer with a recent step-up.
 */
type Right = {
  readonly who: 'open' | 'customer' | 'proven' | 'proven anew';
  readonly body?: object;
  /** The kind of object whose id is in the path. */
  readonly names?: 'session' | 'passkey';
};

const RIGHTS: Readonly<Record<string, Right>> = {
  getSession: { who: 'open' },
  login: { who: 'open' },
  logout: { who: 'open' },
  sendCode: { who: 'open' },
  verifyCode: { who: 'open' },
  getProof: { who: 'open' },
  forgetProof: { who: 'open' },
  register: { who: 'open' },
  resetPassword: { who: 'open' },
  passkeySignInOptions: { who: 'open' },
  refreshSession: { who: 'customer' },
  sendOwnCode: { who: 'customer', body: { purpose: 'password' } },
  // `changePassword`, `changePhone` and `stepUp` carry their own proof in the body, so they need no recent one.
  changePassword: { who: 'customer', body: { code: '123456', password: 'Daryodagi-keng-koʻprik-8' } },
  sendNewPhoneCode: { who: 'customer', body: { phone: '+998907650077' } },
  changePhone: { who: 'customer', body: { code: '123456', phone: '+998907650077', new_code: '123456' } },
  stepUp: { who: 'customer', body: { method: 'code', code: '123456' } },
  freezeAccount: { who: 'customer' },
  listSessions: { who: 'customer' },
  listPasskeys: { who: 'customer' },
  endSession: { who: 'proven', names: 'session' },
  endOtherSessions: { who: 'proven' },
  addPasskey: { who: 'proven anew', body: { challenge_id: 'chl_1', credential: {} } },
  passkeyOptions: { who: 'proven anew' },
  deletePasskey: { who: 'proven', names: 'passkey' },
};

const AUTH_OPERATIONS = GATEWAY_OPERATIONS.filter(({ path }) => path.startsWith('/api/auth/'));
const ofCustomers = AUTH_OPERATIONS.filter(({ operationId }) => (RIGHTS[operationId]?.who ?? 'open') !== 'open');
const OWNER = { phone: '+998900000001', password: 'Muddat-demo-1' };
const OTHER = { phone: '+998900000002', password: 'Muddat-demo-2' };
const PROOF_LASTS_MS = 5 * 60_000;

let gateway: TestGateway;
let close: GatewayWithSandbox['close'];
/** Origin with the host `localhost`, where passkeys work. */
let at: string;
let owner: Browser;
let other: Browser;
/** Ids of the owner's second session and passkey. */
let own: Readonly<Record<'session' | 'passkey', string>>;
beforeAll(async () => {
  ({ gateway, close } = await startGatewayWithSandbox());
  at = `http://localhost:${new URL(gateway.origin).port}`;
  owner = await signedIn(OWNER);
  await signedIn(OWNER);
  other = await signedIn(OTHER);
  own = { session: await secondSession(owner), passkey: await newPasskey(owner) };
}, 300_000);
afterAll(() => close?.());

async function signedIn(customer: typeof OWNER): Promise<Browser> {
  const browser = gateway.browser();
  const answer = await browser.post('/api/auth/login', { strategy: 'customer', ...customer });
  if (answer.status !== 200) throw new Error(answer.text);
  return browser;
}

const idsOf = async (browser: Browser, list: 'sessions' | 'passkeys'): Promise<string[]> => {
  const { data }: { data: { id: string; current?: boolean }[] } = JSON.parse((await browser.get(`/api/auth/${list}`)).text);
  return data.filter(({ current }) => current !== true).map(({ id }) => id);
};

async function secondSession(browser: Browser): Promise<string> {
  const [found] = await idsOf(browser, 'sessions');
  if (found === undefined) throw new Error('the owner has one session only');
  return found;
}

async function newPasskey(browser: Browser): Promise<string> {
  const headers = { host: new URL(at).host, origin: at };
  await browser.post('/api/auth/step-up', { method: 'password', password: OWNER.password });
  const made = await browser.post('/api/auth/passkeys/options', undefined, headers);
  const { challenge_id, options }: { challenge_id: string; options: unknown } = JSON.parse(made.text);
  const credential = createAuthenticator(at).create(options);
  const added = await browser.post('/api/auth/passkeys', { challenge_id, credential, name: 'Phone' }, headers);
  if (added.status !== 201) throw new Error(added.text);
  return String(added.json()['id']);
}

type Operation = (typeof AUTH_OPERATIONS)[number];
async function call(browser: Browser, { operationId, method, path }: Operation, id = 'x1', headers: Record<string, string> = {}) {
  const body = RIGHTS[operationId]?.body;
  const answer = await browser.request(path.replace('{id}', id), {
    method,
    headers: { origin: gateway.origin, 'x-requested-with': 'muddat-web', ...headers },
    ...(body === undefined ? {} : { json: body }),
  });
  return { status: answer.status, code: answer.text === '' ? undefined : answer.json()['code'] };
}

test('[X-14] the table of rights has every operation of /api/auth, and the contract agrees on which need a session', () => {
  expect(Object.keys(RIGHTS).toSorted()).toEqual(AUTH_OPERATIONS.map(({ operationId }) => operationId).toSorted());
  const open = AUTH_OPERATIONS.filter((operation) => Array.isArray(operation['security'])).map(({ operationId }) => operationId);
  expect(open.toSorted()).toEqual(
    AUTH_OPERATIONS.map(({ operationId }) => operationId)
      .filter((id) => RIGHTS[id]?.who === 'open')
      .toSorted(),
  );
});

/** Visitors without a session, each for a different reason. */
const OUTSIDERS: readonly [string, () => Promise<[Browser, Record<string, string>]>][] = [
  ['a visitor without a cookie', async () => [gateway.browser(), {}]],
  [
    'a guest who has made an API call',
    async () => {
      const guest = gateway.browser();
      await guest.get('/api/installment/v3/stores');
      return [guest, {}];
    },
  ],
  [
    'a browser that has signed out',
    async () => {
      const gone = await signedIn(OTHER);
      const cookie = gone.cookies.get('muddat-dev') ?? '';
      await gone.post('/api/auth/logout');
      gone.cookies.set('muddat-dev', cookie);
      return [gone, {}];
    },
  ],
  [
    'a browser with a guessed session id',
    async () => {
      const guesser = gateway.browser();
      guesser.cookies.set('muddat-dev', randomBytes(32).toString('base64url'));
      return [guesser, {}];
    },
  ],
  ['a session id sent as a token', async () => [gateway.browser(), { authorization: `Bearer ${owner.cookies.get('muddat-dev')}` }]],
];

describe.each(OUTSIDERS)('[X-14] %s', (_who, start) => {
  test('gets 401 from every customer operation', async () => {
    const answers = [];
    for (const operation of ofCustomers) {
      const [browser, headers] = await start();
      const { status, code } = await call(browser, operation, operation.path.includes('sessions') ? own.session : own.passkey, headers);
      answers.push([operation.operationId, status, code]);
    }
    expect(answers).toEqual(ofCustomers.map(({ operationId }) => [operationId, 401, 'unauthorized']));
  });
});

describe('[X-14] another customer', () => {
  const naming = AUTH_OPERATIONS.flatMap((operation) => {
    const kind = RIGHTS[operation.operationId]?.names;
    return kind === undefined ? [] : [{ operation, kind }];
  });

  test.each(naming)(
    'cannot remove a $kind of the owner, by its id or by a guessed one; the owner can do so',
    async ({ operation, kind }) => {
      const guessed = own[kind].replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      expect(await call(other, operation, own[kind])).toEqual({ status: 404, code: 'not_found' });
      expect(await call(other, operation, guessed)).toEqual({ status: 404, code: 'not_found' });
      expect(await idsOf(owner, kind === 'session' ? 'sessions' : 'passkeys')).toContain(own[kind]);
      expect((await call(await signedIn(OWNER), operation, own[kind])).status).toBe(204);
    },
  );

  test('sees no session of the owner in lists, and ends none of them by ending "all others"', async () => {
    const mine = await idsOf(owner, 'sessions');
    expect(mine.length).toBeGreaterThan(0);
    for (const list of ['sessions', 'passkeys'] as const) {
      const { text } = await other.get(`/api/auth/${list}`);
      expect(mine.filter((id) => text.includes(id))).toEqual([]);
    }
    expect((await other.post('/api/auth/sessions/end-others')).status).toBe(200);
    expect(await idsOf(owner, 'sessions')).toEqual(mine);
  });
});

test.each([
  ['whose re-authentication has expired', PROOF_LASTS_MS + 1_000, ['proven', 'proven anew']],
  ['who has just signed in', 0, ['proven anew']],
] as const)('[X-14] a customer %s is refused exactly the operations that need re-authentication', async (_who, laterMs, wanting) => {
  const customer = await signedIn(OWNER);
  const session = await secondSession(customer);
  // A customer who has just signed in may delete a passkey, so each run needs a new one.
  const passkey = await newPasskey(owner);
  gateway.clock.ms += laterMs;
  const asked: string[] = [];
  // Operations that are not called here: a freeze or the end of a session would end sessions that later calls need, a refresh replaces the
  // tokens, and a step-up counts as a proof.
  const last = ['freezeAccount', 'refreshSession', ...(laterMs === 0 ? ['stepUp', 'endOtherSessions', 'endSession'] : [])];
  for (const operation of ofCustomers.filter(({ operationId }) => !last.includes(operationId))) {
    const { status, code } = await call(customer, operation, operation.path.includes('sessions') ? session : passkey);
    if (status === 403 && code === 'fresh_proof_required') asked.push(operation.operationId);
  }
  gateway.clock.ms -= laterMs;
  const wanted = Object.entries(RIGHTS).filter(([, { who }]) => wanting.some((one) => one === who));
  expect(asked.toSorted()).toEqual(wanted.map(([id]) => id).toSorted());
});
