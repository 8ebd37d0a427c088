import { jwtExp } from './jwt-exp.ts';

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;
/** An `exp` further in the future is ignored: it is probably in milliseconds instead of seconds. */
const EXP_MAX_AHEAD_MS = 10 * YEAR_MS;

/** At least 1: an expiry of 0 means "unknown", so the token would never count as expired. */
const pastOrFuture = (ms: number) => Math.max(1, Math.round(ms));

function secondsFrom(now: number, seconds: unknown, name: string): number {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) throw new TypeError(`${name} is not a finite number of seconds`);
  return pastOrFuture(now + seconds * 1000);
}

/**
 * When a token expires, in ms since 1970; null if unknown. Sources in this order: the JWT's `exp`, the
 * configured `maxAge` in seconds, the response's `expires_in` in seconds. A leading `Bearer ` is removed. Throws
 * TypeError without a token, or if the source in use is not a finite number.
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
