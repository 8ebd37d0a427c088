import type { SessionStore, StoredSession } from './session.ts';

/** Where a session is now: under the id it was read by, or, when that was rotated meanwhile, under its new one. */
export async function locateSession(store: SessionStore, seen: StoredSession): Promise<StoredSession | null> {
  const same = await store.find(seen.idHash);
  if (same !== null) return same;
  const others = await store.listByCustomer(seen.customerId);
  return others.find(({ handle }) => handle === seen.handle) ?? null;
}
