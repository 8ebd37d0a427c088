import * as v from 'valibot';
import { SESSION_CHANNEL } from './session-channel-name.ts';

/** The channel carries no session data. */
const CHANNEL = SESSION_CHANNEL;
/**
 * Identifies this document. A BroadcastChannel message also reaches other channels in the document that sent it, and must be ignored there.
 */
const here = Math.random().toString(36).slice(2);

const newsSchema = v.object({ news: v.picklist(['signed-in', 'signed-out']), from: v.string() });
type News = v.InferOutput<typeof newsSchema>['news'];

let signedOut = false;

function tell(news: News): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ news, from: here });
  channel.close();
}

function onNews(wanted: News, listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const heard = v.safeParse(newsSchema, event.data);
    if (heard.success && heard.output.news === wanted && heard.output.from !== here) listener();
  });
  return () => channel.close();
}

/** Call this after the gateway has ended the session. Before that, another tab would still find the session alive. */
export function announceSignOut(): void {
  signedOut = true;
  tell('signed-out');
}

/** Whether this document has signed out since its last sign-in. Its content is then stale, also when the back button restores it. */
export const hasSignedOut = (): boolean => signedOut;

export function announceSignIn(): void {
  signedOut = false;
  tell('signed-in');
}

/** Calls back when another tab has signed out. Returns a function that stops listening. */
export const onSignOutElsewhere = (listener: () => void): (() => void) => onNews('signed-out', listener);

/**
 * Calls back when another tab has signed in. The message does not identify the customer; ask the gateway. Returns a function that stops
 * listening.
 */
export const onSignInElsewhere = (listener: () => void): (() => void) => onNews('signed-in', listener);
