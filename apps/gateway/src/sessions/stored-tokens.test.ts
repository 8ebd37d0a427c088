import { describe, expect, test } from 'vitest';
import { toStoredTokens } from './stored-tokens.ts';

const NOW = 1_700_000_000_000;
const jwt = (exp: number): string =>
  ['{"alg":"HS256"}', JSON.stringify({ exp }), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');

describe('token lifetimes in a session (spec 9)', () => {
  test.each([
    ['at the exp of a JWT, whatever its expires_in', { access_token: jwt(NOW / 1000 + 60), expires_in: 5 }, NOW + 60_000],
    ['after the expires_in of the provider', { access_token: 'opaque', expires_in: 90 }, NOW + 90_000],
    ['after an expires_in that is a text', { access_token: 'opaque', expires_in: '90' }, NOW + 90_000],
    ['after a year if expires_in is missing', { access_token: 'opaque' }, NOW + 31_536_000_000],
    ['after a year if expires_in is invalid', { access_token: 'opaque', expires_in: 'soon' }, NOW + 31_536_000_000],
  ])('the access token expires %s', (_name, answer, expiresAt) => {
    expect(toStoredTokens(answer, NOW).access).toEqual({ token: answer.access_token, expiresAt });
  });

  test('the refresh token lasts for its stated lifetime or else 30 days, and is null if there is none', () => {
    expect(toStoredTokens({ access_token: 'a', refresh_token: 'r' }, NOW).refresh).toEqual({ token: 'r', expiresAt: NOW + 2_592_000_000 });
    expect(toStoredTokens({ access_token: 'a', refresh_token: 'r', refresh_expires_in: 10 }, NOW).refresh?.expiresAt).toBe(NOW + 10_000);
    expect(toStoredTokens({ access_token: 'a' }, NOW).refresh).toBeNull();
  });

  test('a response without an access token throws upstream_unavailable', () => {
    expect(() => toStoredTokens({ refresh_token: 'r' }, NOW)).toThrow('upstream_unavailable');
  });
});
