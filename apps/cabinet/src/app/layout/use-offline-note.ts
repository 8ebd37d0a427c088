import { scheduleAfterLoad } from '@muddat/app-shell';
import { type ComponentType, useEffect, useState } from 'react';
import { isOfflineModuleRequested, loadOfflineModule } from '../offline/load-offline.ts';

/**
 * The banner about a lost network, or null until its script is loaded: some seconds after the document, or right away if the document was
 * opened without a network. The script also stores responses for offline reading.
 */
export function useOfflineNote(signedIn: boolean): ComponentType | null {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    // If the file cannot be loaded, the page works but stores nothing for offline reading.
    const load = () =>
      void loadOfflineModule()
        .then(({ OfflineNote }) => setNote(() => OfflineNote))
        .catch(() => undefined);
    if (!isOfflineModuleRequested()) return scheduleAfterLoad(load);
    load();
    return undefined;
  }, [signedIn]);
  return signedIn ? Note : null;
}
