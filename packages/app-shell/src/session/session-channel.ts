import * as v from 'valibot';
import { SESSION_CHANNEL } from './session-channel-name.ts';

/** Nothing of the session itself goes through it. */
const CHANNEL = SESSION_CHANNEL;
/** A channel is heard by its own document too, which knows already and goes its own way. */
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

/** After the gateway has ended the session: told before, another tab would find it alive still. */
export function announceSignOut(): void {
  signedOut = true;
  tell('signed-out');
}

/** This document has signed out, and nobody has signed in since: what it shows is nobody's, also when the back button brings it again. */
export const hasSignedOut = (): boolean => signedOut;

export function announceSignIn(): void {
  signedOut = false;
  tell('signed-in');
}

/** Calls back when another tab has signed out; answers how to stop listening. */
export const onSignOutElsewhere = (listener: () => void): (() => void) => onNews('signed-out', listener);

/** The same for a sign-in, of whomever: who it is, the gateway tells. */
export const onSignInElsewhere = (listener: () => void): (() => void) => onNews('signed-in', listener);
