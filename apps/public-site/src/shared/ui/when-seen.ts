import { startTransition } from 'react';

const waiting = new Set<() => void>();

/**
 * Calls in a transition when the next frame is on the screen; of a page that nobody sees, when somebody comes back to it. All who wait are
 * called at one go, so that what they change is drawn once. A deferred value of React does not wait for the frame, and keeps it back.
 * @returns calls it off
 */
export function whenSeen(then: () => void): () => void {
  // A frame is on the screen when its callbacks have ended.
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(callAll));
  waiting.add(then);
  return () => waiting.delete(then);
}

function callAll(): void {
  startTransition(() => {
    for (const then of waiting) then();
  });
  waiting.clear();
}
