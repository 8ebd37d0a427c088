import { findCurrentSession } from './find-current-session.ts';
import type { SessionStore, StoredSession } from './session.ts';

/**
 * Extends a lease until the returned function is called: while its holder waits for the provider and stores the response. This allows
 * short leases: if a holder is killed, the other gateways wait only until its lease ends.
 */
export function startLeaseRenewal(
  store: SessionStore,
  session: StoredSession,
  fence: number,
  leaseMs: number,
  everyMs = leaseMs / 3,
): () => void {
  let idHash = session.idHash;
  const beat = async (): Promise<void> => {
    if (await store.extend(idHash, fence, leaseMs)) return;
    // If the session was rotated, its lease moved to the new id. If it has ended or the lease is over, nothing is extended.
    const moved = await findCurrentSession(store, session);
    if (moved !== null && moved.idHash !== idHash && (await store.extend(moved.idHash, fence, leaseMs))) idHash = moved.idHash;
  };
  // If the store fails, the next beat tries again.
  const timer = setInterval(() => void beat().catch(() => {}), everyMs);
  return () => clearInterval(timer);
}
