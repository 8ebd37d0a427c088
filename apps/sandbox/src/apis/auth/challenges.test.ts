import { expect, it } from 'vitest';
import { authCalls } from '../../testing/auth.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { loadSigningKey } from './signing-keys.ts';
import { signAccessToken } from './tokens.ts';

const PHONE = '+998900000001';
const sandbox = await openSandbox();
const key = await loadSigningKey(sandbox.db, sandbox.config.auth);
const customer = await sandbox.tokenFor(PHONE);
const calls = authCalls(sandbox);
const ended = (await calls.password(PHONE, 'Muddat-demo-1')).json();
await calls.post('/oauth/revoke', { token: ended.refresh_token });
const YEAR_MS = 31_536_000_000;
const expired = await signAccessToken(key, { kind: 'guest' }, 60, Date.now() - YEAR_MS);
const guest = await signAccessToken(key, { kind: 'guest' }, 60, Date.now());

/** The answer to a call that needs a customer's token. */
const call = (authorization?: string) =>
  sandbox.app.inject({ url: '/installment/v3/user/orders/all', ...(authorization === undefined ? {} : { headers: { authorization } }) });

it('a valid token of a customer is accepted', async () => {
  expect((await call(`Bearer ${customer}`)).statusCode).toBe(200);
});

it.each([
  ['no token', undefined, 'Bearer realm="muddat"', /^Send the header Authorization/],
  ['another scheme', 'Basic YTpi', 'Bearer realm="muddat", error="invalid_request", error_description="', /must be the word Bearer/],
  [
    'a token without its scheme',
    customer,
    'Bearer realm="muddat", error="invalid_request", error_description="',
    /must be the word Bearer/,
  ],
  ['a malformed token', 'Bearer a.b.c', 'Bearer realm="muddat", error="invalid_token", error_description="', /cut off, changed/],
  ['a changed token', `Bearer ${customer.slice(0, -4)}AAAA`, 'Bearer realm="muddat", error="invalid_token"', /cut off, changed/],
  ['an expired token', `Bearer ${expired}`, 'Bearer realm="muddat", error="invalid_token"', /expired/],
  ['an expired token that was changed', `Bearer ${expired.slice(0, -4)}AAAA`, 'Bearer realm="muddat"', /cut off, changed/],
  ['a token of a session that was signed out', `Bearer ${ended.access_token}`, 'Bearer realm="muddat", error="invalid_token"', /sign-out/],
  ['a guest’s token', `Bearer ${guest}`, 'Bearer realm="muddat", error="insufficient_scope", scope="customer"', /a guest's/],
])('a call with %s gets 401 and learns why', async (_what, authorization, challenge, detail) => {
  const { statusCode, headers, ...answer } = await call(authorization);
  expect([statusCode, answer.json().code, answer.json().message]).toEqual([401, 'unauthorized', 'Вы не авторизованы']);
  expect(headers['www-authenticate']).toContain(challenge);
  expect(answer.json().detail).toMatch(detail);
  // RFC 6750, section 3: the characters of a quoted error_description.
  const [, described] = /error_description="([^"\\]*)"$/.exec(String(headers['www-authenticate'])) ?? [];
  expect(described).toBe(authorization === undefined ? undefined : answer.json().detail);
});
