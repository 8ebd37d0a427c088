import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const shiftsSchema = v.array(v.object({ value: v.number(), moved: v.array(v.string()) }));
/** A layout shift: its score and, for each moved element, the start of its text. */
export type LayoutShift = v.InferOutput<typeof shiftsSchema>[number];

/** Records layout shifts from the next document on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map(({ node, previousRect: was, currentRect: is }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width}×${height}`;
          return `${element?.tagName} «${element?.textContent?.slice(0, 30)}» ${place(was)} -> ${place(is)}`;
        });
        shifts.push({ value: 'value' in entry ? Number(entry.value) : 0, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Throws for a page on which `recordLayoutShifts` was not called. */
const shiftsOf = async (page: Page): Promise<LayoutShift[]> =>
  v.parse(shiftsSchema, await page.evaluate(() => ('shifts' in window ? window.shifts : null)));

/**
 * A page is at rest after this time without a response. The time exceeds the latency of slow 4G, so that a request that follows a response
 * counts.
 */
const QUIET_MS = 800;

/** Waits until no response has arrived for `QUIET_MS`: each response, even the last, may move the content of the page. */
export async function waitForQuietNetwork(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(...ends) > quiet;
  }, QUIET_MS);
}

/** Maximum total shift of a page, as a CLS score. */
const MAX_SHIFT = 0.01;

/** Checks the shifts of a watched page up to now. */
export async function expectNoLayoutShift(page: Page, address: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const shift = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(shift, `${address} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
}
