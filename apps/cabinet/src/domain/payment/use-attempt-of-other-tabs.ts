import { useEffect, useEffectEvent } from 'react';
import { attemptStorageKey } from './attempt-store.ts';
import type { PurposeKey } from './purpose.ts';

type Options = {
  purposeKey: PurposeKey;
  /** Called when another tab has stored an attempt under this purpose key, or added its payment's id. */
  onStarted: () => void;
  /** Called when another tab has deleted its attempt: the payment has ended, or the customer has abandoned it. */
  onEnded: () => void;
};

/** Reports when another tab of this browser stores or deletes the attempt under this purpose key. */
export function useAttemptOfOtherTabs({ purposeKey, onStarted, onEnded }: Options): void {
  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (event.key !== attemptStorageKey(purposeKey)) return;
    if (event.newValue === null) onEnded();
    else onStarted();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
}
