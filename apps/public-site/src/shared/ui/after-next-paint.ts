import { startTransition } from 'react';

const waiting = new Set<() => void>();

/**
 * Calls `then` in a transition after the next frame is painted; in a hidden tab, when the tab becomes visible. All waiting callbacks run
 * together, so that React renders their changes once. React's `useDeferredValue` does not wait for the paint and can delay it.
 * @returns a function that cancels the call
 */
export function afterNextPaint(then: () => void): () => void {
  // The browser paints a frame after its animation callbacks, so a timeout set in one runs after the paint.
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(flushCallbacks));
  waiting.add(then);
  return () => waiting.delete(then);
}

function flushCallbacks(): void {
  startTransition(() => {
    for (const then of waiting) then();
  });
  waiting.clear();
}
