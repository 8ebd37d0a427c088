import { shouldSkipPreload } from '@muddat/app-shell';
import { loadPage } from '../routes/page-modules.ts';

/** The script of a document that starts the app, and not the one that requests the first data of a shell. */
const ENTRY_SCRIPT = 'script[type="module"][src]:not([data-first])';
const BUILD_FILE = /\/assets\/(?:site|cabinet)\//;

/** Pages that work without a network, or explain why they do not. The browser loads their scripts, some 60 KB at most, once per build. */
const PAGES = ['orders', 'order', 'order-pay', 'pay-several', 'payments'] as const;

/**
 * Delay after the start of the document, in ms, unless the first view is known to be over. The message makes the worker fetch a
 * shell to store it, which must not slow down the first view.
 */
const START_DELAY_MS = 10_000;

/**
 * Makes the pages open without a network. The service worker stores the files that pass through it. This function sends it the names of the
 * files that the document loaded before the worker was active; the worker gets them from the browser's HTTP cache. Also loads the scripts
 * of `PAGES`.
 */
export async function cacheAppFiles({ firstViewIsOver = false } = {}): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.ready;
  if (serviceWorker.controller === null) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  if (!firstViewIsOver) await new Promise((resolve) => window.setTimeout(resolve, Math.max(0, START_DELAY_MS - performance.now())));
  const missed = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0 && BUILD_FILE.test(entry.name));
  const entry = document.querySelector<HTMLScriptElement>(ENTRY_SCRIPT)?.src;
  serviceWorker.controller?.postMessage({ keep: missed.map(({ name }) => name), entry });
  if (!shouldSkipPreload()) await Promise.allSettled(PAGES.map(loadPage));
}
