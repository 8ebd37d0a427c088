import { useEffect, useState } from 'react';

/** A part that takes longer than this comes after the others: a slow billing must not hide what is to pay. */
const PATIENCE_MS = 1_500;

/** `isLoading` of a query: false for one that is paused without a network, or disabled: neither will respond soon. */
type Part = { isLoading: boolean };

/**
 * Whether the parts of a page may be shown: all at once when every one has responded, since each part that comes alone moves those below it;
 * or when the patience is over. Stays true from then on.
 */
export function useTogether(...parts: readonly Part[]): boolean {
  const areAllKnown = !parts.some(({ isLoading }) => isLoading);
  const [isShown, setIsShown] = useState(areAllKnown);
  useEffect(() => {
    if (isShown) return undefined;
    if (areAllKnown) {
      setIsShown(true);
      return undefined;
    }
    const timer = window.setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, [isShown, areAllKnown]);
  return isShown || areAllKnown;
}
