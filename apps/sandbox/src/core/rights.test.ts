import { randomUUID } from 'node:crypto';
import { addDays } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signAccessToken, signingKey } from '../apis/auth/tokens.ts';
import { passkeys, tokenFamilies } from '../db/schema/auth.ts';
import { cards } from '../db/schema/billing.ts';
import { products } from '../db/schema/catalogue.ts';
import { type ExampleCall, exampleCalls } from '../testing/contract-examples.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { type Named, type OwnedIds, RIGHTS } from '../testing/rights-table.ts';
import { applicant, testPhoto } from '../testing/verification.ts';
import { loadContracts } from './contracts.ts';

const OWNER = '+998900000001';
const OTHER = '+998900000002';
/** Ends only when its reader goes; whoever may not read it is told at once. */
const STREAM = 'installment.streamEvents';
const contracts = await loadContracts();
const access = new Map(contracts.flatMap(({ operations }) => operations.map((item) => [`${item.api}.${item.operationId}`, item.access])));
const calls = contracts.flatMap(exampleCalls);
const ofCustomers = calls.filter(({ name }) => access.get(name) === 'customer');
const naming = calls.filter(({ name }) => typeof RIGHTS[name] === 'function');
const guessable = calls.filter(({ name }) => RIGHTS[name] === 'secret');

