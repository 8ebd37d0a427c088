import { describe, expect, test } from 'vitest';
import { toStoredTokens } from './stored-tokens.ts';

const NOW = 1_700_000_000_000;
const jwt = (exp: number): string =>
  ['{"alg":"HS256"}', JSON.stringify({ exp }), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');

describe('token lifetimes in a session (spec 9)', () => {
  test.each([
    ['exp of the JWT, before expires_in', { access_token: jwt(NOW / 1000 + 60), expires_in: 5 }, NOW + 60_000],
    ['expires_in of the provider', { access_token: 'opaque', expires_in: 90 }, NOW + 90_000],
    ['expires_in as text', { access_token: 'opaque', expires_in: '90' }, NOW + 90_000],
    ['a year without expires_in', { access_token: 'opaque' }, NOW + 31_536_000_000],
    ['a year with an invalid expires_in', { access_token: 'opaque', expires_in: 'soon' }, NOW + 31_536_000_000],
  ])('the access token expires by %s', (_name, answer, expiresAt) => {
    expect(toStoredTokens(answer, NOW).access).toEqual({ token: answer.access_token, expiresAt });
  });

  test('the refresh token lasts 30 days without a stated lifetime, and may be missing', () => {
    expect(toStoredTokens({ access_token: 'a', refresh_token: 'r' }, NOW).refresh).toEqual({ token: 'r', expiresAt: NOW + 2_592_000_000 });
    expect(toStoredTokens({ access_token: 'a', refresh_token: 'r', refresh_expires_in: 10 }, NOW).refresh?.expiresAt).toBe(NOW + 10_000);
    expect(toStoredTokens({ access_token: 'a' }, NOW).refresh).toBeNull();
  });

  test('a response without an access token throws upstream_unavailable', () => {
    expect(() => toStoredTokens({ refresh_token: 'r' }, NOW)).toThrow('upstream_unavailable');
  });
});
