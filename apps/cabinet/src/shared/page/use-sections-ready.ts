import { useEffect, useState } from 'react';

/** How long the page waits for a missing section after the latest response, in ms. A slow billing API must not hide the amounts due. */
const SECTION_TIMEOUT_MS = 2_500;

/** `isLoading` of a query: false for one that is paused or disabled, which will not respond soon. */
type SectionQuery = { isLoading: boolean };

/** How much longer, in ms at most, the page waits while the phone is busy: it may not have handled a response that has arrived. */
const BUSY_MS = 500;

/** Runs the task when the browser is idle, after `BUSY_MS` at the latest. WebKit has no `requestIdleCallback` and runs it immediately. */
function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: BUSY_MS });
  else task();
}

/**
 * Whether the sections of a page may be shown. All sections appear together once every query has responded, since a section that appears
 * alone would move the sections below it.
 * Once one query has responded, the sections appear after `SECTION_TIMEOUT_MS` even if others have not. The time counts from the latest
 * response, so that it does not run out on a network where all responses are slow. Once true, the result stays true.
 */
export function useSectionsReady(...parts: readonly SectionQuery[]): boolean {
  const missing = parts.filter(({ isLoading }) => isLoading).length;
  const [isShown, setIsShown] = useState(missing === 0);
  useEffect(() => {
    // While no query has responded, there is nothing to show.
    if (isShown || missing === parts.length) return undefined;
    if (missing === 0) {
      setIsShown(true);
      return undefined;
    }
    let isOver = false;
    const timer = window.setTimeout(() => whenIdle(() => !isOver && setIsShown(true)), SECTION_TIMEOUT_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [isShown, missing, parts.length]);
  return isShown || missing === 0;
}
