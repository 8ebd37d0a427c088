import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';

const entriesSchema = v.array(
  v.object({ url: v.string(), at: v.number(), sent: v.boolean(), bytes: v.number(), isFont: v.boolean(), isScript: v.boolean() }),
);
/** A request of a page or its service worker: its start (ms after the page) and whether it went to the network instead of a cache. */
export type ViewRequest = v.InferOutput<typeof entriesSchema>[number];

/** Runs in the page and in the worker, because each sees only its own requests. */
const READ_ENTRIES = `(() => performance.getEntries()
  .filter((entry) => entry.entryType === 'resource' || entry.entryType === 'navigation')
  .map(({ name, startTime, transferSize, encodedBodySize }) => {
    const { pathname, search } = new URL(name);
    return {
      url: pathname + search,
      at: performance.timeOrigin + startTime,
      sent: transferSize > 0,
      bytes: encodedBodySize,
      isFont: pathname.endsWith('.woff2'),
      isScript: pathname.endsWith('.js'),
    };
  }))()`;

/** All requests of the page and its service worker so far. Responses from the worker's cache have `sent: false`. */
export async function readViewRequests(page: Page, context: BrowserContext): Promise<ViewRequest[]> {
  const began = await page.evaluate(() => performance.timeOrigin);
  const lists = [
    await page.evaluate(READ_ENTRIES),
    ...(await Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(READ_ENTRIES)))),
  ];
  return lists.flatMap((list) => v.parse(entriesSchema, list)).map((entry) => ({ ...entry, at: entry.at - began }));
}
