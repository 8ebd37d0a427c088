import type { Strategy } from './strategy.ts';
import { tokenExpiry } from './token-expiry.ts';

/** A token with its expiry in ms since 1970, null if unknown. */
export type HeldToken = { readonly token: string; readonly expiresAt: number | null };

export type ReadTokens = { access: HeldToken; refresh: HeldToken | null };

const fieldsOf = (body: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);

/** Seconds as a number, also from a provider that sends them as text; undefined for anything else. */
function finiteSeconds(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined;
}

function held(token: string, maxAge: number | undefined, expiresIn: unknown, fallback: number, now: number): HeldToken {
  const seconds = finiteSeconds(expiresIn);
  return { token, expiresAt: tokenExpiry(token, { maxAge: maxAge ?? seconds ?? fallback }, now) };
}

const isToken = (value: unknown): value is string => typeof value === 'string' && value.replace(/^\s*Bearer(?:\s+|$)/i, '').trim() !== '';

/**
 * The tokens of a token response (`access_token`, `refresh_token`; RFC 6749 5.1: `expires_in` in seconds) with their expiry in ms.
 * Null without an access token, which is an error even with status 200.
 */
export function readTokens(body: unknown, strategy: Strategy, now: number): ReadTokens | null {
  const fields = fieldsOf(body);
  const access = fields.get('access_token');
  const refresh = fields.get('refresh_token');
  if (!isToken(access)) return null;
  const { maxAge, fallback } = strategy;
  return {
    access: held(access, maxAge?.access, fields.get('expires_in'), fallback.access, now),
    refresh:
      strategy.refreshable && isToken(refresh)
        ? held(refresh, maxAge?.refresh, fields.get('refresh_expires_in'), fallback.refresh, now)
        : null,
  };
}
