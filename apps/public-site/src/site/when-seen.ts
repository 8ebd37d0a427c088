import { startTransition } from 'react';

/** A page that nobody sees has no frames. */
const LIMIT_MS = 200;

const waiting = new Set<() => void>();

/**
 * Calls in a transition when the next frame is on the screen, and soon in any case; all who wait are called at one go, so that what they
 * change is drawn once. A deferred value of React does not wait for the frame, and keeps it back.
 * @returns calls it off
 */
export function whenSeen(then: () => void): () => void {
  if (waiting.size === 0) afterFrame(callAll);
  waiting.add(then);
  return () => waiting.delete(then);
}

function callAll(): void {
  const all = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const then of all) then();
  });
}

function afterFrame(then: () => void): void {
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(limit);
    // A frame is on the screen when its callbacks have ended.
    setTimeout(then);
  };
  const frame = requestAnimationFrame(end);
  const limit = setTimeout(end, LIMIT_MS);
}
