import { readStoredValue, removeStoredValue, tabStorage, writeStoredValue } from '../storage/stored-value.ts';

const STORAGE_KEY = 'muddat.signed-out';
/** Age in ms from which a note is ignored, because it no longer explains why the customer is on the sign-in page. */
const NOTICE_TTL_MS = 60_000;

/**
 * Notes for the next sign-in page that the customer was sent there because a page requires a session. Without storage that page shows no
 * notice.
 */
export function saveSignedOutNotice(now = Date.now()): void {
  writeStoredValue(tabStorage(), STORAGE_KEY, now);
}

/** Whether the customer was sent to this page because another page requires a session. Deletes the note. */
export function consumeSignedOutNotice(now = Date.now()): boolean {
  // A redirect before this page is taken to mean that the gateway sent a guest to sign in.
  const redirected = performance.getEntriesByType('navigation').some((entry) => 'redirectCount' in entry && entry.redirectCount !== 0);
  const noted = readStoredValue(tabStorage(), STORAGE_KEY, (stored) => (Number.isFinite(stored) ? Number(stored) : null));
  removeStoredValue(tabStorage(), STORAGE_KEY);
  return redirected || (noted !== null && now - noted < NOTICE_TTL_MS);
}
