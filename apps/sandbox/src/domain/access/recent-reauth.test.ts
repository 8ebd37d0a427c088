import { randomUUID } from 'node:crypto';
import { createAuthenticator } from '@muddat/servers/authenticator';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listSmsMessages } from '../../core/sms.ts';
import { customers, passkeys } from '../../db/schema/auth.ts';
import { calendars } from '../../db/schema/documents.ts';
import { dataExports } from '../../db/schema/exports.ts';
import { authCalls, CLIENT_CREDENTIALS } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const ORIGIN = 'https://muddat.example';
const PROOF_FRESH_MS = 5 * 60_000;
/** A customer who owes nothing, so that calls are refused only for a missing proof. */
const PHONE = '+998900000013';
const PASSWORD = 'Muddat-demo-13';

const sandbox = await openSandbox({ restore: true });
const own = eq(customers.id, 'cus_0013');
const [customer] = await sandbox.db.select().from(customers).where(own);
beforeEach(async () => {
  await sandbox.db.delete(dataExports);
  await sandbox.db.delete(passkeys);
  await sandbox.db.delete(calendars);
  if (customer !== undefined) await sandbox.db.update(customers).set(customer).where(own);
});
const calls = authCalls(sandbox);
const signIn = async (): Promise<string> => (await calls.password(PHONE, PASSWORD)).json().access_token;
const prove = (token: string) => calls.as(token, 'POST', '/user/proof', { ...CLIENT_CREDENTIALS, method: 'password', password: PASSWORD });

const sendRequest = (token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  sandbox.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}`, ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
const userPath = (path: string) => `/installment/v3/user${path}`;
const passkeyOptions = (token: string) =>
  sendRequest(token, 'POST', '/auth/user/passkeys/options', { ...CLIENT_CREDENTIALS, origin: ORIGIN });

type Answer = { readonly statusCode: number; json(): { code?: string; methods?: string[] } };
type GuardedCall = (token: string) => Promise<Answer>;
const refusalOf = (answer: Answer) => [answer.statusCode, answer.json().code, answer.json().methods];
const REFUSED = [403, 'fresh_proof_required', ['code', 'password']];

/** Calls that a stolen cookie must not allow, however recent the sign-in is. */
const GUARDED_CALLS: readonly (readonly [string, GuardedCall])[] = [
  ['requests a copy of all data', (token) => sendRequest(token, 'POST', userPath('/export'))],
  [
    'downloads a copy that was requested before',
    async (token) => {
      const createdAt = sandbox.clock.now();
      const row = { customerId: 'cus_0013', createdAt, expiresAt: new Date(createdAt.getTime() + 86_400_000) };
      await sandbox.db
        .insert(dataExports)
        .values({ id: 'exp_own', ...row })
        .onConflictDoNothing();
      return sendRequest(token, 'GET', userPath('/export/exp_own'));
    },
  ],
  ['starts to add a passkey', passkeyOptions],
  [
    'adds a passkey',
    async (token) => {
      // The challenge was made while a proof was valid.
      const own = await signIn();
      await prove(own);
      return addPasskey(token, own);
    },
  ],
  ['creates the calendar address', (token) => sendRequest(token, 'POST', userPath('/calendar'))],
  [
    'reads the existing calendar address',
    async (token) => {
      const own = { customerId: 'cus_0013', secret: 'A'.repeat(32), locale: 'ru', createdAt: sandbox.clock.now() };
      await sandbox.db.insert(calendars).values(own).onConflictDoNothing();
      return sendRequest(token, 'GET', userPath('/calendar'));
    },
  ],
  ['deletes the account', (token) => sendRequest(token, 'POST', userPath('/deletion'))],
];

test('[X-08] reading a missing calendar address needs no re-authentication', async () => {
  expect((await sendRequest(await signIn(), 'GET', userPath('/calendar'))).json()).toEqual({ data: null });
});

describe.each(GUARDED_CALLS)('[X-14][X-16] a customer who has just signed in and %s', (_what, act) => {
  test('is refused with the methods of re-authentication, and no SMS is sent', async () => {
    const before = await listSmsMessages(sandbox.db, PHONE, 50);
    expect(refusalOf(await act(await signIn()))).toEqual(REFUSED);
    expect(await listSmsMessages(sandbox.db, PHONE, 50)).toEqual(before);
  });

  test('is still refused after a re-authentication in another session', async () => {
    const [own, copied] = [await signIn(), await signIn()];
    expect((await prove(own)).statusCode).toBe(204);
    expect(refusalOf(await act(copied))).toEqual(REFUSED);
  });

  test('is allowed for five minutes after re-authentication', async () => {
    const token = await signIn();
    await prove(token);
    sandbox.clock.setOffset(PROOF_FRESH_MS);
    expect(refusalOf(await act(token))).toEqual(REFUSED);
    sandbox.clock.setOffset(PROOF_FRESH_MS - 60_000);
    expect((await act(token)).statusCode).not.toBe(403);
    sandbox.clock.setOffset(0);
  });
});

const ANNOUNCED_CALLS: readonly (readonly [string, GuardedCall, RegExp])[] = [
  ['a copy of all data', (token) => sendRequest(token, 'POST', userPath('/export')), /^Muddat: запрошена копия ваших данных/],
  ['a new passkey', (token) => addPasskey(token), /^Muddat: добавлен ключ доступа/],
  ['the deletion of the account', (token) => sendRequest(token, 'POST', userPath('/deletion')), /^Muddat: аккаунт удалим через 3 дня/],
];

test.each(ANNOUNCED_CALLS)('[X-14][X-16] %s is announced to the customer by SMS', async (_what, act, text) => {
  const token = await signIn();
  await prove(token);
  expect((await act(token)).statusCode).toBeLessThan(300);
  expect((await listSmsMessages(sandbox.db, PHONE, 1)).map((message) => message.text)).toEqual([expect.stringMatching(text)]);
});

async function addPasskey(token: string, requester = token): Promise<Answer> {
  const { challenge_id, options } = (await passkeyOptions(requester)).json();
  const credential = createAuthenticator(ORIGIN).create(options);
  return sendRequest(token, 'POST', '/auth/user/passkeys', { ...CLIENT_CREDENTIALS, challenge_id, origin: ORIGIN, credential });
}