const sandbox = await openSandbox();
const owner = await sandbox.tokenFor(OWNER);
const other = await sandbox.tokenFor(OTHER);
let own: OwnedIds;
beforeAll(async () => {
  await sandbox.prove();
  own = await objectsOf(owner);
});
// Whose it is, is the question here, not whether there is a proof.
beforeEach(() => sandbox.prove());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD';
const METHODS: readonly Method[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD'];

async function send(call: ExampleCall, token: string | null, { path = {}, query = {}, body }: Named = {}) {
  const method = METHODS.find((one) => one === call.method);
  if (method === undefined) throw new TypeError(`${call.name} is called by ${call.method}`);
  const asked = new URLSearchParams({ ...call.query, ...query }).toString();
  const sent = body ?? call.body;
  const isPart = call.name === 'installment.appendUpload';
  const answer = await sandbox.app.inject({
    method,
    url: `${call.pathWith(path)}${asked === '' ? '' : `?${asked}`}`,
    headers: {
      ...call.headers,
      organization: '2',
      ...('Idempotency-Key' in call.headers ? { 'Idempotency-Key': randomUUID() } : {}),
      ...(call.name.endsWith('Upload') || call.name.endsWith('UploadOffset') ? { 'tus-resumable': '1.0.0' } : {}),
      ...(isPart ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(isPart ? { payload: 'x' } : sent === undefined ? {} : { payload: JSON.stringify(sent) }),
  });
  return { status: answer.statusCode, body: answer.body };
}

async function ask(token: string, api: string, method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await sandbox.app.inject({
    method,
    url: `/${api}${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer;
}

/** One object of each kind, made by its owner as the portal does. */
async function objectsOf(token: string): Promise<OwnedIds> {
  const key = randomUUID();
  const orders = (await ask(token, 'installment', 'GET', '/v3/user/orders/all?status=delivered')).json().data;
  const late = orders.find((one: { overdue_days: number }) => one.overdue_days > 0);
  const entities = await ask(
    token,
    'billing',
    'GET',
    '/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=bank_card',
  );
  const card = entities.json().data[0].entity_id;
  const pay = (purpose: object, keyed = randomUUID()) =>
    ask(
      token,
      'billing',
      'POST',
      '/v1/api-payments/payment',
      { amount: 50_000, source: { type: 'bank_card', entity_id: card }, ...purpose },
      { 'idempotency-key': keyed },
    );
  const payment = (await pay({ purpose: 'top_up' }, key)).json();
  const codes = async () => (await sandbox.app.inject({ method: 'GET', url: `/sandbox/sms?phone=${encodeURIComponent(OWNER)}` })).json();
  await ask(token, 'billing', 'POST', '/v1/api-payments/confirm-payment', {
    payment_id: payment.payment_id,
    code: (await codes())[0].code,
  });
  const withdrawal = (await ask(token, 'billing', 'POST', '/v1/api-payments/withdrawal', { amount: 10_000, entity_id: card })).json();
  const otp = (
    await ask(token, 'billing', 'POST', '/v1/api-payments/send-otp', { number: '8600490744310017', expiry: '3012', offer_accepted: true })
  ).json();
  const consent = (
    await ask(token, 'billing', 'PUT', '/v1/api-payments/consents', { order_id: late.id, card_order: [card], notice_days: 3 })
  ).json();
  const [goods] = (await sandbox.db.select().from(products)).filter(({ stock }) => stock >= 3).toSorted((a, b) => a.price - b.price);
  const delivery = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: 'Amir Temur 107' };
  const quote = (
    await ask(token, 'installment', 'POST', '/v3/user/checkout/quote', {
      items: [{ product_id: goods?.id, quantity: 1 }],
      order_type: 'installment',
      months: 3,
      delivery,
      card_entity_id: card,
    })
  ).json().data;
  const signing = { quote_id: quote.quote_id, offer_accepted: true, offer_version: quote.offer_version };
  const checkout = (await ask(token, 'installment', 'POST', '/v3/user/checkout', signing, { 'idempotency-key': key })).json();
  const address = (
    await ask(token, 'installment', 'POST', '/v3/user/addresses', { region_id: '1726', district_id: '1726266', address: 'Amir Temur 107' })
  ).json();
  for (const person of [token, other]) {
    await ask(person, 'installment', 'PUT', '/v3/user/verification/consent', { accepted: true, version: '2026-11' });
  }
  const upload = await ask(token, 'installment', 'POST', '/v3/user/verification/files', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '1000',
    'upload-metadata': `step ${btoa('selfie')},filename ${btoa('a.jpg')},filetype ${btoa('image/jpeg')},sha256 ${btoa('0'.repeat(64))}`,
  });
  const row = late.schedule.find((one: { state: string }) => one.state === 'overdue');
  await ask(
    token,
    'installment',
    'POST',
    `/v3/user/order/${late.id}/hardship`,
    { kind: 'move', number: row.number, date: addDays(row.due_date, 10) },
    { 'idempotency-key': key },
  );
  const returned = orders.find((one: { id: string; schedule: unknown[] }) => one.id !== late.id && one.schedule.length > 0);
  const photo = await (await applicant(sandbox, OWNER)).upload('return', await testPhoto());
  const line = { items: [{ line: 1, quantity: 1 }], category: 'defect', photos: [photo] };
  const asked = (await ask(token, 'installment', 'POST', `/v3/user/order/${returned.id}/return`, line)).json().data;
  await sandbox.db.insert(passkeys).values({
    id: 'pk_of_owner',
    customerId: 'cus_0001',
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,
    transports: [],
    rpId: 'localhost',
    name: 'Phone',
    createdAt: sandbox.clock.now(),
  });
  const seen = { offerVersion: '1', offerAcceptedAt: sandbox.clock.now(), createdAt: sandbox.clock.now() };
  const sms = { expiry: '3512', system: 'uzcard', smsPhone: OTHER };
  await sandbox.db.insert(cards).values({ id: 'card_of_other', customerId: 'cus_0002', bin: '860049', last4: '0040', ...sms, ...seen });
  return {
    key,
    card,
    order: late.id,
    payment: payment.payment_id,
    withdrawal: withdrawal.payment_id,
    otp: otp.otp_id,
    consent: (consent.data ?? consent).id,
    notification: (await ask(token, 'installment', 'GET', '/v1/notification')).json().data[0].id,
    quote: quote.quote_id,
    checkout: checkout.checkout_id,
    address: (address.data ?? address).id,
    upload: String(upload.headers.location).split('/').at(-1) ?? '',
    passkey: 'pk_of_owner',
    export: (await ask(token, 'installment', 'POST', '/v3/user/export')).json().data.id,
    return: asked.id,
  };
}

test('every operation has its line in the table of rights', () => {
  expect([...access.keys()].filter((name) => RIGHTS[name] === undefined)).toEqual([]);
});

test('what is a customer’s is asked of no guest: the contract and the table agree', () => {
  const wrong = [...access].filter(([name, who]) => who !== 'customer' && RIGHTS[name] !== 'open' && RIGHTS[name] !== 'secret');
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('nobody, a guest, whoever has signed out, has not the scope, or forged a token', () => {
  test.each(ofCustomers.map((call) => [call.name, call] as const))('are refused by %s', async (_name, call) => {
    const [named = {}] = namedBy(call.name, own);
    const ended = await sandbox.tokenFor(OWNER);
    await sandbox.db
      .update(tokenFamilies)
      .set({ endedAt: new Date() })
      .where(eq(tokenFamilies.id, familyOf(ended)));
    const claims = { kind: 'customer', customerId: 'cus_0001', familyId: familyOf(owner) } as const;
    const forged = await signAccessToken(Buffer.alloc(32, 7), claims, 600, Date.now());
    const unscoped = await signAccessToken(await signingKey(sandbox.db), { ...claims, scope: 'partner' }, 600, Date.now());
    const statuses = [];
    for (const token of [null, await sandbox.guestToken(), ended, unscoped, forged]) statuses.push((await send(call, token, named)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('another customer', () => {
  test.each(naming.map((call) => [call.name, call] as const))(
    'finds nothing by %s, and no more than by a guessed id',
    async (_name, call) => {
      const guesses = namedBy(call.name, guessOf(own));
      for (const [at, named] of namedBy(call.name, own).entries()) {
        const foreign = await send(call, other, named);
        expect([call.name, foreign.status, isRefusal(foreign) || NOT_FOUND_FIELD[call.name] === notFoundField(foreign.body)]).toEqual([
          call.name,
          foreign.status,
          true,
        ]);
        expect(foreign.status).toBe((await send(call, other, guesses[at])).status);
      }
    },
  );

  // What ends an object would end it for the calls that follow; here it is enough that every reading call finds it.
  test.each(naming.filter(({ method }) => method === 'GET' || method === 'HEAD').map((call) => [call.name, call] as const))(
    'is not refused by what refuses everybody: the owner finds it by %s',
    async (_name, call) => {
      for (const named of namedBy(call.name, own)) expect((await send(call, owner, named)).status).toBe(200);
    },
  );

  test.each(guessable.map((call) => [call.name, call] as const))('reads nothing by a guessed secret of %s', async (_name, call) => {
    const path = Object.fromEntries(call.pathParameters.map((name) => [name, 'A'.repeat(20)]));
    const guessed = await send(call, other, { path });
    expect([call.name, isRefusal(guessed) || guessed.status === 400]).toEqual([call.name, true]);
  });

  test('sees no id of the first one in anything that is read without an id', async () => {
    const ids = [own.order, own.payment, own.card, own.notification, own.checkout, own.consent, own.address, own.export, own.return];
    for (const call of ofCustomers.filter(({ name, method }) => RIGHTS[name] === 'own' && method === 'GET' && name !== STREAM)) {
      const { body } = await send(call, other);
      expect([call.name, ids.filter((id) => body.includes(`"${id}"`))]).toEqual([call.name, []]);
    }
  });
});

const isRefusal = ({ status }: { status: number }): boolean => status === 401 || status === 403 || status === 404;

/** An unknown card is a wrong field of the form, by the contract; somebody else's is the very same. */
const NOT_FOUND_FIELD: Readonly<Record<string, string>> = {
  'installment.saveVerificationCard': 'entity_id',
  'installment.quoteCheckout': 'card_entity_id',
};

function notFoundField(body: string): string | null {
  const { fields = {} }: { fields?: Record<string, string> } = JSON.parse(body);
  const [only, ...more] = Object.entries(fields);
  return only?.[1] === 'not_found' && more.length === 0 ? only[0] : null;
}

/** The calls of an operation that name objects of a customer; the caller's own card beside them. */
function namedBy(name: string, of: OwnedIds): readonly Named[] {
  const right = RIGHTS[name];
  return typeof right === 'function' ? [right(of, { card: 'card_of_other' })].flat() : [];
}

function familyOf(token: string): string {
  const claims: { fam?: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return claims.fam ?? '';
}

/** Ids of the same shape that nobody has. */
const guessOf = (ids: OwnedIds): OwnedIds => {
  const guess = (id: string): string => id.replace(/.$/, (last) => (last === '9' ? '8' : '9')).replace(/^1/, '7');
  return {
    order: guess(ids.order),
    payment: guess(ids.payment),
    withdrawal: guess(ids.withdrawal),
    otp: guess(ids.otp),
    card: guess(ids.card),
    consent: guess(ids.consent),
    notification: guess(ids.notification),
    quote: guess(ids.quote),
    checkout: guess(ids.checkout),
    address: guess(ids.address),
    upload: guess(ids.upload),
    passkey: guess(ids.passkey),
    export: guess(ids.export),
    return: guess(ids.return),
    key: guess(ids.key),
  };
};
