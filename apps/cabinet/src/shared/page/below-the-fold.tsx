import { type ReactNode, useDeferredValue, useEffect } from 'react';

/** Whether a page has been shown since the document was loaded. */
let isFirstViewOver = false;

/**
 * Content below the first screen of a phone. In the first view of a document it renders in a separate task after the first screen, so that
 * neither task blocks for long.
 * In later views it renders together with the page, since the router can only return to a scroll position that exists.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, isFirstViewOver);
  useEffect(() => {
    isFirstViewOver = true;
  }, []);
  return isShown ? children : null;
}
