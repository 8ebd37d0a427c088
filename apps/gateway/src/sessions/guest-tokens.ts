import { readTokens, STRATEGIES, tokenStatus } from '@muddat/auth-core';
import { PORTAL_OWNER } from '../upstream/backend-queues.ts';
import { upstreamProblem } from '../upstream/upstream.ts';
import type { AuthProvider, Caller } from './provider.ts';
import type { StoredToken } from './session.ts';

export type GuestTokens = {
  /** The guest session's token (client credentials, spec 6), renewed when it has expired. Throws Problem. */
  get(caller: Omit<Caller, 'owner'>): Promise<string>;
  /** Forgets a token that got a 401, so that the next `get` asks the provider. */
  invalidate(token: string): void;
};

export function createGuestTokens(provider: AuthProvider, now: () => number): GuestTokens {
  let current: StoredToken | null = null;
  let asking: Promise<string> | null = null;

  const obtain = async (caller: Omit<Caller, 'owner'>): Promise<string> => {
    const answer = await provider.token({ grant_type: 'client_credentials' }, { ...caller, owner: PORTAL_OWNER });
    // spec 9: a guest token is valid for 2 s unless a JWT or the provider states its lifetime.
    const tokens = answer.ok ? readTokens(answer.tokens, STRATEGIES.guest, now()) : null;
    if (tokens === null) throw upstreamProblem(new Error('The auth provider gives no guest token.'));
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
