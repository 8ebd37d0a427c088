import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { scheduleAfterOrders } from '../offline/after-orders.ts';
import { isOfflineModuleRequested, loadOfflineModule } from '../offline/load-offline.ts';
import { scheduleAfterLoad } from './after-load.ts';

/**
 * The banner about a lost network, or null until its script is loaded: some seconds after the document, sooner if the page shows an order,
 * or right away if the document was opened without a network. The script also stores responses for offline reading.
 */
export function useOfflineNote(signedIn: boolean): ComponentType | null {
  const queryClient = useQueryClient();
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    // If the file cannot be loaded, the page works but stores nothing for offline reading.
    const load = () =>
      void loadOfflineModule()
        .then(({ OfflineNote }) => setNote(() => OfflineNote))
        .catch(() => undefined);
    if (isOfflineModuleRequested()) {
      load();
      return undefined;
    }
    const cancels = [scheduleAfterLoad(load), scheduleAfterOrders(queryClient, load)];
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [signedIn, queryClient]);
  return signedIn ? Note : null;
}
