import type { SessionStore, StoredSession } from './session.ts';

/** Finds a session under the id it was read by or, if it was rotated since, under its new id. */
export async function findCurrentSession(store: SessionStore, seen: StoredSession): Promise<StoredSession | null> {
  const same = await store.find(seen.idHash);
  if (same !== null) return same;
  const others = await store.listByCustomer(seen.customerId);
  return others.find(({ handle }) => handle === seen.handle) ?? null;
}
