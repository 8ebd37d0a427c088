import { useEffect, useEffectEvent } from 'react';
import type { AimKey } from './aim.ts';
import { attemptName } from './attempt-store.ts';

type Options = {
  aimKey: AimKey;
  /** Called when another tab has started a payment with this key. */
  onBegun: () => void;
  /** Called when the payment of another tab has ended. */
  onEnded: () => void;
};

/** Reports when another tab of this browser stores or deletes the attempt with this key. */
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
