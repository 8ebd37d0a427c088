import { describe, expect, test } from 'vitest';
import { heldTokens } from './held-tokens.ts';

const NOW = 1_700_000_000_000;
const jwt = (exp: number): string =>
  ['{"alg":"HS256"}', JSON.stringify({ exp }), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');

describe('tokens as a session keeps them (spec 9)', () => {
  test.each([
    ['the JWT’s own exp before all', { access_token: jwt(NOW / 1000 + 60), expires_in: 5 }, NOW + 60_000],
    ['what the provider answers', { access_token: 'opaque', expires_in: 90 }, NOW + 90_000],
    ['the same as text', { access_token: 'opaque', expires_in: '90' }, NOW + 90_000],
    ['a year where nobody says', { access_token: 'opaque' }, NOW + 31_536_000_000],
    ['a year where nonsense is said', { access_token: 'opaque', expires_in: 'soon' }, NOW + 31_536_000_000],
  ])('access: %s', (_name, answer, expiresAt) => {
    expect(heldTokens(answer, NOW).access).toEqual({ token: answer.access_token, expiresAt });
  });

  test('refresh: 30 days where nobody says; none where none came', () => {
    expect(heldTokens({ access_token: 'a', refresh_token: 'r' }, NOW).refresh).toEqual({ token: 'r', expiresAt: NOW + 2_592_000_000 });
    expect(heldTokens({ access_token: 'a', refresh_token: 'r', refresh_expires_in: 10 }, NOW).refresh?.expiresAt).toBe(NOW + 10_000);
    expect(heldTokens({ access_token: 'a' }, NOW).refresh).toBeNull();
  });

  test('a success without an access token is an error', () => {
    expect(() => heldTokens({ refresh_token: 'r' }, NOW)).toThrow('upstream_unavailable');
  });
});
