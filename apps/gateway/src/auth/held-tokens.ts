import { tokenExpiry } from '@muddat/auth-core';
import { Problem } from '../core/problem.ts';
import type { HeldToken } from '../sessions/session.ts';
import type { TokenAnswer } from './provider.ts';

/** spec 9: a refresh token lives 30 days where the provider does not say. */
const REFRESH_TOKEN_MAX_AGE_S = 2_592_000;
/** spec 9: an access token lives a year where neither a JWT nor the provider says. */
const ACCESS_TOKEN_MAX_AGE_S = 31_536_000;

/** Seconds as a number, also where a provider writes them as text; null for anything else. */
export function finiteSeconds(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : null;
}

/** The token with its expiry: JWT exp, else what the provider answered, else the specification's lifetime (spec 9). */
function held(token: string, expiresIn: unknown, maxAge: number, now: number): HeldToken {
  const seconds = finiteSeconds(expiresIn);
  return { token, expiresAt: tokenExpiry(token, seconds === null ? { maxAge } : { expiresIn: seconds }, now) };
}

export type HeldTokens = { access: HeldToken; refresh: HeldToken | null };

/** Tokens of an answer as a session keeps them. A success without an access token is an error (semantics, auth-core). */
export function heldTokens(answer: TokenAnswer, now: number): HeldTokens {
  if (answer.access_token === undefined) throw new Problem('upstream_unavailable');
  return {
    access: held(answer.access_token, answer.expires_in, ACCESS_TOKEN_MAX_AGE_S, now),
    refresh:
      answer.refresh_token === undefined ? null : held(answer.refresh_token, answer.refresh_expires_in, REFRESH_TOKEN_MAX_AGE_S, now),
  };
}
