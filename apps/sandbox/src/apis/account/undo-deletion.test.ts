import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContracts } from '../../core/contracts.ts';
import { createCustomerFileServices } from '../../core/files/photo-files.ts';
import { createInboxSender, listSmsMessages } from '../../core/sms.ts';
import { countSmsSegments } from '../../core/sms-text.ts';
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
const isTestCustomer = eq(customers.id, 'cus_0013');

/** All calls that move money or buy goods. */
const MONEY_CALLS = (await loadContracts())
  .flatMap(exampleCalls)
  .filter(({ name }) =>
    /\.(createPayment|confirmPayment|createWithdrawal|generateLink|saveConsent|createCheckout|confirmCheckout)$/.test(name),
  );

const sandbox = await openSandbox({ restore: true });
const calls = authCalls(sandbox);
const [seeded] = await sandbox.db.select().from(customers).where(isTestCustomer);
beforeEach(async () => {
  if (seeded !== undefined) await sandbox.db.update(customers).set(seeded).where(isTestCustomer);
});

const signIn = async (): Promise<string> => (await calls.password(PHONE, PASSWORD)).json().access_token;
const sendRequest = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  sandbox.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ...(payload === undefined ? {} : { payload }),
  });
const TOP_UP = { purpose: 'top_up', amount: 100_000, source: { type: 'bank_card', entity_id: 'card_0001' } };
const pay = (token: string) => sendRequest(token, 'POST', '/billing/v1/api-payments/payment', TOP_UP);
const statusAndBody = ({ statusCode, ...answer }: Awaited<ReturnType<typeof sendRequest>>) =>
  statusCode < 300 ? [statusCode] : [statusCode, answer.json().code];
const newestSms = async () => (await listSmsMessages(sandbox.db, PHONE, 1))[0]?.text;
const after = async (ms: number) => {
  sandbox.clock.setOffset(ms);
  const sms = createInboxSender(sandbox.db, sandbox.clock);
  await eraseClosedAccounts({ ...sandbox, sms, files: createCustomerFileServices(sandbox.config), log: sandbox.app.log });
};
const stored = async () => (await sandbox.db.select().from(customers).where(isTestCustomer))[0];

/** Closes the account. Returns the response and the token, which the closing ended. */
async function close() {
  const token = await signIn();
  await sandbox.markReauthenticated();
  const closed = await sendRequest(token, 'POST', DELETION);
  expect(closed.statusCode).toBe(200);
  return { token, data: closed.json().data };
}

describe('[X-14] an account whose deletion was requested', () => {
  test('is closed at once: sessions end, payments are refused, and a new sign-in shows the time of erasure', async () => {
    const other = await signIn();
    const { token, data } = await close();
    expect(Date.parse(data.erased_at) - Date.parse(data.deleted_at)).toBe(THREE_DAYS_MS);
    expect(await newestSms()).toMatch(/^Muddat: аккаунт удалим через 3 дня/);
    for (const ended of [token, other]) expect((await calls.profile(ended)).statusCode).toBe(401);
    const again = await signIn();
    expect((await calls.profile(again)).json().user).toMatchObject({ name: seeded?.name, erased_at: data.erased_at });
    expect((await sendRequest(again, 'GET', DELETION)).json().data.erased_at).toBe(data.erased_at);
    expect(statusAndBody(await pay(again))).toEqual([403, 'account_closed']);
  });

  test.each(MONEY_CALLS.map((call) => [call.name, call] as const))('refuses the call %s with `account_closed`', async (_name, call) => {
    await close();
    const answer = await sendRequest(
      await signIn(),
      call.method === 'PUT' ? 'PUT' : 'POST',
      call.pathWith(),
      typeof call.body === 'object' && call.body !== null ? call.body : {},
    );
    expect(statusAndBody(answer)).toEqual([403, 'account_closed']);
  });

  test('can be reopened until the last minute and is then not erased; two undo requests send one SMS', async () => {
    await close();
    await after(THREE_DAYS_MS - 60_000);
    const token = await signIn();
    const undo = async () => {
      const { statusCode, headers } = await sendRequest(token, 'DELETE', DELETION);
      return [statusCode, headers['x-unchanged']];
    };
    expect([await undo(), await undo()]).toEqual([
      [204, undefined],
      [204, 'true'],
    ]);
    const texts = (await listSmsMessages(sandbox.db, PHONE, 50)).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Muddat: удаление отменено'))).toHaveLength(1);
    expect((await calls.profile(token)).json().user).not.toHaveProperty('erased_at');
    expect(statusAndBody(await pay(token))).not.toContain('account_closed');
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
  ])('is reopened instead of erased if it has money, with an SMS in the language of the customer: %s', async (locale, text) => {
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
  ])('is not erased after the customer freezes it, and a single-part SMS in the language %s announces this', async (locale, text) => {
    await close();
    const headers = { authorization: `Bearer ${await signIn()}`, 'accept-language': locale };
    expect((await sandbox.app.inject({ method: 'POST', url: '/auth/user/freeze', headers })).statusCode).toBe(204);
    const sms = (await newestSms()) ?? '';
    expect(sms).toMatch(text);
    expect(countSmsSegments(sms)).toBe(1);
    await after(THREE_DAYS_MS + 60_000);
    expect(await stored()).toMatchObject({ phone: PHONE, eraseAt: null });
  });

  test('cannot be reopened with a token from before the request', async () => {
    const { token } = await close();
    expect((await sendRequest(token, 'DELETE', DELETION)).statusCode).toBe(401);
    expect((await stored())?.eraseAt).not.toBeNull();
  });
});

test('[X-14] undoing a deletion that was not requested changes nothing and sends no SMS', async () => {
  const { statusCode, headers } = await sendRequest(await signIn(), 'DELETE', DELETION);
  expect([statusCode, headers['x-unchanged']]).toEqual([204, 'true']);
  expect(await newestSms()).toBeUndefined();
});
