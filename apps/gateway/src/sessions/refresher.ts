import { setTimeout } from 'node:timers/promises';
import { providerRefusal } from '@muddat/auth-core';
import { type HeldTokens, heldTokens } from './held-tokens.ts';
import { keepLease } from './keep-lease.ts';
import { locateSession } from './locate-session.ts';
import type { Caller } from './provider.ts';
import type { HeldToken, StoredSession } from './session.ts';
import type { SessionServiceParts } from './session-parts.ts';
import { untilStored } from './until-stored.ts';

export type RefreshOutcome =
  | { kind: 'refreshed'; session: StoredSession }
  /** Refused by the provider, or the customer signed out meanwhile. */
  | { kind: 'ended' }
  /** Network, timeout, 5xx or 429: nobody is signed out for a blip; the session stays as it is. */
  | { kind: 'unanswered'; session: StoredSession };

/** After a holder's death the others wait this long; a living one prolongs it (keep-lease). */
const REFRESH_LEASE_MS = 5_000;
/** The provider's 15 s (spec 9) and one lease: who has waited longer answers that the provider is away. */
const WAIT_LIMIT_MS = 20_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

const isNewer = (current: StoredSession, seen: StoredSession): boolean =>
  current.generation > seen.generation && current.access?.token !== seen.access?.token;

/**
 * One refresh at a time for each session, over all gateways of one store. In this process, who comes while it runs gets its
 * tokens; between processes a lease in the store decides who asks the provider, and the others look, at growing intervals, for
 * the tokens that came. The lease's fencing number goes with the write (docs/decisions/sessions.md).
 */
export function createRefresher({ store, provider, now, log, metrics, leaseMs = REFRESH_LEASE_MS }: SessionServiceParts) {
  const running = new Map<string, Promise<RefreshOutcome>>();

  const discard = async (token: string, caller: Caller): Promise<void> => {
    try {
      await provider.revoke(token, caller);
    } catch (error) {
      log.warn({ err: error, request_id: caller.requestId }, 'tokens that came after a sign-out could not be revoked');
    }
  };

  /** Writes new tokens over those they were made from, and over nothing else. Null: a later holder has taken over. */
  const keep = async (
    { session, fence }: { session: StoredSession; fence: number },
    used: HeldToken,
    fresh: HeldTokens,
    caller: Caller,
  ): Promise<RefreshOutcome | null> => {
    const refresh = fresh.refresh ?? used;
    let current = session;
    for (;;) {
      const next: StoredSession = { ...current, access: fresh.access, refresh };
      // The old refresh token is spent: a store that is away for a moment must not cost the customer the session.
      if (await untilStored(() => store.update(next, fence))) {
        metrics.session('refreshed');
        return { kind: 'refreshed', session: { ...next, generation: next.generation + 1 } };
      }
      const found = await untilStored(() => locateSession(store, current));
      if (found === null) {
        // Signed out meanwhile: these tokens must not come back to life.
        await discard(refresh.token, caller);
        return { kind: 'ended' };
      }
      // Another gateway was quicker: its tokens stand.
      if (found.refresh?.token !== used.token) return { kind: 'refreshed', session: found };
      if (found.idHash === current.idHash && found.generation === current.generation) return null;
      // Only the profile or the id was changed meanwhile.
      current = found;
    }
  };

  /** Ends a session whose refresh was refused; null when a later holder has taken over. */
  const drop = async (session: StoredSession, fence: number): Promise<RefreshOutcome | null> => {
    for (let current = session; ; ) {
      if (await store.remove(current.idHash, fence)) {
        metrics.session('reset');
        return { kind: 'ended' };
      }
      const found = await locateSession(store, current);
      if (found === null) return { kind: 'ended' };
      if (isNewer(found, session)) return { kind: 'refreshed', session: found };
      if (found.idHash === current.idHash) return null;
      current = found;
    }
  };

  const ask = async (session: StoredSession, fence: number, used: HeldToken, caller: Caller): Promise<RefreshOutcome | null> => {
    const unanswered = async (): Promise<RefreshOutcome> => {
      metrics.session('refresh-unanswered');
      await store.release((await locateSession(store, session))?.idHash ?? session.idHash, fence);
      return { kind: 'unanswered', session };
    };
    const stop = keepLease(store, session, fence, leaseMs);
    try {
      const answer = await provider.token({ grant_type: 'refresh_token', refresh_token: used.token }, caller).catch((error: unknown) => {
        log.warn({ err: error, request_id: caller.requestId }, 'refresh was not answered');
        return null;
      });
      if (answer === null) return await unanswered();
      if (!answer.ok && providerRefusal('refresh', answer.status) === 'session-ended') return await drop(session, fence);
      if (!answer.ok || answer.tokens.access_token === undefined) return await unanswered();
      return await keep({ session, fence }, used, heldTokens(answer.tokens, now()), caller);
    } finally {
      stop();
    }
  };

  const refresh = async (seen: StoredSession, caller: Caller): Promise<RefreshOutcome> => {
    const limit = performance.now() + WAIT_LIMIT_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const current = await locateSession(store, seen);
      // Sealed anew by a gateway whose key this one does not have: it is not over.
      if (current === null) return (await store.holds(seen.idHash)) ? { kind: 'unanswered', session: seen } : { kind: 'ended' };
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
        // Done by somebody between the look and the lease, or this process stood still for longer than the lease: look again.
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
