import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSigningKey } from '../apis/auth/signing-keys.ts';
import { signAccessToken } from '../apis/auth/tokens.ts';
import { tokenFamilies } from '../db/schema/auth.ts';
import { ACCESS_RULES, type OwnedIds, type ReferencedIds } from '../testing/access-rules.ts';
import { type ExampleCall, exampleCalls } from '../testing/contract-examples.ts';
import { createOwnedObjects, type HttpMethod, OTHER_PHONE, OWNER_PHONE } from '../testing/create-owned-objects.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { loadContracts } from './contracts.ts';

/** A stream that ends only when the client disconnects. A caller without the right gets an immediate refusal. */
const STREAM = 'installment.streamEvents';
const contracts = await loadContracts();
const access = new Map(contracts.flatMap(({ operations }) => operations.map((item) => [`${item.api}.${item.operationId}`, item.access])));
const calls = contracts.flatMap(exampleCalls);
const customerCalls = calls.filter(({ name }) => access.get(name) === 'customer');
const callsWithIds = calls.filter(({ name }) => typeof ACCESS_RULES[name] === 'function');
const callsWithSecrets = calls.filter(({ name }) => ACCESS_RULES[name] === 'secret');

const sandbox = await openSandbox();
const owner = await sandbox.tokenFor(OWNER_PHONE);
const other = await sandbox.tokenFor(OTHER_PHONE);
let own: OwnedIds;
beforeAll(async () => {
  await sandbox.markReauthenticated();
  own = await createOwnedObjects(sandbox, owner, other);
});
// This test is about ownership, so a missing proof of identity must not refuse the call.
beforeEach(() => sandbox.markReauthenticated());

const METHODS: readonly HttpMethod[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD'];

async function sendCall(call: ExampleCall, token: string | null, { path = {}, query = {}, body }: ReferencedIds = {}) {
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

test('every operation has an entry in the table `ACCESS_RULES`', () => {
  expect([...access.keys()].filter((name) => ACCESS_RULES[name] === undefined)).toEqual([]);
});

test('operations that the contract opens to guests are open or secret in the table `ACCESS_RULES`', () => {
  const wrong = [...access].filter(([name, who]) => who !== 'customer' && ACCESS_RULES[name] !== 'open' && ACCESS_RULES[name] !== 'secret');
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('callers without a token, guests, ended sessions, wrong scopes and forged tokens', () => {
  test.each(customerCalls.map((call) => [call.name, call] as const))('get 401 from %s', async (_name, call) => {
    const [named = {}] = idsNamedBy(call.name, own);
    const ended = await sandbox.tokenFor(OWNER_PHONE);
    await sandbox.db
      .update(tokenFamilies)
      .set({ endedAt: new Date() })
      .where(eq(tokenFamilies.id, familyOf(ended)));
    const claims = { kind: 'customer', customerId: 'cus_0001', familyId: familyOf(owner) } as const;
    const key = await loadSigningKey(sandbox.db, sandbox.config.auth);
    const forged = await signAccessToken({ ...key, value: Buffer.alloc(32, 7) }, claims, 600, Date.now());
    const unscoped = await signAccessToken(key, { ...claims, scope: 'partner' }, 600, Date.now());
    const statuses = [];
    for (const token of [null, await sandbox.guestToken(), ended, unscoped, forged])
      statuses.push((await sendCall(call, token, named)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('another customer', () => {
  test.each(callsWithIds.map((call) => [call.name, call] as const))(
    'is refused by %s, with the same status as for a guessed id',
    async (_name, call) => {
      const guesses = idsNamedBy(call.name, guessedIds(own));
      for (const [at, named] of idsNamedBy(call.name, own).entries()) {
        const foreign = await sendCall(call, other, named);
        expect([call.name, foreign.status, isRefusal(foreign) || NOT_FOUND_FIELD[call.name] === notFoundField(foreign.body)]).toEqual([
          call.name,
          foreign.status,
          true,
        ]);
        expect(foreign.status).toBe((await sendCall(call, other, guesses[at])).status);
      }
    },
  );

  // Only reading calls: a writing call that ends an object would break the calls after it.
  test.each(callsWithIds.filter(({ method }) => method === 'GET' || method === 'HEAD').map((call) => [call.name, call] as const))(
    'is tested with objects that exist: their owner gets 200 from %s',
    async (_name, call) => {
      for (const named of idsNamedBy(call.name, own)) expect((await sendCall(call, owner, named)).status).toBe(200);
    },
  );

  test.each(callsWithSecrets.map((call) => [call.name, call] as const))('is refused by %s with a guessed secret', async (_name, call) => {
    const path = Object.fromEntries(call.pathParameters.map((name) => [name, 'A'.repeat(20)]));
    const guessed = await sendCall(call, other, { path });
    expect([call.name, isRefusal(guessed) || guessed.status === 400]).toEqual([call.name, true]);
  });

  test('sees no id of the first customer in the response of any GET that returns own data', async () => {
    const ids = [own.order, own.payment, own.card, own.notification, own.checkout, own.consent, own.address, own.export, own.return];
    for (const call of customerCalls.filter(({ name, method }) => ACCESS_RULES[name] === 'own' && method === 'GET' && name !== STREAM)) {
      const { body } = await sendCall(call, other);
      expect([call.name, ids.filter((id) => body.includes(`"${id}"`))]).toEqual([call.name, []]);
    }
  });
});

const isRefusal = ({ status }: { status: number }): boolean => status === 401 || status === 403 || status === 404;

/** By contract an unknown card is an error at a field. Another customer's card must give the identical error. */
const NOT_FOUND_FIELD: Readonly<Record<string, string>> = {
  'installment.saveVerificationCard': 'entity_id',
  'installment.quoteCheckout': 'card_entity_id',
};

function notFoundField(body: string): string | null {
  const { fields = {} }: { fields?: Record<string, string> } = JSON.parse(body);
  const [only, ...more] = Object.entries(fields);
  return only?.[1] === 'not_found' && more.length === 0 ? only[0] : null;
}

/**
 * The ids with which calls of an operation name the objects `of` a customer: one entry for each call. A card that must be the caller's own
 * is `card_of_other`. Empty if the operation names no objects.
 */
function idsNamedBy(name: string, of: OwnedIds): readonly ReferencedIds[] {
  const right = ACCESS_RULES[name];
  return typeof right === 'function' ? [right(of, { card: 'card_of_other' })].flat() : [];
}

function familyOf(token: string): string {
  const claims: { fam?: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return claims.fam ?? '';
}

/** Ids of the same shape that do not exist. */
const guessedIds = (ids: OwnedIds): OwnedIds => {
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
