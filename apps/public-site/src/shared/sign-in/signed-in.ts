import { SESSION_CHANNEL_NAME } from '@muddat/app-shell';
import { useSyncExternalStore } from 'react';

/**
 * Age in ms from which a page requests the session again when its tab becomes visible: the customer may have signed in or out elsewhere.
 */
const FRESH_MS = 10_000;
/** Maximum wait in ms for an idle moment. Nothing visible needs the response, so the request waits for one. */
const MAX_IDLE_WAIT_MS = 2_000;

const listeners = new Set<() => void>();
let signedIn: boolean | null = null;
let requestedAt = Number.NEGATIVE_INFINITY;
let stopPolling: () => void = () => {};

/** Asks the gateway whether a customer is signed in (spec 7). Null when the request fails. */
async function fetchSignedIn(): Promise<boolean | null> {
  try {
    const answer: unknown = await (await fetch('/api/auth/user')).json();
    return typeof answer === 'object' && answer !== null && 'loggedIn' in answer && typeof answer.loggedIn === 'boolean'
      ? answer.loggedIn
      : null;
  } catch {
    return null;
  }
}

function startPolling(): () => void {
  let gone = false;
  const ask = async () => {
    requestedAt = Date.now();
    const answer = await fetchSignedIn();
    // After a failed request the last known value stays. If there is none, the visitor counts as a guest.
    const next = answer ?? signedIn ?? false;
    if (gone || next === signedIn) return;
    signedIn = next;
    // The server keeps space for the tab bar if the browser has a session cookie; the session may have ended.
    document.documentElement.toggleAttribute('data-tab-bar', next);
    for (const listener of listeners) listener();
  };
  const again = () => {
    if (document.visibilityState === 'visible' && Date.now() - requestedAt >= FRESH_MS) void ask();
  };
  const cancel = whenIdle(() => void ask());
  // A message on the channel only means that the session changed; the gateway has the new state.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SESSION_CHANNEL_NAME);
  channel?.addEventListener('message', () => void ask());
  document.addEventListener('visibilitychange', again);
  return () => {
    gone = true;
    cancel();
    channel?.close();
    document.removeEventListener('visibilitychange', again);
  };
}

/** Calls `listener` when the state changes. All subscribers share one request. When the last one leaves, the state is forgotten. */
export function watchSignedIn(listener: () => void): () => void {
  if (listeners.size === 0) stopPolling = startPolling();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopPolling();
    signedIn = null;
  };
}

/** Null until the first request to the gateway has ended. */
export const isSignedIn = (): boolean | null => signedIn;

/** Runs a task when the page is idle, and returns a function that cancels it. Safari has no requestIdleCallback. */
function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: MAX_IDLE_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 0);
  return () => clearTimeout(timer);
}

const onServer = () => null;

/**
 * True when a customer is signed in; null until the first request to the gateway has ended. The server renders the page without this value,
 * the same for everyone.
 */
export const useSignedInState = (): boolean | null => useSyncExternalStore(watchSignedIn, isSignedIn, onServer);

/**
 * Like `useSignedInState`, but unknown counts as false. That is harmless: the sign-in link leads a signed-in customer to the cabinet
 * anyway.
 */
export const useSignedIn = (): boolean => useSignedInState() === true;
