import { setTimeout } from 'node:timers/promises';
import { checkSession, type Session, tokenStatus } from '@muddat/auth-core';
import { customerIdOf } from './customer-id.ts';
import type { Caller } from './provider.ts';
import { createRefresher, type RefreshOutcome } from './refresher.ts';
import { hasLapsed, SESSION_TOUCH_INTERVAL_MS, type SessionDevice, type StoredSession, type StoredToken } from './session.ts';
import { createSessionHandle, createSessionId, hashSessionId } from './session-id.ts';
import type { SessionServiceOptions } from './session-service-options.ts';

const REVOKE_WAIT_MS = 2_000;
/** A gateway with the wrong secret sees an unreadable session with every request, so it logs one line per minute. */
const UNREADABLE_LINE_EVERY_MS = 60_000;

export type ResolvedSession =
  /**
   * `keepsCookie`: the cookie must not be cleared. A concurrent request has just rotated its id, or the session is sealed with a key that
   * this gateway does not have (yet).
   */
  | { kind: 'guest'; keepsCookie?: boolean }
  /** The session ended during this request: it had expired, its refresh was refused, or the customer signed out elsewhere. */
  | { kind: 'ended' }
  /**
   * `stale`: the access token has expired and the provider did not answer, so the session stays. `touched`: the session was marked as seen,
   * so its cookie gets another 30 days.
   */
  | { kind: 'active'; session: StoredSession; stale: boolean; touched: boolean };

export type NewSession = {
  strategy: string;
  access: StoredToken;
  refresh: StoredToken | null;
  user: Record<string, unknown>;
  /** The result of `parseUserAgent` (sessions/device). */
  device: SessionDevice;
};
/** `id` is the cookie's value; only this response and the browser have it. */
export type IssuedSession = { id: string; session: StoredSession };
export type SessionService = {
  resolve(cookie: string | undefined, caller: Caller): Promise<ResolvedSession>;
  refresh(session: StoredSession, caller: Caller): Promise<RefreshOutcome>;
  /** Ends the session of the previous cookie, then begins another under a new id. If it cannot be stored, revokes its tokens and throws. */
  start(next: NewSession, previousCookie: string | undefined, caller: Caller): Promise<IssuedSession>;
  /**
   * Moves the session to a new id after each raise of rights, so that a thief with the old id is out. Null if the session has ended. A
   * request in progress with the old id is completed; later ones need the new id.
   */
  rotate(session: StoredSession): Promise<IssuedSession | null>;
  /** The customer's active sessions, most recently seen first. */
  list(customerId: string): Promise<StoredSession[]>;
  /** Ends one of the customer's sessions by its handle and revokes its tokens; false if there is none. */
  endOne(customerId: string, handle: string, caller: Caller): Promise<boolean>;
  /** Ends all other sessions of the customer and revokes their tokens; returns how many. */
  endOthers(session: StoredSession, caller: Caller): Promise<number>;
  /** Returns the session that it ended; null if there was none. */
  end(cookie: string | undefined, caller: Caller): Promise<StoredSession | null>;
  /**
   * Records the re-authentication after a step-up and moves the session to a new id; null if it has ended. The id changes first, so that a
   * thief with the old id never shares the proof.
   */
  recordStepUp(session: StoredSession): Promise<IssuedSession | null>;
  storeUser(session: StoredSession, user: Record<string, unknown>): Promise<void>;
};

/** A stored session in the form that auth-core checks. */
export const storedToCoreSession = (session: StoredSession): Session => ({
  loggedIn: true,
  strategy: session.strategy,
  access: session.access,
  refresh: session.refresh,
});

function createHashedId(): { id: string; idHash: string } {
  const id = createSessionId();
  const idHash = hashSessionId(id);
  if (idHash === null) throw new Error('A new session id has not the shape of one.');
  return { id, idHash };
}

