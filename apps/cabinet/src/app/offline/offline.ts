import type { QueryClient } from '@tanstack/react-query';
import { cacheAppFiles } from './cache-files.ts';
import { offlineCacheOf } from './offline-cache.ts';

export { OfflineNote } from './offline-note.tsx';
export { offlineCacheOf };

/** Stores the responses so far and the files of the page. Call it once the first view is over. */
export function storeNow(queryClient: QueryClient): void {
  offlineCacheOf(queryClient);
  cacheAppFiles({ firstViewIsOver: true }).catch(() => undefined);
}
