import { SESSION_CHANNEL } from '@muddat/app-shell';
import { useSyncExternalStore } from 'react';

/** Who comes back from the cabinet, or from another tab where they signed out, soon sees it. */
const FRESH_MS = 10_000;
/** Nothing that is read waits for this answer, so it is asked for when the page has nothing better to do, but not for ever later. */
const LATEST_MS = 2_000;

const listeners = new Set<() => void>();
let signedIn: boolean | null = null;
let askedAt = Number.NEGATIVE_INFINITY;
let stopAsking: () => void = () => {};

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

function startAsking(): () => void {
  let gone = false;
  const ask = async () => {
    askedAt = Date.now();
    const answer = await askSignedIn();
    // No answer: as it was, and where nothing was known, a guest.
    const next = answer ?? signedIn ?? false;
    if (gone || next === signedIn) return;
    signedIn = next;
    for (const listener of listeners) listener();
  };
  const again = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= FRESH_MS) void ask();
  };
  const cancel = whenIdle(() => void ask());
  // A word on the channel says only that something has changed: what, the gateway tells.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SESSION_CHANNEL);
  channel?.addEventListener('message', () => void ask());
  document.addEventListener('visibilitychange', again);
  return () => {
    gone = true;
    cancel();
    channel?.close();
    document.removeEventListener('visibilitychange', again);
  };
}

/** All who want to know share one question. */
export function watchSignedIn(listener: () => void): () => void {
  if (listeners.size === 0) stopAsking = startAsking();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopAsking();
    signedIn = null;
  };
}

/** Null until the gateway has been asked. */
export const isSignedIn = (): boolean | null => signedIn;

/** Runs a task when the page is idle; answers how to call it off. Safari knows no idle callbacks. */
function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 0);
  return () => clearTimeout(timer);
}

const onServer = () => null;

/** Whether a customer is signed in; null until the gateway has been asked. The page itself is drawn once for everybody. */
export const useWhoIsThere = (): boolean | null => useSyncExternalStore(watchSignedIn, isSignedIn, onServer);

/**
 * The same where not known yet is as good as no: it stays as it was where no answer comes, and the way to sign-in leads a signed-in
 * customer on to the cabinet anyway.
 */
export const useSignedIn = (): boolean => useWhoIsThere() === true;