export function createSessionService(parts: SessionServiceOptions): SessionService {
  const { store, provider, now, log, metrics } = parts;
  const refresher = createRefresher(parts);

  let unreadableLineAt = Number.NEGATIVE_INFINITY;
  const isGoodElsewhere = async (idHash: string, { requestId }: Caller): Promise<boolean> => {
    if (await store.wasRotated(idHash)) return true;
    if (!(await store.has(idHash))) return false;
    metrics.session('unreadable');
    if (now() - unreadableLineAt >= UNREADABLE_LINE_EVERY_MS) {
      unreadableLineAt = now();
      log.warn({ request_id: requestId }, 'a session is sealed with a key that this gateway does not have; its cookie is kept');
    }
    return true;
  };
  const drop = async (session: StoredSession): Promise<ResolvedSession> => {
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
  const end = async (cookie: string | undefined, caller: Caller): Promise<StoredSession | null> => {
    const idHash = hashSessionId(cookie);
    if (idHash === null) return null;
    const session = await store.remove(idHash);
    if (session) await afterRemoval([session], caller);
    return session;
  };
  const afterRemoval = async (ended: readonly StoredSession[], caller: Caller): Promise<void> => {
    for (const _ of ended) metrics.session('ended');
    const revoked = Promise.all(ended.map((session) => revoke(session, caller)));
    // The customer waits at most REVOKE_WAIT_MS; the calls continue in the background.
    await Promise.race([revoked, setTimeout(REVOKE_WAIT_MS, undefined, { ref: false })]);
  };
  const rotate = async (session: StoredSession): Promise<IssuedSession | null> => {
    const { id, idHash } = createHashedId();
    const moved = await store.rotate(session.idHash, idHash);
    return moved && { id, session: moved };
  };

  return {
    async resolve(cookie, caller) {
      const idHash = hashSessionId(cookie);
      const session = idHash === null ? null : await store.find(idHash);
      if (session === null) return { kind: 'guest', keepsCookie: idHash !== null && (await isGoodElsewhere(idHash, caller)) };
      if (hasLapsed(session, now())) return drop(session);
      const touched = now() - session.seenAt >= SESSION_TOUCH_INTERVAL_MS;
      if (touched) await store.touch(session.idHash, now());
      const check = checkSession(storedToCoreSession(session), now());
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
      const { id, idHash } = createHashedId();
      const handle = createSessionHandle();
      const at = now();
      const customerId = customerIdOf(next.user, handle);
      const moments = { createdAt: at, seenAt: at, userReadAt: at, provenAt: at, steppedUpAt: null };
      const session = { ...next, ...moments, handle, customerId, idHash, generation: 1 };
      try {
        await store.create(session);
      } catch (error) {
        await afterRemoval([session], caller);
        throw error;
      }
      metrics.session('created');
      return { id, session };
    },
    rotate,
    async recordStepUp(session) {
      const begun = await rotate(session);
      if (begun === null) return null;
      const proven = { provenAt: now(), steppedUpAt: now() };
      // A refresh or a new profile may be written at the same time, so read again and retry instead of overwriting it.
      for (let current: StoredSession | null = begun.session; current !== null; current = await store.find(begun.session.idHash)) {
        if (await store.update({ ...current, ...proven })) return { id: begun.id, session: { ...current, ...proven } };
      }
      return null;
    },
    async list(customerId) {
      const sessions = await store.listByCustomer(customerId);
      return sessions.filter((session) => !hasLapsed(session, now())).sort((a, b) => b.seenAt - a.seenAt);
    },
    async endOne(customerId, handle, caller) {
      const session = await store.removeByHandle(customerId, handle);
      if (session) await afterRemoval([session], caller);
      return session !== null;
    },
    async endOthers({ customerId, handle }, caller) {
      const ended = await store.removeOthers(customerId, handle);
      await afterRemoval(ended, caller);
      return ended.length;
    },
    end,
    async storeUser(session, user) {
      await store.update({ ...session, user, userReadAt: now() });
    },
  };
}
