import { type ComponentType, useEffect, useState } from 'react';
import { isOfflineLoaded, loadOffline } from '../offline/load-offline.ts';
import { afterLoad } from './after-load.ts';

/** The banner about a lost network. Null until some seconds after the load; from then on responses are stored for offline reading. */
export function useOfflineNote(signedIn: boolean): ComponentType | null {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    // If the file cannot be loaded, the page works but stores nothing for offline reading.
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
