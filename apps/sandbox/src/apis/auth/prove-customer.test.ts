import { createAuthenticator } from '@muddat/servers/authenticator';
import { describe, expect, it } from 'vitest';
import { authCalls, CLIENT_CREDENTIALS, wrongCodeFor } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const ORIGIN = 'https://muddat.example';
const PHONE = '+998900000001';

const sandbox = await openSandbox();
const calls = authCalls(sandbox);
const token = await sandbox.tokenFor(PHONE);

const prove = (proof: object, who = token) => calls.as(who, 'POST', '/user/proof', { ...CLIENT_CREDENTIALS, ...proof });
const statusOrError = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode < 300 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().code}`;

async function passkeyOf(who: string) {
  const authenticator = createAuthenticator(ORIGIN);
  await sandbox.markReauthenticated();
  const { challenge_id, options } = (
    await calls.as(who, 'POST', '/user/passkeys/options', { ...CLIENT_CREDENTIALS, origin: ORIGIN })
  ).json();
  const credential = authenticator.create(options);
  const added = await calls.as(who, 'POST', '/user/passkeys', { ...CLIENT_CREDENTIALS, challenge_id, origin: ORIGIN, credential });
  expect(added.statusCode).toBe(201);
  return async () => {
    const asked = (await calls.post('/oauth/passkey/options', { ...CLIENT_CREDENTIALS, origin: ORIGIN })).json();
    return { method: 'passkey', challenge_id: asked.challenge_id, origin: ORIGIN, credential: authenticator.get(asked.options) };
  };
}

describe('re-authentication', () => {
  it('accepts the password of the customer and refuses a wrong one', async () => {
    expect(statusOrError(await prove({ method: 'password', password: 'Muddat-demo-1' }))).toBe('204');
    const wrong = await prove({ method: 'password', password: 'Muddat-demo-2' });
    expect([statusOrError(wrong), wrong.json().fields]).toEqual(['422 password_wrong', { password: 'password_wrong' }]);
  });

  it('accepts a code for re-authentication once, and no code for another purpose', async () => {
    expect((await calls.as(token, 'POST', '/user/code', { purpose: 'password' })).statusCode).toBe(200);
    const other = await calls.lastCode(PHONE);
    expect(statusOrError(await prove({ method: 'code', code: other }))).toBe('422 otp_expired');
    expect((await calls.as(token, 'POST', '/user/code', { purpose: 'proof' })).statusCode).toBe(200);
    const code = await calls.lastCode(PHONE);
    const wrong = await prove({ method: 'code', code: wrongCodeFor(code) });
    expect([statusOrError(wrong), wrong.json().tries_left]).toEqual(['422 otp_wrong', 4]);
    expect(statusOrError(await prove({ method: 'code', code }))).toBe('204');
    expect(statusOrError(await prove({ method: 'code', code }))).toBe('422 otp_expired');
  });

  it('refuses a code that another session of the customer requested', async () => {
    const [mine, other] = [await sandbox.tokenFor(PHONE), await sandbox.tokenFor(PHONE)];
    await calls.as(mine, 'POST', '/user/code', { purpose: 'proof' });
    const code = await calls.lastCode(PHONE);
    expect(statusOrError(await prove({ method: 'code', code }, other))).toBe('422 otp_expired');
    expect(statusOrError(await prove({ method: 'code', code }, mine))).toBe('204');
  });

  it('refuses a code of another customer', async () => {
    const other = await sandbox.tokenFor('+998900000002');
    await calls.as(other, 'POST', '/user/code', { purpose: 'proof' });
    const code = await calls.lastCode('+998900000002');
    expect(statusOrError(await prove({ method: 'code', code }))).toBe('422 otp_expired');
    expect(statusOrError(await prove({ method: 'code', code }, other))).toBe('204');
  });

  it('accepts each response of an own passkey once, and no passkey of another customer', async () => {
    const other = await sandbox.tokenFor('+998900000002');
    const answer = await (await passkeyOf(token))();
    expect(statusOrError(await prove(answer))).toBe('204');
    expect(statusOrError(await prove(answer))).toBe('401 passkey_refused');
    const foreign = await (await passkeyOf(other))();
    expect(statusOrError(await prove(foreign))).toBe('401 passkey_refused');
  });

  it('requires valid client credentials', async () => {
    const proof = { method: 'password', password: 'Muddat-demo-1' };
    expect(statusOrError(await prove({ ...proof, client_secret: 'x' }))).toBe('401 unauthorized');
  });
});
