import { describe, expect, it } from 'vitest';
import { passkeyChallenges } from '../../db/schema/auth.ts';
import { authCalls, CLIENT } from '../../testing/auth.ts';
import { createAuthenticator, type Spoilt } from '../../testing/authenticator.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const ORIGIN = 'https://muddat.example';
const PHONE = '+998900000001';

const sandbox = await openSandbox();
const calls = authCalls(sandbox);
const token = await sandbox.tokenFor(PHONE);

type Authenticator = ReturnType<typeof createAuthenticator>;
// Proofs of identity are tested in `own-proof.test.ts`; here one is always valid.
const creation = async (who = token, origin = ORIGIN) => {
  await sandbox.prove();
  return (await calls.as(who, 'POST', '/user/passkeys/options', { ...CLIENT, origin })).json();
};
const request = async (origin = ORIGIN) => (await calls.post('/oauth/passkey/options', { ...CLIENT, origin })).json();
const add = async (challenge_id: string, credential: object, { who = token, origin = ORIGIN, ...more }: Record<string, string> = {}) => {
  await sandbox.prove();
  return calls.as(who ?? token, 'POST', '/user/passkeys', { ...CLIENT, challenge_id, origin, credential, ...more });
};
const enter = (challenge_id: string, credential: object, origin = ORIGIN) =>
  calls.token({ grant_type: 'passkey', challenge_id, origin, credential });
