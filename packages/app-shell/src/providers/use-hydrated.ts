import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page listens already: false in what was rendered beforehand, true from hydration on. A form sent off before that
 * would be sent by the browser itself, and put what was typed into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
