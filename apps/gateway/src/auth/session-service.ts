import { setTimeout } from 'node:timers/promises';
import { checkSession, type Session, tokenStatus } from '@muddat/auth-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import { type HeldToken, hasLapsed, SESSION_TOUCH_MS, type SessionStore, type StoredSession } from '../sessions/session.ts';
import { createSessionId, hashSessionId } from '../sessions/session-id.ts';
import type { AuthProvider, Caller } from './provider.ts';
import { createRefresher, type RefreshOutcome } from './refresher.ts';

const REVOKE_WAIT_MS = 2_000;

export type Resolved =
  | { kind: 'guest' }
  /** The check ended the session in this very request: expired beyond refreshing, or the refresh was refused. */
  | { kind: 'ended' }
  /** `stale`: the access token has expired and the provider could not be asked for another; the session is kept. */
  | { kind: 'active'; session: StoredSession; stale: boolean /** Marked as seen: its cookie's 30 days begin anew. */; touched: boolean };

type NewSession = { strategy: string; access: HeldToken; refresh: HeldToken | null; user: Record<string, unknown> };
export type SessionService = {
  resolve(cookie: string | undefined, caller: Caller): Promise<Resolved>;
  refresh(session: StoredSession, caller: Caller): Promise<RefreshOutcome>;
  /** Ends the session that the cookie named, then begins another under a new id; answers the new cookie's value. */
  start(next: NewSession, previousCookie: string | undefined, caller: Caller): Promise<string>;
  end(cookie: string | undefined, caller: Caller): Promise<void>;
  keepUser(session: StoredSession, user: Record<string, unknown>): Promise<void>;
};

export type SessionServiceParts = {
  store: SessionStore;
  provider: AuthProvider;
  now: () => number;
  log: FastifyBaseLogger;
  metrics: Metrics;
};

/** A stored session as auth-core judges it. */
export const asCoreSession = (session: StoredSession): Session => ({
  loggedIn: true,
  strategy: session.strategy,
  access: session.access,
  refresh: session.refresh,
});

export function createSessionService(parts: SessionServiceParts): SessionService {
  const { store, provider, now, log, metrics } = parts;
  const refresher = createRefresher(parts);

  const drop = async (session: StoredSession): Promise<Resolved> => {
    await store.remove(session.idHash);
    metrics.session('reset');
    return { kind: 'ended' };
  };
  const revoke = async (session: StoredSession | null, caller: Caller): Promise<void> => {
    const token = session?.refresh?.token;
    if (token === undefined) return;
    try {
      await provider.revoke(token, caller);
    } catch (error) {
      // spec 7, semantics: sign-out ignores errors and always ends the local session.
      log.warn({ err: error, request_id: caller.requestId }, 'tokens could not be revoked');
    }
  };
  const end = async (cookie: string | undefined, caller: Caller): Promise<void> => {
    const idHash = hashSessionId(cookie);
    if (idHash === null) return;
    const session = await store.remove(idHash);
    if (session) metrics.session('ended');
    // The customer does not wait for a provider that hangs; the call goes on behind.
    await Promise.race([revoke(session, caller), setTimeout(REVOKE_WAIT_MS, undefined, { ref: false })]);
  };

  return {
    async resolve(cookie, caller) {
      const idHash = hashSessionId(cookie);
      const session = idHash === null ? null : await store.find(idHash);
      if (session === null) return { kind: 'guest' };
      if (hasLapsed(session, now())) return drop(session);
      const touched = now() - session.seenAt >= SESSION_TOUCH_MS;
      if (touched) await store.touch(session.idHash, now());
      const check = checkSession(asCoreSession(session), now());
      if (check.kind === 'ok') return { kind: 'active', session, stale: false, touched };
      if (check.kind === 'reset') return drop(session);
      const outcome = await refresher(session, caller);
      if (outcome.kind === 'ended') return { kind: 'ended' };
      const held = outcome.session.access;
      const stale = held === null || tokenStatus(held.token, held.expiresAt, now()) === 'expired';
      return { kind: 'active', session: outcome.session, stale, touched };
    },
    refresh: (session, caller) => refresher(session, caller),
    async start(next, previousCookie, caller) {
      await end(previousCookie, caller);
      const id = createSessionId();
      const idHash = hashSessionId(id) ?? '';
      const at = now();
      await store.create({ ...next, idHash, generation: 1, createdAt: at, seenAt: at, userReadAt: at });
      metrics.session('created');
      return id;
    },
    end,
    async keepUser(session, user) {
      await store.update(session.idHash, session.generation, { ...session, user, userReadAt: now() });
    },
  };
}
