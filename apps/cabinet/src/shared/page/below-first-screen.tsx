import { type ReactNode, useDeferredValue, useEffect } from 'react';

/** Whether a page was shown since the document was loaded. */
let isFirstViewOver = false;

/**
 * What a phone shows below its first screen. In the first view of a document it is rendered in a task of its own, after the first screen, so
 * that neither blocks for long; later at once, since the router can only return to a scroll position that exists.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, isFirstViewOver);
  useEffect(() => {
    isFirstViewOver = true;
  }, []);
  return isShown ? children : null;
}
