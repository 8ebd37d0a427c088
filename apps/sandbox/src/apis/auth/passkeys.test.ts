import { createAuthenticator, type FalsifiedValues } from '@muddat/servers/authenticator';
import { describe, expect, it } from 'vitest';
import { passkeyChallenges } from '../../db/schema/auth.ts';
import { authCalls, CLIENT_CREDENTIALS } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const ORIGIN = 'https://muddat.example';
const PHONE = '+998900000001';

const sandbox = await openSandbox();
const calls = authCalls(sandbox);
const token = await sandbox.tokenFor(PHONE);

type Authenticator = ReturnType<typeof createAuthenticator>;
// Proofs of identity are tested in `recent-reauth.test.ts`; here one is always valid.
const creation = async (who = token, origin = ORIGIN) => {
  await sandbox.markReauthenticated();
  return (await calls.as(who, 'POST', '/user/passkeys/options', { ...CLIENT_CREDENTIALS, origin })).json();
};
const request = async (origin = ORIGIN) => (await calls.post('/oauth/passkey/options', { ...CLIENT_CREDENTIALS, origin })).json();
const addCredential = async (
  challenge_id: string,
  credential: object,
  { who = token, origin = ORIGIN, ...more }: Record<string, string> = {},
) => {
  await sandbox.markReauthenticated();
  return calls.as(who ?? token, 'POST', '/user/passkeys', { ...CLIENT_CREDENTIALS, challenge_id, origin, credential, ...more });
};
const signInWith = (challenge_id: string, credential: object, origin = ORIGIN) =>
  calls.token({ grant_type: 'passkey', challenge_id, origin, credential });
