import { jwtExp } from './jwt-exp.ts';

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;
/** An `exp` further ahead is nonsense (milliseconds taken for seconds, for one) and is skipped. */
const EXP_MAX_AHEAD_MS = 10 * YEAR_MS;

/** Never 0 or below: an expiry of 0 would read as "unknown", and the token as one that never expires. */
const pastOrFuture = (ms: number) => Math.max(1, Math.round(ms));

function secondsFrom(now: number, seconds: unknown, name: string): number {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) throw new TypeError(`${name} is not a finite number of seconds`);
  return pastOrFuture(now + seconds * 1000);
}

/**
 * When a token expires, in ms since 1970; null when nothing is known (spec 9). Sources in order: the JWT's `exp`, the
 * configured `maxAge` in seconds, the token answer's `expires_in` in seconds. A leading `Bearer ` is cut.
 * Throws TypeError without a token, and when the source that is used is no finite number.
 */
export function tokenExpiry(token: string, o: { maxAge?: number; expiresIn?: unknown }, now: number): number | null {
  const bare = typeof token === 'string' ? token.replace(/^\s*Bearer(?:\s+|$)/i, '').trim() : '';
  if (bare === '') throw new TypeError('there is no token to tell the expiry of');
  const exp = jwtExp(bare);
  if (exp !== null && exp * 1000 <= now + EXP_MAX_AHEAD_MS) return pastOrFuture(exp * 1000);
  if (o.maxAge !== undefined) return secondsFrom(now, o.maxAge, 'maxAge');
  if (o.expiresIn !== undefined) return secondsFrom(now, o.expiresIn, 'expires_in');
  return null;
}
