import { findCurrentSession } from './find-current-session.ts';
import type { SessionStore, StoredSession } from './session.ts';

/**
 * Extends a lease while its holder waits for the provider. This allows short leases: if a holder is killed, the other gateways wait only
 * until its lease ends. Returns a function that stops the extending.
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
    // The session was rotated; its lease moved to the new id.
    const moved = await findCurrentSession(store, session);
    if (moved !== null && moved.idHash !== idHash && (await store.extend(moved.idHash, fence, leaseMs))) idHash = moved.idHash;
  };
  // If the store fails, the next beat tries again.
  const timer = setInterval(() => void beat().catch(() => {}), everyMs);
  return () => clearInterval(timer);
}
