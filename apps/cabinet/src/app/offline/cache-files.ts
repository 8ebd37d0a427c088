import { shouldSkipPreload } from '@muddat/app-shell';

const BUILD_FILE = /\/assets\/(?:site|cabinet)\//;

/** Pages that work without a network, or explain why they do not. Their scripts are loaded once per build, at most some 60 KB. */
const PAGES = [
  () => import('../routes/orders-page.tsx'),
  () => import('../routes/order-page.tsx'),
  () => import('../routes/pay-page.tsx'),
  () => import('../routes/pay-several-page.tsx'),
  () => import('../routes/payments-page.tsx'),
];

/**
 * Delay after the start of the document, in ms. The worker fetches the shell again to store it, which must not slow down the first view.
 */
const START_DELAY_MS = 10_000;

/**
 * Makes the page open without a network. The service worker stores the files that it has delivered. This function sends it the names of the
 * files that the document loaded before the worker was active; the worker reads them from the browser's cache. Also loads the pages that
 * work offline.
 */
export async function cacheFiles(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.ready;
  if (serviceWorker.controller === null) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  await new Promise((resolve) => window.setTimeout(resolve, Math.max(0, START_DELAY_MS - performance.now())));
  const missed = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0 && BUILD_FILE.test(entry.name));
  serviceWorker.controller?.postMessage({ keep: missed.map(({ name }) => name) });
  if (!shouldSkipPreload()) await Promise.allSettled(PAGES.map((load) => load()));
}
