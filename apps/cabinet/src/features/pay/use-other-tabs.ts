import { useEffect, useEffectEvent } from 'react';
import { attemptName } from './attempt-store.ts';

type Options = {
  orderId: string;
  /** Another tab has begun to pay for this order. */
  onBegun: () => void;
  /** What another tab had begun has come to its end. */
  onEnded: () => void;
};

/** Hears from the other tabs of this browser what becomes of the attempt to pay for an order. */
export function useOtherTabs({ orderId, onBegun, onEnded }: Options): void {
  const hear = useEffectEvent((event: StorageEvent) => {
    if (event.key !== attemptName(orderId)) return;
    if (event.newValue === null) onEnded();
    else onBegun();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => hear(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
}
