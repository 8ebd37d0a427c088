import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContracts } from '../../core/contracts.ts';
import { createPhotoFiles } from '../../core/files/photo-files.ts';
import { createInboxSender, listMessages } from '../../core/sms.ts';
import { smsParts } from '../../core/sms-text.ts';
import { customers } from '../../db/schema/auth.ts';
import { balances } from '../../db/schema/billing.ts';
import { verifications } from '../../db/schema/verification.ts';
import { authCalls } from '../../testing/auth.ts';
import { exampleCalls } from '../../testing/contract-examples.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { eraseClosedAccounts } from './erase-closed.ts';

const THREE_DAYS_MS = 3 * 86_400_000;
const [PHONE, PASSWORD] = ['+998900000013', 'Muddat-demo-13'];
const DELETION = '/installment/v3/user/deletion';
const own = eq(customers.id, 'cus_0013');

/** All calls that move money or buy goods. */
const MONEY_CALLS = (await loadContracts())
  .flatMap(exampleCalls)
  .filter(({ name }) =>
    /\.(createPayment|confirmPayment|createWithdrawal|generateLink|saveConsent|createCheckout|confirmCheckout)$/.test(name),
  );

const sandbox = await openSandbox({ restore: true });
const calls = authCalls(sandbox);
const [seeded] = await sandbox.db.select().from(customers).where(own);
beforeEach(async () => {
  if (seeded !== undefined) await sandbox.db.update(customers).set(seeded).where(own);
});

const signIn = async (): Promise<string> => (await calls.password(PHONE, PASSWORD)).json().access_token;
const ask = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  sandbox.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ...(payload === undefined ? {} : { payload }),
  });
const TOP_UP = { purpose: 'top_up', amount: 100_000, source: { type: 'bank_card', entity_id: 'card_0001' } };
const pay = (token: string) => ask(token, 'POST', '/billing/v1/api-payments/payment', TOP_UP);
const short = ({ statusCode, ...answer }: Awaited<ReturnType<typeof ask>>) =>
  statusCode < 300 ? [statusCode] : [statusCode, answer.json().code];
const newestSms = async () => (await listMessages(sandbox.db, PHONE, 1))[0]?.text;
const after = async (ms: number) => {
  sandbox.clock.setOffset(ms);
  const sms = createInboxSender(sandbox.db, sandbox.clock);
  await eraseClosedAccounts({ ...sandbox, sms, files: createPhotoFiles(sandbox.config), log: sandbox.app.log });
};
const stored = async () => (await sandbox.db.select().from(customers).where(own))[0];

/** Closes the account. Returns the response and the token, which the closing ended. */
async function close() {
  const token = await signIn();
  await sandbox.prove();
  const closed = await ask(token, 'POST', DELETION);
  expect(closed.statusCode).toBe(200);
  return { token, data: closed.json().data };
}

