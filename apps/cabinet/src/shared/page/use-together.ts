import { useEffect, useState } from 'react';

/** How long the page waits for a missing part after the latest response. A slow billing API must not hide what is to pay. */
const PATIENCE_MS = 2_500;

/** `isLoading` of a query: false for one that is paused or disabled, which will not respond soon. */
type Part = { isLoading: boolean };

/** How much longer the page waits when the phone is busy: a response may have arrived that it has not handled yet. */
const BUSY_MS = 500;

/** WebKit has no idle callbacks. */
function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: BUSY_MS });
  else task();
}

/**
 * Whether the sections of a page may be shown. They appear all at once when every one has responded, since a section that comes alone moves
 * those below it.
 * After `PATIENCE_MS` they appear even if some are missing. The time counts from the latest response, so that a network on which all are
 * slow does not end it. Stays true from then on.
 */
export function useTogether(...parts: readonly Part[]): boolean {
  const missing = parts.filter(({ isLoading }) => isLoading).length;
  const [isShown, setIsShown] = useState(missing === 0);
  useEffect(() => {
    // While every part is missing there is nothing to show.
    if (isShown || missing === parts.length) return undefined;
    if (missing === 0) {
      setIsShown(true);
      return undefined;
    }
    let isOver = false;
    const timer = window.setTimeout(() => whenIdle(() => !isOver && setIsShown(true)), PATIENCE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [isShown, missing, parts.length]);
  return isShown || missing === 0;
}
