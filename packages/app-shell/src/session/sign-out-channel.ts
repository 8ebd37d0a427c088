/** Tells the other tabs of this browser that the session has ended, so that none shows what it no longer may. */
const CHANNEL = 'muddat-session';
/** This document signed out itself: it hears its own word too, and knows where it is going. */
let announced = false;

export function announceSignOut(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  announced = true;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed-out');
  channel.close();
}

/** Calls back when another tab has signed out; answers how to stop listening. */
export function onSignOutElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data === 'signed-out' && !announced) listener();
  });
  return () => channel.close();
}
