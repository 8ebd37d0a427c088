import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listMessages } from '../../core/sms.ts';
import { customers, passkeys } from '../../db/schema/auth.ts';
import { calendars } from '../../db/schema/documents.ts';
import { dataExports } from '../../db/schema/exports.ts';
import { authCalls, CLIENT } from '../../testing/auth.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
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
const prove = (token: string) => calls.as(token, 'POST', '/user/proof', { ...CLIENT, method: 'password', password: PASSWORD });

const ask = (token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  sandbox.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}`, ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
const user = (path: string) => `/installment/v3/user${path}`;
const passkeyOptions = (token: string) => ask(token, 'POST', '/auth/user/passkeys/options', { ...CLIENT, origin: ORIGIN });

type Answer = { readonly statusCode: number; json(): { code?: string; methods?: string[] } };
type Act = (token: string) => Promise<Answer>;
const refusalOf = (answer: Answer) => [answer.statusCode, answer.json().code, answer.json().methods];
const REFUSED = [403, 'fresh_proof_required', ['code', 'password']];

/** Calls that a stolen cookie must not allow, however recent the sign-in is. */
const ACTS: readonly (readonly [string, Act])[] = [
  ['asks for a copy of all data', (token) => ask(token, 'POST', user('/export'))],
  [
    'fetches the copy that its customer asked for',
    async (token) => {
      const createdAt = sandbox.clock.now();
      const row = { customerId: 'cus_0013', createdAt, expiresAt: new Date(createdAt.getTime() + 86_400_000) };
      await sandbox.db
        .insert(dataExports)
        .values({ id: 'exp_own', ...row })
        .onConflictDoNothing();
      return ask(token, 'GET', user('/export/exp_own'));
    },
  ],
  ['begins to add a passkey', passkeyOptions],
  [
    'adds a passkey',
    async (token) => {
      // The challenge was made while a proof was valid.
      const own = await signIn();
      await prove(own);
      return addPasskey(token, own);
    },
  ],
  ['makes a feed address', (token) => ask(token, 'POST', user('/calendar'))],
  [
    'reads the feed address that there is',
    async (token) => {
      const own = { customerId: 'cus_0013', secret: 'A'.repeat(32), locale: 'ru', createdAt: sandbox.clock.now() };
      await sandbox.db.insert(calendars).values(own).onConflictDoNothing();
      return ask(token, 'GET', user('/calendar'));
    },
  ],
  ['deletes the account', (token) => ask(token, 'POST', user('/deletion'))],
];

test('[X-08] that there is no feed address is told without a proof', async () => {
  expect((await ask(await signIn(), 'GET', user('/calendar'))).json()).toEqual({ data: null });
});

describe.each(ACTS)('[X-14][X-16] who has just signed in and %s', (_what, act) => {
  test('is refused, told how to prove who they are, and nothing is announced', async () => {
    const before = await listMessages(sandbox.db, PHONE, 50);
    expect(refusalOf(await act(await signIn()))).toEqual(REFUSED);
    expect(await listMessages(sandbox.db, PHONE, 50)).toEqual(before);
  });

  test('is refused still when the customer proves it in another sign-in', async () => {
    const [own, copied] = [await signIn(), await signIn()];
    expect((await prove(own)).statusCode).toBe(204);
    expect(refusalOf(await act(copied))).toEqual(REFUSED);
  });

  test('may do it once they have proven it, for five minutes', async () => {
    const token = await signIn();
    await prove(token);
    sandbox.clock.setOffset(PROOF_FRESH_MS);
    expect(refusalOf(await act(token))).toEqual(REFUSED);
    sandbox.clock.setOffset(PROOF_FRESH_MS - 60_000);
    expect((await act(token)).statusCode).not.toBe(403);
    sandbox.clock.setOffset(0);
  });
});

const ANNOUNCED: readonly (readonly [string, Act, RegExp])[] = [
  ['a copy of all data', (token) => ask(token, 'POST', user('/export')), /^Muddat: запрошена копия ваших данных/],
  ['a new passkey', (token) => addPasskey(token), /^Muddat: добавлен ключ доступа/],
  ['the end of the account', (token) => ask(token, 'POST', user('/deletion')), /^Muddat: аккаунт удалим через 3 дня/],
];

test.each(ANNOUNCED)('[X-14][X-16] %s is announced to the phone by a message', async (_what, act, text) => {
  const token = await signIn();
  await prove(token);
  expect((await act(token)).statusCode).toBeLessThan(300);
  expect((await listMessages(sandbox.db, PHONE, 1)).map((message) => message.text)).toEqual([expect.stringMatching(text)]);
});

async function addPasskey(token: string, asker = token): Promise<Answer> {
  const { challenge_id, options } = (await passkeyOptions(asker)).json();
  const credential = createAuthenticator(ORIGIN).create(options);
  return ask(token, 'POST', '/auth/user/passkeys', { ...CLIENT, challenge_id, origin: ORIGIN, credential });
}
