import { useSyncExternalStore } from 'react';

/** The order that the address names after `#`; null without one. */
export function useOpenOrder(): string | null {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return hash === '' ? null : hash;
}

function subscribe(change: () => void): () => void {
  addEventListener('hashchange', change);
  return () => removeEventListener('hashchange', change);
}
