/** A token counts as expired half a second early, so that it does not expire in transit. */
export const TOKEN_EXPIRY_MARGIN_MS = 500;

export type TokenStatus = 'unknown' | 'valid' | 'expired';

/** `true` means a token that exists but is hidden (HttpOnly). */
export function isTokenPresent(token: unknown): token is string | true {
  return token === true || (typeof token === 'string' && token !== '');
}

function finiteMs(expiresAt: unknown): number | null {
  const ms = typeof expiresAt === 'string' && expiresAt.trim() !== '' ? Number(expiresAt) : expiresAt;
  return typeof ms === 'number' && Number.isFinite(ms) && ms !== 0 ? ms : null;
}

/**
 * Whether a token can be used. `expiresAt` and `now` are ms since 1970; an expiry in decimal text is read as a number.
 * 'unknown' when the token or its expiry is missing, zero, no number or not finite; `false` is a missing token.
 */
export function tokenStatus(token: unknown, expiresAt: unknown, now: number): TokenStatus {
  const expiry = finiteMs(expiresAt);
  if (!isTokenPresent(token) || expiry === null) return 'unknown';
  return now < expiry - TOKEN_EXPIRY_MARGIN_MS ? 'valid' : 'expired';
}
