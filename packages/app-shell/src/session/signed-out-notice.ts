import * as v from 'valibot';

const KEPT_AS = 'muddat.signed-out';
/** Longer ago it is no longer what has brought the customer here. */
const KEPT_MS = 60_000;

const timeSchema = v.pipe(v.string(), v.transform(Number), v.finite());

/** Notes, for the sign-in page that comes next, that a page was left because nobody is signed in any more. */
export function noteSignedOut(now = Date.now()): void {
  try {
    window.sessionStorage.setItem(KEPT_AS, String(now));
  } catch {
    // Nothing can be kept: the sign-in page then says nothing of it.
  }
}

/** Whether this page is shown because another one wanted somebody who is signed in. The note is used up. */
export function takeSignedOutNote(now = Date.now()): boolean {
  // A redirect of the gateway brought a guest here from the page that was asked for.
  const redirected = performance.getEntriesByType('navigation').some((entry) => 'redirectCount' in entry && entry.redirectCount !== 0);
  try {
    const noted = v.safeParse(timeSchema, window.sessionStorage.getItem(KEPT_AS));
    window.sessionStorage.removeItem(KEPT_AS);
    return redirected || (noted.success && now - noted.output < KEPT_MS);
  } catch {
    return redirected;
  }
}
