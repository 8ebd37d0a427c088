import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMessages } from '../../core/sms.ts';
import { createTestSandbox, type TestSandbox } from '../../core/testing.ts';
import { authCalls, CLIENT } from './testing.ts';

const PHONE = '+998900000001';
const PASSWORD = 'Muddat-demo-1';
const BROWSER = { ...CLIENT, device: 'Android', browser: 'Chrome', place: '84.54.*.*' };
const TOP_UP = { purpose: 'top_up', amount: 100_000, source: { type: 'bank_card', entity_id: 'card_0001' } };

let sandbox: TestSandbox;
let calls: ReturnType<typeof authCalls>;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  calls = authCalls(sandbox);
});
afterAll(() => sandbox.close());

const signIn = async (): Promise<string> => (await calls.password(PHONE, PASSWORD)).json().access_token;
const messages = async () => (await listMessages(sandbox.db, PHONE, 50)).map(({ text }) => text);
const log = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await sandbox.app.inject({ method: 'GET', url: '/installment/v3/user/activity', headers })).json();
};
const kinds = async (token: string) => (await log(token)).data.map(({ kind }: { kind: string }) => kind);
const pay = (token: string, key: string, body: object = TOP_UP, path = 'api-payments/payment') =>
  sandbox.app.inject({
    method: 'POST',
    url: `/billing/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: body,
  });

it('[X-16] a sign-in in a new browser is told by a message and stands in the log; one in a known browser only in the log', async () => {
  const token = await signIn();
  await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, known: true });
  const before = (await messages()).length;
  expect((await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, known: false })).statusCode).toBe(204);
  const [newest, ...others] = await messages();
  expect(newest).toContain('с нового устройства');
  expect(others).toHaveLength(before);
  const { data, frozen } = await log(token);
  expect(frozen).toBe(false);
  expect(data.slice(0, 2)).toMatchObject([
    { kind: 'sign_in', device: 'Android', browser: 'Chrome', place: '84.54.*.*', is_new: true },
    { kind: 'sign_in', is_new: false },
  ]);
});

it('nobody but a client of the portal writes into the log', async () => {
  const token = await signIn();
  const answer = await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, client_secret: 'x', known: true });
  expect(answer.statusCode).toBe(401);
});

it('another customer reads another log', async () => {
  const token = await signIn();
  await calls.as(token, 'POST', '/user/sign-ins', { ...BROWSER, known: true });
  expect((await log(await sandbox.tokenFor('+998900000002'))).data).toEqual([]);
});

it('[X-16] "it was not me" ends every sign-in, and no money moves until a code, whatever password is given', async () => {
  const [victim, thief] = [await signIn(), await signIn()];
  const begun = (await pay(thief, 'key-before')).json();
  expect(begun.status).toBe('otp_required');
  const code = await calls.lastCode(PHONE);
  expect((await calls.as(victim, 'POST', '/user/freeze')).statusCode).toBe(204);
  expect((await messages())[0]).toContain('заморожен');
  for (const token of [victim, thief]) expect((await calls.profile(token)).statusCode).toBe(401);

  const again = await signIn();
  expect((await log(again)).frozen).toBe(true);
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
  expect((await calls.as(again, 'POST', '/user/proof', { ...CLIENT, method: 'password', password: PASSWORD })).statusCode).toBe(204);
  expect((await pay(again, 'key-3')).statusCode).toBe(403);

  expect((await calls.as(again, 'POST', '/user/code', { purpose: 'proof' })).statusCode).toBe(200);
  const proof = { ...CLIENT, method: 'code', code: await calls.lastCode(PHONE) };
  expect((await calls.as(again, 'POST', '/user/proof', proof)).statusCode).toBe(204);
  expect((await pay(again, 'key-1')).statusCode).toBe(201);
  expect((await confirm()).statusCode).toBe(200);
  expect((await kinds(again)).slice(0, 4)).toEqual(expect.arrayContaining(['unfrozen', 'proof', 'frozen']));
});
