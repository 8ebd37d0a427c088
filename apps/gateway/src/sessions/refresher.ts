import { setTimeout } from 'node:timers/promises';
import { providerRefusal } from '@muddat/auth-core';
import { findCurrentSession } from './find-current-session.ts';
import { startLeaseRenewal } from './lease-renewal.ts';
import type { Caller } from './provider.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import type { StoredSession, StoredToken } from './session.ts';
import type { SessionServiceOptions } from './session-service-options.ts';
import { type StoredTokens, toStoredTokens } from './stored-tokens.ts';

export type RefreshOutcome =
  | { kind: 'refreshed'; session: StoredSession }
  /** The provider refused the refresh, the session has no refresh token, or it has ended in the meantime (sign-out). */
  | { kind: 'ended' }
  /**
   * No new tokens, but the session stays, so that a short outage signs nobody out: network error, timeout, 5xx, 429, another gateway's
   * lease lasted too long, or the session is sealed with a key that this gateway does not have.
   */
  | { kind: 'unanswered'; session: StoredSession };

/** If a holder dies, the other gateways wait this long; a living holder extends its lease (lease-renewal). */
const REFRESH_LEASE_MS = 5_000;
/** The provider's 15 s (spec 9) plus one lease. A request that has waited longer is answered as if the provider were unreachable. */
const WAIT_LIMIT_MS = 20_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

const isNewer = (current: StoredSession, seen: StoredSession): boolean =>
  current.generation > seen.generation && current.access?.token !== seen.access?.token;

/**
 * Runs one refresh at a time for each session, across all gateways with the same store. Requests in this process share the running refresh.
 * Between processes a lease in the store decides which one asks the provider; the others poll the store for the new tokens at growing
 * intervals. The write carries the lease's fencing number (docs/decisions/sessions.md).
 */
export function createRefresher({ store, provider, now, log, metrics, leaseMs = REFRESH_LEASE_MS }: SessionServiceOptions) {
  const running = new Map<string, Promise<RefreshOutcome>>();

  const discard = async (token: string, caller: Caller): Promise<void> => {
    try {
      await provider.revoke(token, caller);
    } catch (error) {
      log.warn({ err: error, request_id: caller.requestId }, 'tokens that came after a sign-out could not be revoked');
    }
  };

  /** Stores new tokens if the session still has the refresh token that was sent for them. Null: a later lease holder has taken over. */
  const keep = async (
    { session, fence }: { session: StoredSession; fence: number },
    used: StoredToken,
    fresh: StoredTokens,
    caller: Caller,
  ): Promise<RefreshOutcome | null> => {
    const refresh = fresh.refresh ?? used;
    let current = session;
    for (;;) {
      const next: StoredSession = { ...current, access: fresh.access, refresh };
      // The old refresh token is used up, so a short outage of the store must not lose the new one.
      if (await retryUntilStored(() => store.update(next, fence))) {
        metrics.session('refreshed');
        return { kind: 'refreshed', session: { ...next, generation: next.generation + 1 } };
      }
      const found = await retryUntilStored(() => findCurrentSession(store, current));
      if (found === null) {
        // The customer signed out in the meantime: revoke these tokens.
        await discard(refresh.token, caller);
        return { kind: 'ended' };
      }
      // Another gateway refreshed first: use its tokens.
      if (found.refresh?.token !== used.token) return { kind: 'refreshed', session: found };
      if (found.idHash === current.idHash && found.generation === current.generation) return null;
      // Only the profile or the id has changed: try again with the current session.
      current = found;
    }
  };

  /** Ends a session whose refresh was refused; null if a later lease holder has taken over. */
  const drop = async (session: StoredSession, fence: number): Promise<RefreshOutcome | null> => {
    for (let current = session; ; ) {
      if (await store.remove(current.idHash, fence)) {
        metrics.session('reset');
        return { kind: 'ended' };
      }
      const found = await findCurrentSession(store, current);
      if (found === null) return { kind: 'ended' };
      if (isNewer(found, session)) return { kind: 'refreshed', session: found };
      if (found.idHash === current.idHash) return null;
      current = found;
    }
  };

  const ask = async (session: StoredSession, fence: number, used: StoredToken, caller: Caller): Promise<RefreshOutcome | null> => {
    const unanswered = async (): Promise<RefreshOutcome> => {
      metrics.session('refresh-unanswered');
      await store.release((await findCurrentSession(store, session))?.idHash ?? session.idHash, fence);
      return { kind: 'unanswered', session };
    };
    const stop = startLeaseRenewal(store, session, fence, leaseMs);
    try {
      const answer = await provider.token({ grant_type: 'refresh_token', refresh_token: used.token }, caller).catch((error: unknown) => {
        log.warn({ err: error, request_id: caller.requestId }, 'refresh was not answered');
        return null;
      });
      if (answer === null) return await unanswered();
      if (!answer.ok && providerRefusal('refresh', answer.status) === 'session-ended') return await drop(session, fence);
      if (!answer.ok || answer.tokens.access_token === undefined) return await unanswered();
      return await keep({ session, fence }, used, toStoredTokens(answer.tokens, now()), caller);
    } finally {
      stop();
    }
  };

  const refresh = async (seen: StoredSession, caller: Caller): Promise<RefreshOutcome> => {
    const limit = performance.now() + WAIT_LIMIT_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const current = await findCurrentSession(store, seen);
      // The session still exists, sealed by another gateway with a key that this one does not have.
      if (current === null) return (await store.has(seen.idHash)) ? { kind: 'unanswered', session: seen } : { kind: 'ended' };
      if (isNewer(current, seen)) return { kind: 'refreshed', session: current };
      if (current.refresh === null) {
        await store.remove(current.idHash);
        metrics.session('reset');
        return { kind: 'ended' };
      }
      const asked = performance.now();
      const lease = await store.lease(current.idHash, leaseMs);
      if (lease.kind === 'held') {
        const { session, fence } = lease;
        const used = session.refresh;
        // Another request refreshed the session before this lease, or this process stalled for longer than the lease: check again.
        if (used === null || isNewer(session, seen) || performance.now() - asked >= leaseMs) await store.release(session.idHash, fence);
        else {
          const outcome = await ask(session, fence, used, caller);
          if (outcome !== null) return outcome;
        }
      }
      if (performance.now() >= limit) {
        metrics.session('refresh-unanswered');
        return { kind: 'unanswered', session: current };
      }
      if (lease.kind === 'busy') await setTimeout(pause / 2 + (Math.random() * pause) / 2);
    }
  };

  return (session: StoredSession, caller: Caller): Promise<RefreshOutcome> => {
    const under = running.get(session.handle);
    if (under) return under;
    const run = refresh(session, caller).finally(() => running.delete(session.handle));
    running.set(session.handle, run);
    return run;
  };
}
