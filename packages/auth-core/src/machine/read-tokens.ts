import { tokenExpiry } from '../token-expiry.ts';
import type { HeldToken } from './auth-state.ts';
import type { Strategy } from './strategy.ts';

export type ReadTokens = { access: HeldToken; refresh: HeldToken | null };

const fieldsOf = (body: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);

/** Seconds as a number, also where a provider writes them as text; undefined for anything else. */
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
 * The tokens of a token response (spec 3: `access_token`, `refresh_token`; RFC 6749, 5.1: `expires_in` in seconds), each with its own
 * expiry in ms; null where there is no access token, which is an error also in a 200.
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

/** The field `user` of a profile response (spec 3); null where there is none. */
export function readUser(body: unknown): Readonly<Record<string, unknown>> | null {
  const user = fieldsOf(body).get('user');
  return typeof user === 'object' && user !== null && !Array.isArray(user) ? Object.fromEntries(Object.entries(user)) : null;
}

/** The sentence that a server wrote into its refusal. */
export function readMessage(body: unknown): string | null {
  const message = fieldsOf(body).get('message');
  return typeof message === 'string' && message !== '' ? message : null;
}
