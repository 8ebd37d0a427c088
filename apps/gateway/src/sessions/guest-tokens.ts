import { readTokens, STRATEGIES, tokenStatus } from '@muddat/auth-core';
import { badAnswerProblem, Problem, refusalProblem } from '../http/problem.ts';
import { PORTAL_OWNER } from '../upstream/backend-queues.ts';
import type { AuthProvider, Caller } from './provider.ts';
import type { StoredToken } from './session.ts';

export type GuestTokens = {
  /** The guest session's token (client credentials, spec 6), renewed when it has expired. Throws Problem. */
  get(caller: Omit<Caller, 'owner'>): Promise<string>;
  /** Forgets a token that got a 401, so that the next `get` asks the provider. */
  invalidate(token: string): void;
};

/** The statuses of a wrong client id or secret (RFC 6749 5.2). */
const CLIENT_REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);

export function createGuestTokens(provider: AuthProvider, now: () => number): GuestTokens {
  let current: StoredToken | null = null;
  let asking: Promise<string> | null = null;

  const obtain = async (caller: Omit<Caller, 'owner'>): Promise<string> => {
    const answer = await provider.token({ grant_type: 'client_credentials' }, { ...caller, owner: PORTAL_OWNER });
    if (!answer.ok)
      throw CLIENT_REFUSED.has(answer.status)
        ? new Problem('upstream_unavailable', { cause: 'client refused' })
        : refusalProblem(answer.status);
    // spec 9: a guest token is valid for 2 s unless a JWT or the provider states its lifetime.
    const tokens = readTokens(answer.tokens, STRATEGIES.guest, now());
    if (tokens === null) throw badAnswerProblem();
    current = tokens.access;
    return current.token;
  };

  return {
    async get(caller) {
      if (current && tokenStatus(current.token, current.expiresAt, now()) === 'valid') return current.token;
      asking ??= obtain(caller).finally(() => {
        asking = null;
      });
      return asking;
    },
    invalidate(token) {
      if (current?.token === token) current = null;
    },
  };
}