describe('[X-14] an account whose end was asked for', () => {
  test('is closed at once: every session ends, and whoever signs in buys nothing, and is told until when to undo it', async () => {
    const other = await signIn();
    const { token, data } = await close();
    expect(Date.parse(data.erased_at) - Date.parse(data.deleted_at)).toBe(THREE_DAYS_MS);
    expect(await newestSms()).toMatch(/^Muddat: аккаунт удалим через 3 дня/);
    for (const ended of [token, other]) expect((await calls.profile(ended)).statusCode).toBe(401);
    const again = await signIn();
    expect((await calls.profile(again)).json().user).toMatchObject({ name: seeded?.name, erased_at: data.erased_at });
    expect((await ask(again, 'GET', DELETION)).json().data.erased_at).toBe(data.erased_at);
    expect(short(await pay(again))).toEqual([403, 'account_closed']);
  });

  test.each(MONEY_CALLS.map((call) => [call.name, call] as const))('refuses %s', async (_name, call) => {
    await close();
    const answer = await ask(
      await signIn(),
      call.method === 'PUT' ? 'PUT' : 'POST',
      call.pathWith(),
      typeof call.body === 'object' && call.body !== null ? call.body : {},
    );
    expect(short(answer)).toEqual([403, 'account_closed']);
  });

  test('is open again once that is undone, for good, and its customer is told; undone twice it is told once', async () => {
    await close();
    await after(THREE_DAYS_MS - 60_000);
    const token = await signIn();
    const undo = async () => {
      const { statusCode, headers } = await ask(token, 'DELETE', DELETION);
      return [statusCode, headers['x-unchanged']];
    };
    expect([await undo(), await undo()]).toEqual([
      [204, undefined],
      [204, 'true'],
    ]);
    const texts = (await listMessages(sandbox.db, PHONE, 50)).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Muddat: удаление отменено'))).toHaveLength(1);
    expect((await calls.profile(token)).json().user).not.toHaveProperty('erased_at');
    expect(short(await pay(token))).not.toContain('account_closed');
    await after(THREE_DAYS_MS + 60_000);
    expect(await stored()).toMatchObject({ phone: PHONE, eraseAt: null, deletedAt: null });
  });

  test('is erased after three days, and not before', async () => {
    await close();
    await after(THREE_DAYS_MS - 60_000);
    expect((await stored())?.phone).toBe(PHONE);
    await after(THREE_DAYS_MS + 60_000);
    expect(await stored()).toMatchObject({ phone: 'deleted:cus_0013', name: '', eraseAt: null, deletedAt: expect.any(Date) });
    expect((await calls.password(PHONE, PASSWORD)).statusCode).toBe(401);
  });

  test.each([
    ['ru', /^Muddat: аккаунт не удалён/],
    ['uz', /^Muddat: akkaunt o'chirilmadi/],
  ])('to which money has come meanwhile is opened again instead, and its customer told in their language: %s', async (locale, text) => {
    await close();
    await sandbox.db.insert(verifications).values({ customerId: 'cus_0013', status: 'in_progress', locale }).onConflictDoUpdate({
      target: verifications.customerId,
      set: { locale },
    });
    const money = { customerId: 'cus_0013', available: 5_000, held: 0 };
    await sandbox.db.insert(balances).values(money).onConflictDoUpdate({ target: balances.customerId, set: money });
    await after(THREE_DAYS_MS + 60_000);
    expect(await stored()).toMatchObject({ phone: PHONE, eraseAt: null, deletedAt: null });
    expect(await newestSms()).toMatch(text);
  });

  test.each([
    ['ru', /временно закрыт, удаление отменено/],
    ['uz', /vaqtincha yopildi, akkauntni o'chirish bekor qilindi/],
  ])('is not erased once its customer says that it was not them, and the message says so, in one part: %s', async (locale, text) => {
    await close();
    const headers = { authorization: `Bearer ${await signIn()}`, 'accept-language': locale };
    expect((await sandbox.app.inject({ method: 'POST', url: '/auth/user/freeze', headers })).statusCode).toBe(204);
    const sms = (await newestSms()) ?? '';
    expect(sms).toMatch(text);
    expect(smsParts(sms)).toBe(1);
    await after(THREE_DAYS_MS + 60_000);
    expect(await stored()).toMatchObject({ phone: PHONE, eraseAt: null });
  });

  test('is not undone with a token of before', async () => {
    const { token } = await close();
    expect((await ask(token, 'DELETE', DELETION)).statusCode).toBe(401);
    expect((await stored())?.eraseAt).not.toBeNull();
  });
});

test('[X-14] undoing what nobody asked for changes nothing and is told to nobody', async () => {
  const { statusCode, headers } = await ask(await signIn(), 'DELETE', DELETION);
  expect([statusCode, headers['x-unchanged']]).toEqual([204, 'true']);
  expect(await newestSms()).toBeUndefined();
});
