import { readTokens, STRATEGIES } from '@muddat/auth-core';
import { Problem } from '../http/problem.ts';
import type { TokenAnswer } from './provider.ts';
import type { HeldToken } from './session.ts';

export type HeldTokens = { access: HeldToken; refresh: HeldToken | null };

/** The tokens of a response as a customer's session stores them. A success without an access token is an error (semantics, auth-core). */
export function heldTokens(answer: TokenAnswer, now: number): HeldTokens {
  const tokens = readTokens(answer, STRATEGIES.customer, now);
  if (tokens === null) throw new Problem('upstream_unavailable');
  return tokens;
}
