import { savesData } from '@muddat/app-shell';

const FILE_OF_BUILD = /\/assets\/(?:site|cabinet)\//;

/** Pages that have something to show without a network, or to refuse. Once a build, and some 60 KB where none of them was open. */
const PAGES = [
  () => import('../routes/orders-page.tsx'),
  () => import('../routes/order-page.tsx'),
  () => import('../routes/pay-page.tsx'),
  () => import('../routes/pay-several-page.tsx'),
  () => import('../routes/payments-page.tsx'),
];

/** From the start of the document. The worker fetches the shell once more to keep it, which must not compete with a first view. */
const AFTER_MS = 10_000;

/**
 * The service worker keeps the files that go through it. Those that this document loaded before there was one are named to it: it takes them
 * from the browser's own cache, so that the page opens again without a network. The pages that a customer wants then are loaded beforehand.
 */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.ready;
  if (serviceWorker.controller === null) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  await new Promise((resolve) => window.setTimeout(resolve, Math.max(0, AFTER_MS - performance.now())));
  const missed = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0 && FILE_OF_BUILD.test(entry.name));
  serviceWorker.controller?.postMessage({ keep: missed.map(({ name }) => name) });
  if (!savesData()) await Promise.allSettled(PAGES.map((load) => load()));
}
