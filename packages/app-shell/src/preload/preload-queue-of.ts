import type { AnyRouter } from '@tanstack/react-router';
import { createPreloadQueue, type PreloadQueue } from './preload-queue.ts';

/** The Network Information API (`navigator.connection`), which only Chromium browsers have. */
type Connection = { saveData?: unknown; effectiveType?: unknown };

/** Whether to skip preloading: the user asked to save data, or the connection is so slow that preloads would delay real requests. */
export function shouldSkipPreload(browser: object = navigator): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType }: Connection = connection;
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

const queues = new WeakMap<AnyRouter, PreloadQueue>();

/** The one preload queue of a router. A page's chunk and its data count as one preload. */
export function preloadQueueOf(router: AnyRouter): PreloadQueue {
  const known = queues.get(router);
  if (known) return known;
  const preload = async (href: string): Promise<void> => {
    const { pathname, search } = new URL(href, window.location.origin);
    await router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) });
  };
  const queue = createPreloadQueue(preload, () => !shouldSkipPreload());
  queues.set(router, queue);
  return queue;
}
