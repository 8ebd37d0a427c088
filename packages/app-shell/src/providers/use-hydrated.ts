import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in server-rendered output, true after hydration. Before hydration the browser would submit a form itself and put the typed values
 * into the URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
