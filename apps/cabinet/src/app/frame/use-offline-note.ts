import { type ComponentType, useEffect, useState } from 'react';
import { isOfflineLoaded, loadOffline } from '../offline/load-offline.ts';
import { afterLoad } from './after-load.ts';

/** The note on top of the page that tells of a lost network; null until the page stands. From then on answers are kept for such times. */
export function useOfflineNote(signedIn: boolean): ComponentType | null {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    // Without it the page is whole, and keeps nothing.
    const load = () =>
      void loadOffline()
        .then(({ OfflineNote }) => setNote(() => OfflineNote))
        .catch(() => undefined);
    if (!isOfflineLoaded()) return afterLoad(load);
    load();
    return undefined;
  }, [signedIn]);
  return signedIn ? Note : null;
}
