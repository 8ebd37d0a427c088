import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Fields subscribe to their signals in effects, which React runs after paint. On a server-rendered page a key typed before the effects
 * would be lost, and React would reset the input. A state update in a layout effect makes React flush those effects in the hydration
 * commit.
 */
export function useFlushEffectsOnHydration(): void {
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
