import { describe, expect, it } from 'vitest';
import { cookieExpiry, LIFETIMES_S } from './lifetimes.ts';
import { readTokens } from './read-tokens.ts';
import { defineStrategy, requireStrategy, STRATEGIES } from './strategy.ts';

const now = 1_700_000_000_000;
const DAY_MS = 86_400_000;

describe('strategies', () => {
  it('[S6-01] are customer (password grant, with profile) and guest (client credentials, no profile)', () => {
    expect(Object.keys(STRATEGIES)).toEqual(['customer', 'guest']);
    expect(requireStrategy('customer')).toMatchObject({ grant: 'password', profile: true, refreshable: true });
    expect(requireStrategy('guest')).toMatchObject({ grant: 'client_credentials', profile: false, refreshable: false });
  });

  it.each([undefined, null, ''])('requireStrategy(%j) throws exactly "No strategy is set!"', (name) => {
    expect(() => requireStrategy(name)).toThrow(/^No strategy is set!$/);
  });

  it.each([
    ['admin', 'admin'],
    ['Customer', 'Customer'],
    ['toString', 'toString'],
    ['__proto__', '__proto__'],
    [7, 'number'],
    [{}, 'object'],
    ['x'.repeat(99), 'x'.repeat(40)],
  ])('for the unknown name %j requireStrategy throws an error with the name, or with its type if it is no text', (name, shown) => {
    expect(() => requireStrategy(name)).toThrow(new RegExp(`^Strategy not supported: ${shown}$`));
  });
});

describe('lifetimes', () => {
  it('[S9-02] of access tokens, refresh tokens and the auth cookie are those of the specification', () => {
    expect(LIFETIMES_S).toEqual({
      customer: { access: 31_536_000, refresh: 2_592_000 },
      guest: { access: 2, refresh: 30 * 86_400 },
      generic: { access: 1_800, refresh: 30 * 86_400 },
      authCookie: 30 * 86_400,
    });
  });

  it('[S9-02] of a cookie are given to cookieExpiry in days; it throws for a number that is not finite', () => {
    expect([cookieExpiry(30, now), cookieExpiry(0.5, now), cookieExpiry(-1, now)]).toEqual([
      now + 30 * DAY_MS,
      now + DAY_MS / 2,
      now - DAY_MS,
    ]);
    for (const days of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => cookieExpiry(days, now)).toThrow(RangeError);
  });

  const jwt = `x.${'eyJleHAiOjE3MDAwMDAwNjB9'}.y`;
  const generic = defineStrategy({ grant: 'password', profile: false, refreshable: true });
  const configured = defineStrategy({ ...generic, maxAge: { access: 60, refresh: 120 } });
  it.each([
    ['exp of a JWT', { access_token: jwt, refresh_token: jwt, expires_in: 5 }, configured, 60, 60],
    ['the configuration, before the response', { access_token: 'a', refresh_token: 'r', expires_in: 5 }, configured, 60, 120],
    ['the response', { access_token: 'a', refresh_token: 'r', expires_in: 5, refresh_expires_in: '7' }, generic, 5, 7],
    ['generic defaults', { access_token: 'a', refresh_token: 'r' }, generic, 1_800, 2_592_000],
    ['defaults of a customer', { access_token: 'a', refresh_token: 'r', expires_in: 'soon' }, STRATEGIES.customer, 31_536_000, 2_592_000],
    ['defaults of a guest, without a refresh token', { access_token: 'a', refresh_token: 'r' }, STRATEGIES.guest, 2, null],
  ])('[S9-02][S3-02] of tokens come from %s', (_title, body, strategy, access, refresh) => {
    const read = readTokens(body, strategy, now);
    expect(read?.access).toEqual({ token: body.access_token, expiresAt: now + access * 1000 });
    expect(read?.refresh).toEqual(refresh === null ? null : { token: body.refresh_token, expiresAt: now + refresh * 1000 });
  });

  it.each([null, 'x', [], {}, { access_token: '' }, { access_token: 7 }, { access_token: 'Bearer ' }])('readTokens refuses %j', (body) => {
    expect(readTokens(body, STRATEGIES.customer, now)).toBeNull();
  });
});
