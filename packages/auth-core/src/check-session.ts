import { isTokenPresent, tokenStatus } from './token-status.ts';

/** `token: true`: it exists but is hidden (HttpOnly); `false`: it is missing. `expiresAt` in ms since 1970, null if unknown. */
export type Token = { token: string | boolean; expiresAt: number | null };

export type Session = {
  loggedIn: boolean;
  strategy: string | null;
  /** Whether the strategy can refresh; true when left out. */
  refreshable?: boolean;
  access: Token | null;
  refresh: Token | null;
  /** The check of this navigation has reset the session. */
  ended?: boolean;
};

export type SessionCheck =
  | { kind: 'ok' }
  | { kind: 'refresh' }
  | { kind: 'reset'; reason: 'refresh-expired' | 'not-refreshable' | 'no-token' };

const reset = (reason: 'refresh-expired' | 'not-refreshable' | 'no-token'): SessionCheck => ({ kind: 'reset', reason });
const tokenVerdict = (token: Token | null, now: number) =>
  token !== null && isTokenPresent(token.token) ? tokenStatus(token.token, token.expiresAt, now) : 'missing';

/**
 * The session check of every navigation. The refresh token is checked first, so an expired one ends the session whatever the
 * access token says. An access token of unknown expiry is ok: a 401 will show that it has expired. A visitor who is not signed in is ok as
 * well: a guest's session is renewed, never reset.
 */
export function checkSession(session: Session, now: number): SessionCheck {
  if (!session.loggedIn) return { kind: 'ok' };
  const refresh = tokenVerdict(session.refresh, now);
  if (refresh === 'expired') return reset('refresh-expired');
  const access = tokenVerdict(session.access, now);
  if (access === 'valid' || access === 'unknown') return { kind: 'ok' };
  if (access === 'missing' && refresh === 'missing') return reset('no-token');
  if (refresh === 'missing' || session.refreshable === false) return reset('not-refreshable');
  return { kind: 'refresh' };
}
