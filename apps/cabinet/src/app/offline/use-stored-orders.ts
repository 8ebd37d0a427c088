import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { scheduleAfterOrders } from './after-orders.ts';
import { loadOfflineModule } from './load-offline.ts';

/**
 * Stores what the page shows for reading without a network, soon after its orders were shown. On other pages storing starts later, with the
 * banner about a lost network. Pages of orders call this hook themselves, since the layout belongs to the first view of every page.
 */
export function useStoredOrders(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      scheduleAfterOrders(queryClient, () => {
        // If the file cannot be loaded, the page works but stores nothing for offline reading.
        loadOfflineModule().then(
          ({ storeNow }) => storeNow(queryClient),
          () => undefined,
        );
      }),
    [queryClient],
  );
}
