import { readTokens, STRATEGIES } from '@muddat/auth-core';
import { badAnswerProblem } from '../http/problem.ts';
import type { TokenResponse } from './provider.ts';
import type { StoredToken } from './session.ts';

export type StoredTokens = { access: StoredToken; refresh: StoredToken | null };

/** The tokens of a response as a customer's session stores them. A success without an access token is an error (semantics, auth-core). */
export function toStoredTokens(answer: TokenResponse, now: number): StoredTokens {
  const tokens = readTokens(answer, STRATEGIES.customer, now);
  if (tokens === null) throw badAnswerProblem();
  return tokens;
}
