import type { HeldToken, StoredSession } from '../sessions/session.ts';
import { type HeldTokens, heldTokens } from './held-tokens.ts';
import type { Caller } from './provider.ts';
import type { SessionServiceParts } from './session-service.ts';

export type RefreshOutcome =
  | { kind: 'refreshed'; session: StoredSession }
  /** Refused by the provider, or the customer signed out meanwhile. */
  | { kind: 'ended' }
  /** Network, timeout, 5xx or 429: nobody is signed out for a blip; the session stays as it is. */
  | { kind: 'unanswered'; session: StoredSession };

const REFUSED: readonly number[] = [400, 401, 403];

/**
 * One refresh at a time for each session. Who comes while it runs gets its tokens; who read the session before it
 * finished gets them too, by the generation, without asking the provider again.
 */
export function createRefresher({ store, provider, now, log, metrics }: SessionServiceParts) {
  const running = new Map<string, Promise<RefreshOutcome>>();

  const discard = async (token: string, caller: Caller): Promise<void> => {
    try {
      await provider.revoke(token, caller);
    } catch (error) {
      log.warn({ err: error, request_id: caller.requestId }, 'tokens that came after a sign-out could not be revoked');
    }
  };

  /** Writes new tokens over those they were made from, and over nothing else. */
  const keep = async (session: StoredSession, used: HeldToken, fresh: HeldTokens, caller: Caller): Promise<RefreshOutcome> => {
    const refresh = fresh.refresh ?? used;
    let current: StoredSession | null = session;
    while (current !== null && current.refresh?.token === used.token) {
      const next: StoredSession = { ...current, access: fresh.access, refresh };
      if (await store.update(next.idHash, next.generation, next)) {
        metrics.session('refreshed');
        return { kind: 'refreshed', session: { ...next, generation: next.generation + 1 } };
      }
      // Only the profile was written meanwhile, or more than that: look again.
      current = await store.find(session.idHash);
    }
    // Another gateway was quicker: its tokens stand.
    if (current !== null) return { kind: 'refreshed', session: current };
    // Signed out meanwhile: these tokens must not come back to life.
    await discard(refresh.token, caller);
    return { kind: 'ended' };
  };

  const refresh = async (seen: StoredSession, caller: Caller): Promise<RefreshOutcome> => {
    const session = await store.find(seen.idHash);
    if (session === null) return { kind: 'ended' };
    if (session.generation > seen.generation && session.access?.token !== seen.access?.token) return { kind: 'refreshed', session };
    if (session.refresh === null) {
      await store.remove(session.idHash);
      metrics.session('reset');
      return { kind: 'ended' };
    }
    let answer: Awaited<ReturnType<typeof provider.token>>;
    try {
      answer = await provider.token({ grant_type: 'refresh_token', refresh_token: session.refresh.token }, caller);
    } catch (error) {
      log.warn({ err: error, request_id: caller.requestId }, 'refresh was not answered');
      metrics.session('refresh-unanswered');
      return { kind: 'unanswered', session };
    }
    if (!answer.ok && REFUSED.includes(answer.status)) {
      await store.remove(session.idHash);
      metrics.session('reset');
      return { kind: 'ended' };
    }
    if (!answer.ok || answer.tokens.access_token === undefined) {
      metrics.session('refresh-unanswered');
      return { kind: 'unanswered', session };
    }
    return keep(session, session.refresh, heldTokens(answer.tokens, now()), caller);
  };

  return (session: StoredSession, caller: Caller): Promise<RefreshOutcome> => {
    const under = running.get(session.idHash);
    if (under) return under;
    const run = refresh(session, caller).finally(() => running.delete(session.idHash));
    running.set(session.idHash, run);
    return run;
  };
}
