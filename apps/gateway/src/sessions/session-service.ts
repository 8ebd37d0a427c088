import { setTimeout } from 'node:timers/promises';
import { checkSession, type Session, tokenStatus } from '@muddat/auth-core';
import { customerIdOf } from './customer-id.ts';
import type { Caller } from './provider.ts';
import { createRefresher, type RefreshOutcome } from './refresher.ts';
import { type HeldToken, hasLapsed, SESSION_TOUCH_MS, type SessionDevice, type StoredSession } from './session.ts';
import { createHandle, createSessionId, hashSessionId } from './session-id.ts';
import type { SessionServiceParts } from './session-parts.ts';

const REVOKE_WAIT_MS = 2_000;
/** A gateway with the wrong secret meets such a session with every request of its customers. */
const UNREADABLE_LINE_EVERY_MS = 60_000;

export type Resolved =
  /**
   * `keepsCookie`: the cookie must not be taken back. Its id was rotated a moment ago by a request that ran beside this one, or the session
   * is sealed with a key that this gateway does not have (yet).
   */
  | { kind: 'guest'; keepsCookie?: boolean }
  /** The check ended the session in this very request: expired beyond refreshing, or the refresh was refused. */
  | { kind: 'ended' }
  /** `stale`: the access token has expired and the provider could not be asked for another; the session is kept. */
  | { kind: 'active'; session: StoredSession; stale: boolean /** Marked as seen: its cookie's 30 days begin anew. */; touched: boolean };

export type NewSession = {
  strategy: string;
  access: HeldToken;
  refresh: HeldToken | null;
  user: Record<string, unknown>;
  /** From `parseDevice` (sessions/device). */
  device: SessionDevice;
};
/** `id` is the cookie's value; it is known here and in the browser, nowhere else. */
export type Begun = { id: string; session: StoredSession };
export type SessionService = {
  resolve(cookie: string | undefined, caller: Caller): Promise<Resolved>;
  refresh(session: StoredSession, caller: Caller): Promise<RefreshOutcome>;
  /** Ends the session that the cookie named, then begins another under a new id. Throws, its tokens revoked, when it cannot be stored. */
  start(next: NewSession, previousCookie: string | undefined, caller: Caller): Promise<Begun>;
  /**
   * The same session under a new id, after every raise of rights: who held the old id is out. Null when the session has gone. A
   * request that is under way with the old id is carried through; its next one must bring the new.
   */
  rotate(session: StoredSession): Promise<Begun | null>;
  /** The customer's living sessions, the last seen first. */
  list(customerId: string): Promise<StoredSession[]>;
  /** Ends one of the customer's sessions by its handle and revokes its tokens; false when there is none. */
  endOne(customerId: string, handle: string, caller: Caller): Promise<boolean>;
  /** Ends all of the customer's sessions but this one and revokes their tokens; answers how many. */
  endOthers(session: StoredSession, caller: Caller): Promise<number>;
  /** Answers the session that it ended; null where there was none. */
  end(cookie: string | undefined, caller: Caller): Promise<StoredSession | null>;
  /**
   * The customer has shown who they are: the session goes on under a new id, and that one's proof is fresh. Null when it has gone. The
   * id changes first, so that whoever holds the old one never shares in the proof.
   */
  prove(session: StoredSession): Promise<Begun | null>;
  keepUser(session: StoredSession, user: Record<string, unknown>): Promise<void>;
};

/** A stored session as auth-core judges it. */
export const asCoreSession = (session: StoredSession): Session => ({
  loggedIn: true,
  strategy: session.strategy,
  access: session.access,
  refresh: session.refresh,
});

function newId(): { id: string; idHash: string } {
  const id = createSessionId();
  const idHash = hashSessionId(id);
  if (idHash === null) throw new Error('A new session id has not the shape of one.');
  return { id, idHash };
}

export function createSessionService(parts: SessionServiceParts): SessionService {
  const { store, provider, now, log, metrics } = parts;
  const refresher = createRefresher(parts);

  let unreadableLineAt = Number.NEGATIVE_INFINITY;
  const isGoodElsewhere = async (idHash: string, { requestId }: Caller): Promise<boolean> => {
    if (await store.wasRotated(idHash)) return true;
    if (!(await store.holds(idHash))) return false;
    metrics.session('unreadable');
    if (now() - unreadableLineAt >= UNREADABLE_LINE_EVERY_MS) {
      unreadableLineAt = now();
      log.warn({ request_id: requestId }, 'a session is sealed with a key that this gateway does not have; its cookie is kept');
    }
    return true;
  };
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
    // The customer does not wait for a provider that hangs; the calls go on behind.
    await Promise.race([revoked, setTimeout(REVOKE_WAIT_MS, undefined, { ref: false })]);
  };
  const rotate = async (session: StoredSession): Promise<Begun | null> => {
    const { id, idHash } = newId();
    const moved = await store.rotate(session.idHash, idHash);
    return moved && { id, session: moved };
  };

  return {
    async resolve(cookie, caller) {
      const idHash = hashSessionId(cookie);
      const session = idHash === null ? null : await store.find(idHash);
      if (session === null) return { kind: 'guest', keepsCookie: idHash !== null && (await isGoodElsewhere(idHash, caller)) };
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
      const { id, idHash } = newId();
      const handle = createHandle();
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
    async prove(session) {
      const begun = await rotate(session);
      if (begun === null) return null;
      const proven = { provenAt: now(), steppedUpAt: now() };
      // A refresh or a new profile may be written meanwhile; neither is to undo the other.
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
    async keepUser(session, user) {
      await store.update({ ...session, user, userReadAt: now() });
    },
  };
}
