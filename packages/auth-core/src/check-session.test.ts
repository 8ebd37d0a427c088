import { describe, expect, it } from 'vitest';
import { checkSession, type Session, type Token } from './check-session.ts';

const now = 1_700_000_000_000;
const DAY_MS = 86_400_000;
const valid: Token = { token: 't', expiresAt: now + 60_000 };
const expired: Token = { token: 't', expiresAt: now + 500 };
const unknown: Token = { token: 't', expiresAt: null };
const missing: Token = { token: false, expiresAt: now + 60_000 };
const session = (over: Partial<Session>): Session => ({ loggedIn: true, strategy: 'customer', access: valid, refresh: valid, ...over });

describe('checkSession', () => {
  it.each<[string, Partial<Session>]>([
    ['both tokens valid', {}],
    ['an access token of unknown expiry', { access: unknown }],
    ['an access token of unknown expiry, alone', { access: unknown, refresh: null }],
    ['a valid access token without a refresh token', { refresh: null }],
    ['a valid access token beside a refresh token of unknown expiry', { refresh: unknown }],
    ['hidden tokens', { access: { token: true, expiresAt: now + 501 }, refresh: { token: true, expiresAt: now + 501 } }],
    ['a visitor without a session', { loggedIn: false, access: null, refresh: null }],
    ['a guest whose tokens have expired', { loggedIn: false, strategy: 'guest', access: expired, refresh: expired }],
  ])('returns ok for %s', (_title, over) => {
    expect(checkSession(session(over), now)).toEqual({ kind: 'ok' });
  });

  it.each<[string, Partial<Session>]>([
    ['access expired', { access: expired }],
    ['access expired, marked as refreshable', { access: expired, refreshable: true }],
    ['access expired, refresh of unknown expiry', { access: expired, refresh: unknown }],
    ['access missing beside a valid refresh token', { access: null }],
    ['access false beside a refresh token of unknown expiry', { access: missing, refresh: unknown }],
  ])('[S4-03] returns refresh for %s', (_title, over) => {
    expect(checkSession(session(over), now)).toEqual({ kind: 'refresh' });
  });

  it.each<[string, Partial<Session>]>([
    ['access valid', { refresh: expired }],
    ['access expired', { access: expired, refresh: expired }],
    ['access unknown', { access: unknown, refresh: expired }],
    ['access missing', { access: null, refresh: expired }],
    ['session not refreshable', { refresh: expired, refreshable: false }],
    ['access valid for a year', { access: { token: 't', expiresAt: now + 335 * DAY_MS }, refresh: { token: 't', expiresAt: now } }],
  ])('returns reset if the refresh token has expired: %s', (_title, over) => {
    expect(checkSession(session(over), now)).toEqual({ kind: 'reset', reason: 'refresh-expired' });
  });

  it.each<[string, Partial<Session>]>([
    ['the strategy has no refresh', { access: expired, refreshable: false }],
    ['there is no refresh token', { access: expired, refresh: null }],
    ['the refresh token is false', { access: expired, refresh: missing }],
    ['access is missing and the strategy has no refresh', { access: null, refreshable: false }],
  ])('[S4-04] returns reset for a session that cannot be refreshed: %s', (_title, over) => {
    expect(checkSession(session(over), now)).toEqual({ kind: 'reset', reason: 'not-refreshable' });
  });

  it.each<[string, Partial<Session>]>([
    ['no tokens', { access: null, refresh: null }],
    ['tokens that are false', { access: missing, refresh: missing }],
    ['an empty token', { access: { token: '', expiresAt: null }, refresh: null }],
  ])('returns reset for a signed-in session without any token: %s', (_title, over) => {
    expect(checkSession(session(over), now)).toEqual({ kind: 'reset', reason: 'no-token' });
  });
});
