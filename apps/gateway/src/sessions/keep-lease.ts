import { locateSession } from './locate-session.ts';
import type { SessionStore, StoredSession } from './session.ts';

/**
 * Prolongs a lease while its holder waits for the provider, so that the lease can be short: who is killed holds up the others
 * for no longer than that. Answers the function that stops it.
 */
export function keepLease(store: SessionStore, session: StoredSession, fence: number, leaseMs: number, everyMs = leaseMs / 3): () => void {
  let idHash = session.idHash;
  const beat = async (): Promise<void> => {
    if (await store.extend(idHash, fence, leaseMs)) return;
    // Rotated meanwhile: the lease went with it.
    const moved = await locateSession(store, session);
    if (moved !== null && moved.idHash !== idHash && (await store.extend(moved.idHash, fence, leaseMs))) idHash = moved.idHash;
  };
  // A store that is away for a moment: the next beat asks again.
  const timer = setInterval(() => void beat().catch(() => {}), everyMs);
  return () => clearInterval(timer);
}
