import type { SessionStore, StoredSession } from '../sessions/session.ts';
import { locateSession } from './locate-session.ts';

/**
 * Prolongs a lease while its holder waits for the provider, so that the lease can be short: who is killed holds up the others
 * for no longer than that. Answers the function that stops it.
 */
export function keepLease(store: SessionStore, session: StoredSession, fence: number, leaseMs: number): () => void {
  let idHash = session.idHash;
  const beat = async (): Promise<void> => {
    if (await store.extend(idHash, fence, leaseMs)) return;
    idHash = (await locateSession(store, session))?.idHash ?? idHash;
  };
  // A store that is away for a moment: the next beat asks again.
  const timer = setInterval(() => void beat().catch(() => {}), leaseMs / 3);
  return () => clearInterval(timer);
}
