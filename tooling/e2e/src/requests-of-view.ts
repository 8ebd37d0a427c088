import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';

const entriesSchema = v.array(
  v.object({ url: v.string(), at: v.number(), sent: v.boolean(), bytes: v.number(), isFont: v.boolean(), isScript: v.boolean() }),
);
/** A request of a page or of its service worker: when it began (ms after the page), and whether it reached the network or a cache answered. */
export type ViewRequest = v.InferOutput<typeof entriesSchema>[number];

/** Runs in the page and in the worker: each knows its own requests. */
const READ = `(() => performance.getEntries()
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

/** Everything that the page and its service worker have requested so far. What the worker answers from its cache is not sent. */
export async function requestsOf(page: Page, context: BrowserContext): Promise<ViewRequest[]> {
  const began = await page.evaluate(() => performance.timeOrigin);
  const lists = [await page.evaluate(READ), ...(await Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(READ))))];
  return lists.flatMap((list) => v.parse(entriesSchema, list)).map((entry) => ({ ...entry, at: entry.at - began }));
}
