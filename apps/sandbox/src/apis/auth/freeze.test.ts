import { createAuthenticator } from '@muddat/servers/authenticator';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listSmsMessages } from '../../core/sms.ts';
import { passkeys } from '../../db/schema/auth.ts';
import { freezeAccount } from '../../domain/access/account-freeze.ts';
import { effectiveChannels } from '../../domain/message/channel-rules.ts';
import { authCalls, CLIENT_CREDENTIALS } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { createTestSandbox } from '../../testing/test-sandbox.ts';

const PHONE = '+998900000001';
const PASSWORD = 'Muddat-demo-1';
const BROWSER = { ...CLIENT_CREDENTIALS, device: 'Android', browser: 'Chrome', place: '84.54.*.*' };
const TOP_UP = { purpose: 'top_up', amount: 100_000, source: { type: 'bank_card', entity_id: 'card_0001' } };

const sandbox = await openSandbox();
const calls = authCalls(sandbox);

const signIn = async (): Promise<string> => (await calls.password(PHONE, PASSWORD)).json().access_token;
const messages = async () => (await listSmsMessages(sandbox.db, PHONE, 50)).map(({ text }) => text);
const fetchActivity = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await sandbox.app.inject({ method: 'GET', url: '/installment/v3/user/activity', headers })).json();
};
const fetchActivityKinds = async (token: string) => (await fetchActivity(token)).data.map(({ kind }: { kind: string }) => kind);
const pay = (token: string, key: string, body: object = TOP_UP, path = 'api-payments/payment') =>
  sandbox.app.inject({
    method: 'POST',
    url: `/billing/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: body,
  });

it('[X-16] a sign-in from a new browser is logged and sends an SMS; one from a known browser is only logged', async () => {
  const token = await signIn();
  await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, known: true });
  const before = (await messages()).length;
  expect((await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, known: false })).statusCode).toBe(204);
  const [newest, ...others] = await messages();
  expect(newest).toContain('с нового устройства');
  expect(others).toHaveLength(before);
  const { data, frozen } = await fetchActivity(token);
  expect(frozen).toBe(false);
  expect(data.slice(0, 2)).toMatchObject([
    { kind: 'sign_in', device: 'Android', browser: 'Chrome', place: '84.54.*.*', is_new: true },
    { kind: 'sign_in', is_new: false },
  ]);
});

it('recording a sign-in in the activity log requires valid client credentials', async () => {
  const token = await signIn();
  const answer = await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, client_secret: 'x', known: true });
  expect(answer.statusCode).toBe(401);
});

it('the activity log of a customer shows no sign-in of another customer', async () => {
  const token = await signIn();
  await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, known: true });
  expect((await fetchActivity(await sandbox.tokenFor('+998900000003'))).data).toEqual([]);
});

it('[X-16] a freeze ends every session and blocks payments until a code is entered; a password is not enough', async () => {
  const [victim, thief] = [await signIn(), await signIn()];
  const begun = (await pay(thief, 'key-before')).json();
  expect(begun.status).toBe('otp_required');
  const code = await calls.lastCode(PHONE);
  expect((await calls.as(victim, 'POST', '/user/freeze')).statusCode).toBe(204);
  expect((await messages())[0]).toContain('временно закрыт');
  for (const token of [victim, thief]) expect((await calls.profile(token)).statusCode).toBe(401);

  const again = await signIn();
  expect((await fetchActivity(again)).frozen).toBe(true);
  const confirm = () => pay(again, 'key-confirm', { payment_id: begun.payment_id, code }, 'api-payments/confirm-payment');
  const held = [
    await pay(again, 'key-1'),
    await confirm(),
    await pay(
      again,
      'key-2',
      { system: 'payme', purpose: 'top_up', amount: 100_000, return_url: 'http://localhost:8080/ru/cards' },
      'generate-link',
    ),
  ];
  expect(held.map((answer) => [answer.statusCode, answer.json().code, answer.json().methods])).toEqual(
    held.map(() => [403, 'fresh_proof_required', ['code']]),
  );
  expect((await calls.as(again, 'POST', '/user/proof', { ...CLIENT_CREDENTIALS, method: 'password', password: PASSWORD })).statusCode).toBe(
    204,
  );
  expect((await pay(again, 'key-3')).statusCode).toBe(403);

  expect((await calls.as(again, 'POST', '/user/code', { purpose: 'proof' })).statusCode).toBe(200);
  const proof = { ...CLIENT_CREDENTIALS, method: 'code', code: await calls.lastCode(PHONE) };
  expect((await calls.as(again, 'POST', '/user/proof', proof)).statusCode).toBe(204);
  expect((await pay(again, 'key-1')).statusCode).toBe(201);
  expect((await confirm()).statusCode).toBe(200);
  expect((await fetchActivityKinds(again)).slice(0, 4)).toEqual(expect.arrayContaining(['unfrozen', 'proof', 'frozen']));
});

describe('a thief who knows the password of a frozen account', () => {
  const ORIGIN = 'https://muddat.example';
  const VICTIM = '+998900000002';
  const enter = async (phone = VICTIM, password = 'Muddat-demo-2'): Promise<string> =>
    (await calls.password(phone, password)).json().access_token;
  const asOwner = (token: string, method: 'GET' | 'POST', path: string) =>
    sandbox.app.inject({
      method,
      url: `/installment/v3${path}`,
      headers: { authorization: `Bearer ${token}`, ...(method === 'POST' ? { 'idempotency-key': `${path}-${token.slice(-8)}` } : {}) },
    });
  const options = (token: string) => calls.as(token, 'POST', '/user/passkeys/options', { ...CLIENT_CREDENTIALS, origin: ORIGIN });

  it('[X-16] cannot copy the data, delete the account, get the calendar, mute messages or add a passkey', async () => {
    expect((await calls.as(await enter(), 'POST', '/user/freeze')).statusCode).toBe(204);
    const token = await enter();
    const proof = { ...CLIENT_CREDENTIALS, method: 'password', password: 'Muddat-demo-2' };
    expect((await calls.as(token, 'POST', '/user/proof', proof)).statusCode).toBe(204);
    const held = [
      await asOwner(token, 'POST', '/user/export'),
      await asOwner(token, 'POST', '/user/deletion'),
      await asOwner(token, 'POST', '/user/calendar'),
      await sandbox.app.inject({
        method: 'PUT',
        url: '/installment/v3/user/channels',
        headers: { authorization: `Bearer ${token}` },
        payload: { channels: { ...effectiveChannels(null), payment: [] } },
      }),
      await options(token),
    ];
    expect(held.map((answer) => [answer.statusCode, answer.json().code])).toEqual(held.map(() => [403, 'fresh_proof_required']));
  });

  it('[X-16] cannot unfreeze it with a recent passkey; a passkey that is eight days old unfreezes it', async () => {
    const owner = await enter();
    await calls.as(owner, 'POST', '/user/code', { purpose: 'proof' });
    const open = { ...CLIENT_CREDENTIALS, method: 'code', code: await calls.lastCode(VICTIM) };
    expect((await calls.as(owner, 'POST', '/user/proof', open)).statusCode).toBe(204);
    const authenticator = createAuthenticator(ORIGIN);
    const token = await enter();
    await sandbox.markReauthenticated();
    const { challenge_id, options: asked } = (await options(token)).json();
    const made = { ...CLIENT_CREDENTIALS, challenge_id, origin: ORIGIN, credential: authenticator.create(asked) };
    expect((await calls.as(token, 'POST', '/user/passkeys', made)).statusCode).toBe(201);
    await calls.as(token, 'POST', '/user/freeze');
    const again = await enter();
    const prove = async () => {
      const { challenge_id: id, options: request } = (
        await calls.post('/oauth/passkey/options', { ...CLIENT_CREDENTIALS, origin: ORIGIN })
      ).json();
      const proof = { ...CLIENT_CREDENTIALS, method: 'passkey', challenge_id: id, origin: ORIGIN, credential: authenticator.get(request) };
      expect((await calls.as(again, 'POST', '/user/proof', proof)).statusCode).toBe(204);
      const copy = await asOwner(again, 'POST', '/user/export');
      return copy.statusCode === 201 ? 'open' : copy.json().methods;
    };
    expect(await prove()).toEqual(['code']);
    // A second freeze a week later must not make the passkey one from long before the freeze.
    sandbox.clock.setOffset(8 * 86_400_000);
    await freezeAccount(sandbox, 'cus_0002');
    sandbox.clock.setOffset(0);
    expect(await prove()).toEqual(['code']);
    const long = new Date(sandbox.clock.now().getTime() - 8 * 86_400_000);
    await sandbox.db.update(passkeys).set({ createdAt: long }).where(eq(passkeys.customerId, 'cus_0002'));
    expect((await asOwner(again, 'POST', '/user/export')).json().methods).toEqual(['code', 'passkey']);
    expect(await prove()).toBe('open');
  });

  it('[X-08][X-16] gets 404 from the calendar address after a freeze', async () => {
    // A customer whom no other test has frozen.
    const token = await enter('+998900000012', 'Muddat-demo-12');
    await sandbox.markReauthenticated();
    const { url } = (await asOwner(token, 'POST', '/user/calendar')).json().data;
    const read = async () =>
      (await sandbox.app.inject({ url: new URL(url).pathname.replace('/api/installment', '/installment') })).statusCode;
    expect(await read()).toBe(200);
    await calls.as(token, 'POST', '/user/freeze');
    expect(await read()).toBe(404);
  });
});

it('[X-16] twelve sign-ins from new browsers send ten SMS, and the log lists all twelve', async () => {
  const limited = await createTestSandbox({ RATE_LIMITS: 'on' });
  const own = authCalls(limited);
  const token = (await own.password(PHONE, PASSWORD)).json().access_token;
  for (let count = 0; count < 12; count += 1) await own.as(token, 'POST', '/user/sign-ins', { ...BROWSER, known: false });
  const told = (await listSmsMessages(limited.db, PHONE, 50)).filter(({ text }) => text.includes('с нового устройства'));
  expect(told).toHaveLength(10);
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await limited.app.inject({ url: '/installment/v3/user/activity', headers })).json();
  expect(data.filter(({ kind }: { kind: string }) => kind === 'sign_in')).toHaveLength(12);
  await limited.close();
});
