import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The fields hear of their signals from their effects on, for which React waits until the page is painted. In a page that was drawn beforehand
 * a key that comes in between is taken back from the screen, and the next is put after nothing: so the effects are run with what is drawn, as
 * a render that is due at once has them.
 */
export function useListenAtOnce(): void {
  const drawnBefore = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [, setListens] = useState(false);
  useLayoutEffect(() => {
    if (drawnBefore) setListens(true);
  }, [drawnBefore]);
}
