import type { AnyRouter } from '@tanstack/react-router';
import { createPreloadQueue, type PreloadQueue } from './preload-queue.ts';
import { savesData } from './saves-data.ts';

const queues = new WeakMap<AnyRouter, PreloadQueue>();

/** The one queue of a router, through which all its preloads go: a page's file and its data count as one. */
export function preloadsOf(router: AnyRouter): PreloadQueue {
  const known = queues.get(router);
  if (known) return known;
  const preload = async (href: string): Promise<void> => {
    const { pathname, search } = new URL(href, window.location.origin);
    await router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) });
  };
  const queue = createPreloadQueue(preload, () => !savesData());
  queues.set(router, queue);
  return queue;
}
