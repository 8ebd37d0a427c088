import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in server-rendered output, true after hydration. A form that is submitted before hydration is submitted by the browser, which puts
 * the typed values into the URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
