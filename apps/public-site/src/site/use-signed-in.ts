import { useEffect, useState } from 'react';

/** Who comes back from the cabinet, or from another tab where they signed out, soon sees it. */
const FRESH_MS = 10_000;
/** Nothing that is read waits for this answer, so it is asked for when the page has nothing better to do, but not for ever later. */
const LATEST_MS = 2_000;

/** Asks the gateway who is there (spec 7); of the answer only one word is wanted here, and no answer is none. */
async function askSignedIn(): Promise<boolean | null> {
  try {
    const answer: unknown = await (await fetch('/api/auth/user')).json();
    return typeof answer === 'object' && answer !== null && 'loggedIn' in answer && typeof answer.loggedIn === 'boolean'
      ? answer.loggedIn
      : null;
  } catch {
    return null;
  }
}

/**
 * Whether a customer is signed in. The page itself is drawn once for everybody, so this is false until the browser has asked, and
 * stays as it was where no answer comes: the way to sign-in leads a signed-in customer on to the cabinet anyway.
 */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => {
    let gone = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = async () => {
      askedAt = Date.now();
      const answer = await askSignedIn();
      if (!gone && answer !== null) setSignedIn(answer);
    };
    const again = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt >= FRESH_MS) void ask();
    };
    const cancel = whenIdle(() => void ask());
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      cancel();
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return signedIn;
}

/** Runs a task when the page is idle; answers how to call it off. Safari knows no idle callbacks. */
function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 0);
  return () => clearTimeout(timer);
}
