import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { refreshTokens } from '../../db/schema/auth.ts';
import { authCalls } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const PHONE = '+998900000001';
const PASSWORD = 'Muddat-demo-1';

const sandbox = await openSandbox();
const calls = authCalls(sandbox);

describe('the token endpoint', () => {
  it('[S7-03][S3-03] issues customer tokens for a password; guest tokens for client credentials cannot read the profile', async () => {
    const signedIn = await calls.password(PHONE, PASSWORD);
    expect(signedIn.statusCode).toBe(200);
    const tokens = signedIn.json();
    expect(tokens).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 31_536_000, refresh_expires_in: 2_592_000 });
    const { exp, iat } = decodeJwt(tokens.access_token);
    expect(Number(exp) - Number(iat)).toBe(31_536_000);

    const profile = await calls.profile(tokens.access_token);
    expect(profile.statusCode).toBe(200);
    expect(profile.json().user).toMatchObject({ id: 'cus_0001', name: 'Dilnoza Karimova', phone: PHONE });

    const guest = await calls.token({ grant_type: 'client_credentials' });
    expect(guest.statusCode).toBe(200);
    expect(guest.json()).not.toHaveProperty('refresh_token');
    expect(decodeJwt(guest.json().access_token).exp).toBeGreaterThan(Date.now() / 1_000);
    expect((await calls.profile(guest.json().access_token)).statusCode).toBe(401);
  });

  it('accepts a form body as well as JSON', async () => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/auth/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'password',
        client_id: 'muddat-web',
        client_secret: 'muddat-web-secret',
        username: PHONE,
        password: PASSWORD,
      }).toString(),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a wrong password', { username: PHONE, password: 'Muddat-demo-2' }],
    ['an unregistered phone', { username: '+998901112233', password: PASSWORD }],
    ['a six-digit password if no code was sent', { username: PHONE, password: '123456' }],
  ])('refuses %s with 401 and the same message', async (_what, credentials) => {
    const answer = await calls.token({ grant_type: 'password', ...credentials });
    expect(answer.statusCode).toBe(401);
    const { request_id, ...problem } = answer.json();
    expect(request_id).toBe(answer.headers['x-request-id']);
    expect(problem).toEqual({ code: 'invalid_credentials', message: 'Учетные данные пользователя неверны' });
  });

  it.each([
    ['a wrong secret', { client_secret: 'nope' }],
    ['a wrong id', { client_id: 'nope' }],
  ])('refuses a client with %s: 401', async (_what, wrong) => {
    const answer = await calls.token({ grant_type: 'client_credentials', ...wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
  });
});

describe('refresh tokens', () => {
  const signIn = async () => (await calls.password(PHONE, PASSWORD)).json();

  it('rotate: each refresh returns a new pair that works', async () => {
    const first = await signIn();
    const second = await calls.refresh(first.refresh_token);
    expect(second.statusCode).toBe(200);
    expect(second.json().refresh_token).not.toBe(first.refresh_token);
    expect((await calls.refresh(second.json().refresh_token)).statusCode).toBe(200);
  });

  it('end the session when one is used twice, access tokens included', async () => {
    const first = await signIn();
    const second = (await calls.refresh(first.refresh_token)).json();
    expect((await calls.profile(second.access_token)).statusCode).toBe(200);
    expect((await calls.refresh(first.refresh_token)).statusCode).toBe(401);
    expect((await calls.refresh(second.refresh_token)).statusCode).toBe(401);
    expect((await calls.profile(second.access_token)).statusCode).toBe(401);
    expect((await calls.profile(first.access_token)).statusCode).toBe(401);
  });

  it('used twice do not end other sessions of the customer', async () => {
    const [stolen, other] = [await signIn(), await signIn()];
    await calls.refresh(stolen.refresh_token);
    await calls.refresh(stolen.refresh_token);
    expect((await calls.profile(other.access_token)).statusCode).toBe(200);
    expect((await calls.refresh(other.refresh_token)).statusCode).toBe(200);
  });

  it('work once in ten concurrent uses', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.refresh(refresh_token)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  it.each([['unknown-token'], ['a'.repeat(200)]])('are refused when unknown (%s)', async (token) => {
    const answer = await calls.refresh(token);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
  });

  it('are refused after they expire, without ending the session', async () => {
    const tokens = await signIn();
    await sandbox.db.update(refreshTokens).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await calls.refresh(tokens.refresh_token)).statusCode).toBe(401);
    expect((await calls.profile(tokens.access_token)).statusCode).toBe(200);
  });

  it('are stored only as hashes', async () => {
    const { refresh_token } = await signIn();
    const stored = await sandbox.db.select().from(refreshTokens);
    expect(JSON.stringify(stored)).not.toContain(refresh_token);
  });
});

describe('revoking a refresh token', () => {
  it('ends the session, access token included, and returns 204 for an unknown token too', async () => {
    const tokens = (await calls.password(PHONE, PASSWORD)).json();
    expect((await calls.post('/oauth/revoke', { token: tokens.refresh_token })).statusCode).toBe(204);
    expect((await calls.profile(tokens.access_token)).statusCode).toBe(401);
    expect((await calls.refresh(tokens.refresh_token)).statusCode).toBe(401);
    expect((await calls.post('/oauth/revoke', { token: 'unknown' })).statusCode).toBe(204);
  });
});

describe('POST /auth/oauth/device_token', () => {
  it('accepts a device token from a guest and from a customer, and returns 401 without authorization', async () => {
    const device = { token: 'device-1', platform: 'web' };
    for (const token of [await sandbox.guestToken(), await sandbox.tokenFor(PHONE)]) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await sandbox.app.inject({ method: 'POST', url: '/auth/oauth/device_token', headers, payload: device });
      expect(answer.statusCode).toBe(204);
    }
    expect((await calls.post('/oauth/device_token', device)).statusCode).toBe(401);
  });
});
