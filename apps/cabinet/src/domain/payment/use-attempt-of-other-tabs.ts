import { useEffect, useEffectEvent } from 'react';
import type { AimKey } from './aim.ts';
import { attemptName } from './attempt-store.ts';

type Options = {
  aimKey: AimKey;
  /** Another tab has begun a payment with this aim. */
  onBegun: () => void;
  /** The payment of another tab has ended. */
  onEnded: () => void;
};

/** Listens to what other tabs of this browser do with the attempt of an aim. */
export function useAttemptOfOtherTabs({ aimKey, onBegun, onEnded }: Options): void {
  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (event.key !== attemptName(aimKey)) return;
    if (event.newValue === null) onEnded();
    else onBegun();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
}