const statusOrError = (answer: { statusCode: number; body: string; json(): { code?: string } }) =>
  answer.statusCode < 300 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().code}`;

/** Creates a device on which the customer has added a passkey. */
async function addDevice(who = token, name = 'Telefon'): Promise<{ authenticator: Authenticator; id: string }> {
  const authenticator = createAuthenticator(ORIGIN);
  const { challenge_id, options } = await creation(who);
  const answer = await addCredential(challenge_id, authenticator.create(options), { who, name });
  expect(answer.statusCode).toBe(201);
  return { authenticator, id: answer.json().id };
}

describe('a passkey', () => {
  it('can be added, listed, used to sign in without a phone, and deleted', async () => {
    const { challenge_id, options } = await creation();
    expect(options).toMatchObject({
      rp: { id: 'muddat.example', name: 'Muddat' },
      user: { name: '+998 90 000 00 01', displayName: 'Dilnoza Karimova' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const authenticator = createAuthenticator(ORIGIN);
    const added = await addCredential(challenge_id, authenticator.create(options), { name: ' Ishdagi  noutbuk ' });
    expect([added.statusCode, added.json()]).toMatchObject([201, { name: 'Ishdagi noutbuk', last_used_at: null }]);

    const asked = await request();
    expect(asked.options).toMatchObject({ rpId: 'muddat.example', userVerification: 'required' });
    expect(asked.options.allowCredentials ?? []).toEqual([]);
    const signedIn = await signInWith(asked.challenge_id, authenticator.get(asked.options));
    expect(signedIn.statusCode).toBe(200);
    expect((await calls.profile(signedIn.json().access_token)).json().user.id).toBe('cus_0001');
    expect((await calls.refresh(signedIn.json().refresh_token)).statusCode).toBe(200);

    const { data } = (await calls.as(token, 'GET', '/user/passkeys')).json();
    expect(data).toContainEqual({ ...added.json(), last_used_at: expect.any(String) });
    const { id } = authenticator.get(asked.options);
    expect((await creation()).options.excludeCredentials).toContainEqual(expect.objectContaining({ id }));
    expect(statusOrError(await calls.as(token, 'DELETE', `/user/passkeys/${added.json().id}`))).toBe('204');
    expect(statusOrError(await calls.as(token, 'DELETE', `/user/passkeys/${added.json().id}`))).toBe('404 not_found');
    const gone = await request();
    expect(statusOrError(await signInWith(gone.challenge_id, authenticator.get(gone.options)))).toBe('401 passkey_refused');
  });

  it('still signs in after a change of password', async () => {
    const who = await sandbox.tokenFor('+998900000003');
    const { authenticator } = await addDevice(who);
    const body = { current_password: 'Muddat-demo-3', password: 'daryo-boʻyida-tol' };
    expect(statusOrError(await calls.as(who, 'PUT', '/user/password', body))).toBe('204');
    const { challenge_id, options } = await request();
    expect(statusOrError(await signInWith(challenge_id, authenticator.get(options)))).toBe('200');
  });

  it('is refused if its counter does not grow; of ten concurrent uses of one counter value, one signs in', async () => {
    const { authenticator } = await addDevice();
    const at = async (counter: number) => {
      const { challenge_id, options } = await request();
      return statusOrError(await signInWith(challenge_id, authenticator.get(options, { counter })));
    };
    expect(await at(7)).toBe('200');
    expect(await at(7)).toBe('401 passkey_refused');
    expect(await at(6)).toBe('401 passkey_refused');
    const answers = await Promise.all(Array.from({ length: 10 }, () => at(8)));
    expect(answers.sort()).toEqual(['200', ...Array.from({ length: 9 }, () => '401 passkey_refused')]);
  });

  it('of an authenticator without a counter signs in repeatedly', async () => {
    const { authenticator } = await addDevice();
    for (let i = 0; i < 3; i += 1) {
      const { challenge_id, options } = await request();
      expect(statusOrError(await signInWith(challenge_id, authenticator.get(options, { counter: 0 })))).toBe('200');
    }
  });

  it('cannot be added twice, or listed or deleted by another customer', async () => {
    const { authenticator, id } = await addDevice();
    const other = await sandbox.tokenFor('+998900000002');
    const asked = await creation(other);
    expect(statusOrError(await addCredential(asked.challenge_id, authenticator.create(asked.options), { who: other }))).toBe(
      '401 passkey_refused',
    );
    expect((await calls.as(other, 'GET', '/user/passkeys')).json().data).toEqual([]);
    expect(statusOrError(await calls.as(other, 'DELETE', `/user/passkeys/${id}`))).toBe('404 not_found');
    const again = await creation();
    expect(statusOrError(await addCredential(again.challenge_id, authenticator.create(again.options)))).toBe('401 passkey_refused');
  });

  it('is refused if the customer already has twenty', async () => {
    const who = await sandbox.tokenFor('+998900000011');
    for (let i = 0; i < 20; i += 1) await addDevice(who);
    const { challenge_id, options } = await creation(who);
    const more = await addCredential(challenge_id, createAuthenticator(ORIGIN).create(options), { who });
    expect([statusOrError(more), more.json().fields]).toEqual(['422 validation_failed', { credential: 'too_many' }]);
  });
});

describe('a passkey response', () => {
  const spoilt: readonly (readonly [string, FalsifiedValues])[] = [
    ['from another site', { origin: 'https://muddat.example.evil.example' }],
    ['from another port of the site', { origin: 'https://muddat.example:444' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'b3RoZXItY2hhbGxlbmdl' }],
    ['without user verification', { userVerified: false }],
  ];

  it.each([...spoilt, ['of type webauthn.get', { type: 'webauthn.get' }] as const])('adds no passkey if it is %s', async (_what, how) => {
    const { challenge_id, options } = await creation();
    expect(statusOrError(await addCredential(challenge_id, createAuthenticator(ORIGIN).create(options, how)))).toBe('401 passkey_refused');
  });

  it.each([
    ...spoilt,
    ['of type webauthn.create', { type: 'webauthn.create' }] as const,
    ['with the user handle of another customer', { userHandle: Buffer.alloc(32, 1).toString('base64url') }] as const,
    ['signed with another key', { signedBy: createAuthenticator(ORIGIN).privateKey }] as const,
  ])('does not sign in if it is %s', async (_what, how) => {
    const { authenticator } = await addDevice(await sandbox.tokenFor('+998900000012'));
    const { challenge_id, options } = await request();
    expect(statusOrError(await signInWith(challenge_id, authenticator.get(options, how)))).toBe('401 passkey_refused');
    const good = await request();
    expect(statusOrError(await signInWith(good.challenge_id, authenticator.get(good.options)))).toBe('200');
  });

  it('uses up its challenge even if it is wrong, and of ten concurrent uses exactly one signs in', async () => {
    const { authenticator } = await addDevice();
    const first = await request();
    const answer = authenticator.get(first.options);
    expect(statusOrError(await signInWith(first.challenge_id, answer))).toBe('200');
    expect(statusOrError(await signInWith(first.challenge_id, answer))).toBe('401 passkey_refused');
    const second = await request();
    expect(statusOrError(await signInWith(second.challenge_id, authenticator.get(second.options, { userVerified: false })))).toBe(
      '401 passkey_refused',
    );
    expect(statusOrError(await signInWith(second.challenge_id, authenticator.get(second.options)))).toBe('401 passkey_refused');
    const third = await request();
    const same = authenticator.get(third.options);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInWith(third.challenge_id, same)));
    expect(answers.map(statusOrError).sort()).toEqual(['200', ...Array.from({ length: 9 }, () => '401 passkey_refused')]);
  });

  it('is valid for five minutes, and only for the customer, origin and ceremony of its challenge', async () => {
    const { authenticator } = await addDevice();
    const late = await request();
    sandbox.clock.setOffset(sandbox.clock.offsetMs() + 300_000);
    expect(statusOrError(await signInWith(late.challenge_id, authenticator.get(late.options)))).toBe('401 passkey_refused');

    const mine = await creation();
    const other = await sandbox.tokenFor('+998900000002');
    const fresh = createAuthenticator(ORIGIN);
    expect(statusOrError(await addCredential(mine.challenge_id, fresh.create(mine.options), { who: other }))).toBe('401 passkey_refused');

    const elsewhere = 'https://other.example';
    const there = await creation(token, elsewhere);
    const device2 = createAuthenticator(elsewhere);
    expect(statusOrError(await addCredential(there.challenge_id, device2.create(there.options)))).toBe('401 passkey_refused');

    const forAdding = await creation();
    const get = authenticator.get({ rpId: 'muddat.example', challenge: forAdding.options.challenge });
    expect(statusOrError(await signInWith(forAdding.challenge_id, get))).toBe('401 passkey_refused');
    expect(await sandbox.db.select().from(passkeyChallenges)).toHaveLength(0);
  });

  it('from another site does not sign in with a passkey of this site', async () => {
    const { authenticator } = await addDevice();
    const there = await request('https://other.example');
    const answer = authenticator.get(there.options, { origin: 'https://other.example' });
    expect(statusOrError(await signInWith(there.challenge_id, answer, 'https://other.example'))).toBe('401 passkey_refused');
  });

  it.each([
    ['not CBOR', { attestationObject: 'AAAA' }],
    ['not JSON', { clientDataJSON: 'AAAA' }],
  ])('is refused if it is %s', async (_what, broken) => {
    const { challenge_id, options } = await creation();
    const answer = createAuthenticator(ORIGIN).create(options);
    expect(statusOrError(await addCredential(challenge_id, { ...answer, response: { ...answer.response, ...broken } }))).toBe(
      '401 passkey_refused',
    );
  });
});

describe('passkey operations', () => {
  it('return `passkeys_unavailable` for origins where browsers offer no passkeys', async () => {
    for (const origin of ['http://127.0.0.1:8080', 'http://muddat.example']) {
      expect(statusOrError(await calls.as(token, 'POST', '/user/passkeys/options', { ...CLIENT_CREDENTIALS, origin }))).toBe(
        '422 passkeys_unavailable',
      );
      expect(statusOrError(await calls.post('/oauth/passkey/options', { ...CLIENT_CREDENTIALS, origin }))).toBe('422 passkeys_unavailable');
    }
  });

  it('require valid client credentials and, except for the sign-in, a customer', async () => {
    const wrong = { client_id: 'muddat-web', client_secret: 'nope', origin: ORIGIN };
    expect(statusOrError(await calls.as(token, 'POST', '/user/passkeys/options', wrong))).toBe('401 unauthorized');
    expect(statusOrError(await calls.post('/oauth/passkey/options', wrong))).toBe('401 unauthorized');
    const guest = await sandbox.guestToken();
    expect(statusOrError(await calls.as(guest, 'POST', '/user/passkeys/options', { ...CLIENT_CREDENTIALS, origin: ORIGIN }))).toBe(
      '401 unauthorized',
    );
    expect(statusOrError(await calls.as(guest, 'GET', '/user/passkeys'))).toBe('401 unauthorized');
    const { challenge_id, options } = await creation();
    const answer = createAuthenticator(ORIGIN).create(options);
    expect(statusOrError(await calls.as(token, 'POST', '/user/passkeys', { ...wrong, challenge_id, credential: answer }))).toBe(
      '401 unauthorized',
    );
  });

  it('send a stable user handle that contains neither the phone nor the customer id', async () => {
    const [one, two] = [await creation(), await creation()];
    expect(one.options.user.id).toBe(two.options.user.id);
    expect(one.options.challenge).not.toBe(two.options.challenge);
    expect(Buffer.from(one.options.user.id, 'base64url').toString('latin1')).not.toMatch(/cus_|998/);
  });
});
