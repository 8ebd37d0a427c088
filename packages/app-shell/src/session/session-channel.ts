import * as v from 'valibot';
import { SESSION_CHANNEL_NAME } from './session-channel-name.ts';

/** Messages on this channel say only that there was a sign-in or sign-out. They contain no data of the session. */
const CHANNEL = SESSION_CHANNEL_NAME;
/**
 * Identifies this document. A BroadcastChannel message also reaches other channels in the document that sent it, and must be ignored there.
 */
const documentId = Math.random().toString(36).slice(2);

const sessionEventSchema = v.object({ news: v.picklist(['signed-in', 'signed-out']), from: v.string() });
type SessionEvent = v.InferOutput<typeof sessionEventSchema>['news'];

let signedOut = false;

function broadcast(news: SessionEvent): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ news, from: documentId });
  channel.close();
}

function onSessionEvent(wanted: SessionEvent, listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const heard = v.safeParse(sessionEventSchema, event.data);
    if (heard.success && heard.output.news === wanted && heard.output.from !== documentId) listener();
  });
  return () => channel.close();
}

/** Call this after the gateway has ended the session. Before that, another tab would still find the session alive. */
export function announceSignOut(): void {
  signedOut = true;
  broadcast('signed-out');
}

/** Whether this document has signed out since its last sign-in. Its content is then stale, also when the back button restores it. */
export const hasSignedOut = (): boolean => signedOut;

export function announceSignIn(): void {
  signedOut = false;
  broadcast('signed-in');
}

/** Calls back when another tab has signed out. Returns a function that stops listening. */
export const onSignOutElsewhere = (listener: () => void): (() => void) => onSessionEvent('signed-out', listener);

/**
 * Calls back when another tab has signed in. The message does not identify the customer; ask the gateway. Returns a function that stops
 * listening.
 */
export const onSignInElsewhere = (listener: () => void): (() => void) => onSessionEvent('signed-in', listener);
