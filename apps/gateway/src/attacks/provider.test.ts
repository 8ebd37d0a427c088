import { upstreamsOf } from '@muddat/sdk/gateway';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import { type ResponseRecorder, startResponseRecorder } from '../testing/attack-target/recorder.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';

const KNOWN = '+998900000001';
/** A phone that is not registered; masked, it looks the same as KNOWN. */
const UNKNOWN = '+998909999901';
const PASSWORD = 'Muddat-demo-1';
const CLIENT = { client_id: 'muddat-web', client_secret: 'muddat-web-secret' };

let sandbox: Sandbox;
let recorder: ResponseRecorder;
beforeAll(async () => {
  sandbox = await startSandbox();
  recorder = await startResponseRecorder(sandbox.url);
}, 300_000);
/** Moves the provider's clock 20 minutes on, past its wait of a minute between codes and its phone lock of five minutes. */
async function advancePastCodeLimits(): Promise<void> {
  const answer = await fetch(`${sandbox.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 'PT20M' }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}
afterAll(async () => {
  await recorder?.close();
  await sandbox?.close();
});

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

describe.each(ATTACK_TARGETS)('the gateway $name, with the sandbox as its auth provider', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    // As in production: on a busy machine the sandbox needs more than two seconds to compare a password.
    target = await start({ env: upstreamsOf(recorder.url), upstreamTimeoutMs: 15_000 });
  });
  afterAll(() => target?.close());

  const signIn = async () => {
    const browser = target.browser();
    const answer = await browser.post('/api/auth/login', { strategy: 'customer', phone: KNOWN, password: PASSWORD });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"loggedIn":true')]);
    return browser;
  };

  test('a stolen refresh token, replayed after the portal used it, ends the session for thief and customer', async () => {
    const victim = await signIn();
    const stolen: unknown = JSON.parse(recorder.responses('/auth/oauth/token').at(-1) ?? '{}').refresh_token;
    expect(stolen).toEqual(expect.any(String));
    expect((await victim.post('/api/auth/refresh')).status).toBe(200);
    const replay = () =>
      fetch(`${sandbox.url}/auth/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: stolen, ...CLIENT }),
      });
    const answer = await replay();
    expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('access_token')]);
    expect((await victim.get('/api/installment/v3/user/orders/all')).status).toBe(401);
    expect((await victim.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    expect((await (await signIn()).get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('a thief who sends a stolen refresh token to the gateway itself gets no session', async () => {
    await signIn();
    const stolen: unknown = JSON.parse(recorder.responses('/auth/oauth/token').at(-1) ?? '{}').refresh_token;
    const thief = target.browser();
    expect((await thief.post('/api/auth/refresh', { refresh_token: stolen })).status).toBe(401);
    expect((await thief.get('/api/auth/user', { authorization: `Bearer ${stolen}` })).json()['loggedIn']).toBe(false);
  });

  /** Everything that a stranger sees in a response, without the values that differ in every response. */
  const seen = async (path: string, body: object, browser = target.browser()): Promise<unknown> => {
    const { status, headers, text } = await browser.post(path, body);
    const { date: _date, 'x-request-id': id, ...others } = headers;
    // The device cookie is sealed with a random nonce, so only its length can be compared.
    const cookies = [headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.replace(/(device=)([\w-]+)/, (_all, name, value) => name + value.length));
    return {
      status,
      headers: { ...others, 'set-cookie': cookies },
      cookies: [...browser.cookies.keys()],
      text: text.replaceAll(String(id), 'ID'),
    };
  };

  test.each([
    ['a wrong password', '/api/auth/login', (phone: string) => ({ strategy: 'customer', phone, password: 'Wrong-password-1' })],
    ['a wrong code that was never requested', '/api/auth/login', (phone: string) => ({ strategy: 'customer', phone, code: '000000' })],
  ])(
    '%s gets the same response for a registered and an unregistered phone: status, headers, cookies and text',
    async (_name, path, body) => {
      await advancePastCodeLimits();
      expect(await seen(path, body(UNKNOWN))).toEqual(await seen(path, body(KNOWN)));
    },
  );

  test.each(['sign-in', 'reset', 'register'])('a request for a %s code does not reveal if the phone is registered', async (purpose) => {
    await advancePastCodeLimits();
    const answers = [KNOWN, UNKNOWN].map((phone) => seen('/api/auth/send-code', { phone, purpose }));
    const [known, unknown] = await Promise.all(answers);
    expect(known).toMatchObject({ status: 200 });
    expect(unknown).toEqual(known);
  });

  test('wrong codes get the same count of tries and the same lock for a registered and an unregistered phone', async () => {
    const tries = async (phone: string): Promise<unknown[]> => {
      const browser = target.browser();
      await browser.post('/api/auth/send-code', { phone, purpose: 'sign-in' });
      const right = await sandbox.code(phone);
      const wrong = { strategy: 'customer', phone, code: right === '000000' ? '111111' : '000000' };
      const answers: unknown[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const { status, text } = await browser.post('/api/auth/login', wrong);
        const { code, tries_left: left } = JSON.parse(text);
        answers.push([status, code, left]);
      }
      return answers;
    };
    await advancePastCodeLimits();
    const known = await tries(KNOWN);
    expect(known[0]).toEqual([422, 'otp_wrong', 4]);
    expect(known.at(-1)).toEqual([422, 'otp_locked', undefined]);
    expect(await tries(UNKNOWN)).toEqual(known);
  });

  test.each(['register', 'reset'])('a wrong %s code gives no proof and does not reveal if the phone is registered', async (purpose) => {
    await advancePastCodeLimits();
    const refused = async (phone: string): Promise<unknown> => {
      const browser = target.browser();
      expect((await browser.post('/api/auth/send-code', { phone, purpose })).status).toBe(200);
      return seen('/api/auth/verify-code', { phone, purpose, code: '000000' }, browser);
    };
    const known = await refused(KNOWN);
    expect(known).toMatchObject({ status: 422, cookies: [expect.stringMatching(/device$/)], text: expect.stringContaining('otp_wrong') });
    expect(await refused(UNKNOWN)).toEqual(known);
  });

  test('refusing a wrong password takes about the same time for a registered and an unregistered phone', async () => {
    const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
    for (let turn = 0; turn < 11; turn += 1) {
      for (const phone of turn % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
        const began = performance.now();
        await target.browser().post('/api/auth/login', { strategy: 'customer', phone, password: 'Wrong-password-1' });
        times[phone]?.push(performance.now() - began);
      }
    }
    const [known, unknown] = [median(times[KNOWN] ?? []), median(times[UNKNOWN] ?? [])];
    // If the provider skipped the password hash for an unknown phone, its response would take a tenth of the time.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });
});
