import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryName } from '../../domain/customer/keys.ts';

/**
 * How long after its response an order counts as shown, in ms: enough for the page to paint it and to request its pictures. Storing must end
 * within two seconds, so that an order can be read by a customer who loses the network right after it appeared.
 */
const PAINT_MS = 1_000;

const ORDERS: readonly unknown[] = ['orders', 'order'] satisfies readonly QueryName[];

const isShownOrder = (query: Query): boolean => ORDERS.includes(query.queryKey[1]) && query.state.data !== undefined && query.isActive();

/** Runs a task once the page has shown an order or the list of orders. Returns a function that cancels it. */
export function scheduleAfterOrders(queryClient: QueryClient, task: () => void): () => void {
  const cache = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const shown = timer === undefined && cache.getAll().find(isShownOrder);
    if (shown) timer = setTimeout(task, shown.state.dataUpdatedAt + PAINT_MS - Date.now());
  };
  const stopWatching = cache.subscribe(look);
  look();
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}