const short = (answer: { statusCode: number; body: string; json(): { code?: string } }) =>
  answer.statusCode < 300 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().code}`;

/** Creates a device on which the customer has added a passkey. */
async function device(who = token, name = 'Telefon'): Promise<{ authenticator: Authenticator; id: string }> {
  const authenticator = createAuthenticator(ORIGIN);
  const { challenge_id, options } = await creation(who);
  const answer = await add(challenge_id, authenticator.create(options), { who, name });
  expect(answer.statusCode).toBe(201);
  return { authenticator, id: answer.json().id };
}

describe('a passkey', () => {
  it('is added by the customer, listed, signs in without a phone, and is forgotten', async () => {
    const { challenge_id, options } = await creation();
    expect(options).toMatchObject({
      rp: { id: 'muddat.example', name: 'Muddat' },
      user: { name: '+998 90 000 00 01', displayName: 'Dilnoza Karimova' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const authenticator = createAuthenticator(ORIGIN);
    const added = await add(challenge_id, authenticator.create(options), { name: ' Ishdagi  noutbuk ' });
    expect([added.statusCode, added.json()]).toMatchObject([201, { name: 'Ishdagi noutbuk', last_used_at: null }]);

    const asked = await request();
    expect(asked.options).toMatchObject({ rpId: 'muddat.example', userVerification: 'required' });
    expect(asked.options.allowCredentials ?? []).toEqual([]);
    const signedIn = await enter(asked.challenge_id, authenticator.get(asked.options));
    expect(signedIn.statusCode).toBe(200);
    expect((await calls.profile(signedIn.json().access_token)).json().user.id).toBe('cus_0001');
    expect((await calls.refresh(signedIn.json().refresh_token)).statusCode).toBe(200);

    const { data } = (await calls.as(token, 'GET', '/user/passkeys')).json();
    expect(data).toContainEqual({ ...added.json(), last_used_at: expect.any(String) });
    const { id } = authenticator.get(asked.options);
    expect((await creation()).options.excludeCredentials).toContainEqual(expect.objectContaining({ id }));
    expect(short(await calls.as(token, 'DELETE', `/user/passkeys/${added.json().id}`))).toBe('204');
    expect(short(await calls.as(token, 'DELETE', `/user/passkeys/${added.json().id}`))).toBe('404 not_found');
    const gone = await request();
    expect(short(await enter(gone.challenge_id, authenticator.get(gone.options)))).toBe('401 passkey_refused');
  });

  it('outlives a change of password, which ends only the other sign-ins', async () => {
    const who = await sandbox.tokenFor('+998900000003');
    const { authenticator } = await device(who);
    const body = { current_password: 'Muddat-demo-3', password: 'daryo-boʻyida-tol' };
    expect(short(await calls.as(who, 'PUT', '/user/password', body))).toBe('204');
    const { challenge_id, options } = await request();
    expect(short(await enter(challenge_id, authenticator.get(options)))).toBe('200');
  });

  it('of a counting authenticator is refused when its count does not grow, and of ten copies of a count one gets in', async () => {
    const { authenticator } = await device();
    const at = async (counter: number) => {
      const { challenge_id, options } = await request();
      return short(await enter(challenge_id, authenticator.get(options, { counter })));
    };
    expect(await at(7)).toBe('200');
    expect(await at(7)).toBe('401 passkey_refused');
    expect(await at(6)).toBe('401 passkey_refused');
    const answers = await Promise.all(Array.from({ length: 10 }, () => at(8)));
    expect(answers.sort()).toEqual(['200', ...Array.from({ length: 9 }, () => '401 passkey_refused')]);
  });

  it('of an authenticator that does not count works again and again', async () => {
    const { authenticator } = await device();
    for (let i = 0; i < 3; i += 1) {
      const { challenge_id, options } = await request();
      expect(short(await enter(challenge_id, authenticator.get(options, { counter: 0 })))).toBe('200');
    }
  });

  it('belongs to one customer: it cannot be added again, seen or deleted by another', async () => {
    const { authenticator, id } = await device();
    const other = await sandbox.tokenFor('+998900000002');
    const asked = await creation(other);
    expect(short(await add(asked.challenge_id, authenticator.create(asked.options), { who: other }))).toBe('401 passkey_refused');
    expect((await calls.as(other, 'GET', '/user/passkeys')).json().data).toEqual([]);
    expect(short(await calls.as(other, 'DELETE', `/user/passkeys/${id}`))).toBe('404 not_found');
    const again = await creation();
    expect(short(await add(again.challenge_id, authenticator.create(again.options)))).toBe('401 passkey_refused');
  });

  it('is one of at most twenty', async () => {
    const who = await sandbox.tokenFor('+998900000011');
    for (let i = 0; i < 20; i += 1) await device(who);
    const { challenge_id, options } = await creation(who);
    const more = await add(challenge_id, createAuthenticator(ORIGIN).create(options), { who });
    expect([short(more), more.json().fields]).toEqual(['422 validation_failed', { credential: 'too_many' }]);
  });
});

describe('an answer to a challenge', () => {
  const spoilt: readonly (readonly [string, Spoilt])[] = [
    ['from another site', { origin: 'https://muddat.example.evil.example' }],
    ['from another port of the site', { origin: 'https://muddat.example:444' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'b3RoZXItY2hhbGxlbmdl' }],
    ['without the device having asked who it is', { userVerified: false }],
  ];

  it.each([...spoilt, ['of the other ceremony', { type: 'webauthn.get' }] as const])('to add, %s, is refused', async (_what, how) => {
    const { challenge_id, options } = await creation();
    expect(short(await add(challenge_id, createAuthenticator(ORIGIN).create(options, how)))).toBe('401 passkey_refused');
  });

  it.each([
    ...spoilt,
    ['of the other ceremony', { type: 'webauthn.create' }] as const,
    ['with the handle of another customer', { userHandle: Buffer.alloc(32, 1).toString('base64url') }] as const,
    ['signed by another key', { signedBy: createAuthenticator(ORIGIN).privateKey }] as const,
  ])('to sign in, %s, is refused', async (_what, how) => {
    const { authenticator } = await device(await sandbox.tokenFor('+998900000012'));
    const { challenge_id, options } = await request();
    expect(short(await enter(challenge_id, authenticator.get(options, how)))).toBe('401 passkey_refused');
    const good = await request();
    expect(short(await enter(good.challenge_id, authenticator.get(good.options)))).toBe('200');
  });

  it('is taken once, wrong ones too, and by one of ten at once', async () => {
    const { authenticator } = await device();
    const first = await request();
    const answer = authenticator.get(first.options);
    expect(short(await enter(first.challenge_id, answer))).toBe('200');
    expect(short(await enter(first.challenge_id, answer))).toBe('401 passkey_refused');
    const second = await request();
    expect(short(await enter(second.challenge_id, authenticator.get(second.options, { userVerified: false })))).toBe('401 passkey_refused');
    expect(short(await enter(second.challenge_id, authenticator.get(second.options)))).toBe('401 passkey_refused');
    const third = await request();
    const same = authenticator.get(third.options);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(third.challenge_id, same)));
    expect(answers.map(short).sort()).toEqual(['200', ...Array.from({ length: 9 }, () => '401 passkey_refused')]);
  });

  it('is good for five minutes of the business clock, for the customer, the origin and the ceremony it was made for', async () => {
    const { authenticator } = await device();
    const late = await request();
    sandbox.clock.setOffset(sandbox.clock.offsetMs() + 300_000);
    expect(short(await enter(late.challenge_id, authenticator.get(late.options)))).toBe('401 passkey_refused');

    const mine = await creation();
    const other = await sandbox.tokenFor('+998900000002');
    const fresh = createAuthenticator(ORIGIN);
    expect(short(await add(mine.challenge_id, fresh.create(mine.options), { who: other }))).toBe('401 passkey_refused');

    const elsewhere = 'https://other.example';
    const there = await creation(token, elsewhere);
    const device2 = createAuthenticator(elsewhere);
    expect(short(await add(there.challenge_id, device2.create(there.options)))).toBe('401 passkey_refused');

    const forAdding = await creation();
    const get = authenticator.get({ rpId: 'muddat.example', challenge: forAdding.options.challenge });
    expect(short(await enter(forAdding.challenge_id, get))).toBe('401 passkey_refused');
    expect(await sandbox.db.select().from(passkeyChallenges)).toHaveLength(0);
  });

  it('on another site of ours does not sign in with a passkey of this one', async () => {
    const { authenticator } = await device();
    const there = await request('https://other.example');
    const answer = authenticator.get(there.options, { origin: 'https://other.example' });
    expect(short(await enter(there.challenge_id, answer, 'https://other.example'))).toBe('401 passkey_refused');
  });

  it.each([
    ['no CBOR', { attestationObject: 'AAAA' }],
    ['no JSON', { clientDataJSON: 'AAAA' }],
  ])('that is %s is refused', async (_what, broken) => {
    const { challenge_id, options } = await creation();
    const answer = createAuthenticator(ORIGIN).create(options);
    expect(short(await add(challenge_id, { ...answer, response: { ...answer.response, ...broken } }))).toBe('401 passkey_refused');
  });
});

describe('the calls of passkeys', () => {
  it('name the address as the reason where browsers offer none', async () => {
    for (const origin of ['http://127.0.0.1:8080', 'http://muddat.example']) {
      expect(short(await calls.as(token, 'POST', '/user/passkeys/options', { ...CLIENT, origin }))).toBe('422 passkeys_unavailable');
      expect(short(await calls.post('/oauth/passkey/options', { ...CLIENT, origin }))).toBe('422 passkeys_unavailable');
    }
  });

  it('are for the registered client and, but for the sign-in, for a customer', async () => {
    const wrong = { client_id: 'muddat-web', client_secret: 'nope', origin: ORIGIN };
    expect(short(await calls.as(token, 'POST', '/user/passkeys/options', wrong))).toBe('401 unauthorized');
    expect(short(await calls.post('/oauth/passkey/options', wrong))).toBe('401 unauthorized');
    const guest = await sandbox.guestToken();
    expect(short(await calls.as(guest, 'POST', '/user/passkeys/options', { ...CLIENT, origin: ORIGIN }))).toBe('401 unauthorized');
    expect(short(await calls.as(guest, 'GET', '/user/passkeys'))).toBe('401 unauthorized');
    const { challenge_id, options } = await creation();
    const answer = createAuthenticator(ORIGIN).create(options);
    expect(short(await calls.as(token, 'POST', '/user/passkeys', { ...wrong, challenge_id, credential: answer }))).toBe('401 unauthorized');
  });

  it('leave no private thing with the authenticator: the handle is neither phone nor id, and stays the same', async () => {
    const [one, two] = [await creation(), await creation()];
    expect(one.options.user.id).toBe(two.options.user.id);
    expect(one.options.challenge).not.toBe(two.options.challenge);
    expect(Buffer.from(one.options.user.id, 'base64url').toString('latin1')).not.toMatch(/cus_|998/);
  });
});
