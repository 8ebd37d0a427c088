import { readStored, removeStored, tabStorage, writeStored } from '../storage/stored-value.ts';

const KEPT_AS = 'muddat.signed-out';
/** Longer ago it is no longer what has brought the customer here. */
const KEPT_MS = 60_000;

/**
 * Notes, for the sign-in page that comes next, that a page was left because nobody is signed in any more. Where nothing can be kept, that page
 * says nothing of it.
 */
export function noteSignedOut(now = Date.now()): void {
  writeStored(tabStorage(), KEPT_AS, now);
}

/** Whether this page is shown because another one wanted somebody who is signed in. The note is used up. */
export function takeSignedOutNote(now = Date.now()): boolean {
  // A redirect of the gateway brought a guest here from the page that was asked for.
  const redirected = performance.getEntriesByType('navigation').some((entry) => 'redirectCount' in entry && entry.redirectCount !== 0);
  const noted = readStored(tabStorage(), KEPT_AS, (stored) => (Number.isFinite(stored) ? Number(stored) : null));
  removeStored(tabStorage(), KEPT_AS);
  return redirected || (noted !== null && now - noted < KEPT_MS);
}
