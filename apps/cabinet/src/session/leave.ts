/** S2-39: a page that reloads itself does so at most once in this time, so that no failure can make it a loop. */
const RELOAD_GUARD_MS = 10_000;
const LAST_RELOAD = 'muddat.reload';

type Browser = { now: number; storage: Pick<Storage, 'getItem' | 'setItem'>; reload: () => void };

/**
 * Asks for the page that is open as a document. The gateway judges the session: where it has ended, it remembers this address
 * and asks for the sign-in, after which the customer is back here. Answers false within 10 s of the last time.
 */
export function reloadOnce({ now, storage, reload }: Browser): boolean {
  const last = Number(readItem(storage) ?? Number.NaN);
  if (now - last < RELOAD_GUARD_MS && now >= last) return false;
  try {
    storage.setItem(LAST_RELOAD, String(now));
  } catch {
    // Without a place to remember the last time nothing would stop a loop.
    return false;
  }
  reload();
  return true;
}

function readItem(storage: Browser['storage']): string | null {
  try {
    return storage.getItem(LAST_RELOAD);
  } catch {
    return null;
  }
}

/** For an API call that was refused as not signed in. */
export function leaveForSignIn(): boolean {
  return reloadOnce({ now: Date.now(), storage: window.sessionStorage, reload: () => window.location.reload() });
}
