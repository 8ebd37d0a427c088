import type { Browser, CDPSession, Page } from '@playwright/test';
import { type FetchedResource, summarizeTraffic, type Traffic } from './traffic.ts';

/**
 * Slow 4G as in Chromium's developer tools: 1.6 Mbit/s down, 0.75 up, 150 ms latency, with their correction factors for throttling of
 * single requests.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1_600 * 1_024) / 8) * 0.9,
  uploadThroughput: ((750 * 1_024) / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Wait after the last response: hydration may still block or shift the page. */
const SETTLE_MS = 1_500;
const LOAD_LIMIT_MS = 120_000;

/** Timings of a load from the browser's performance entries. */
type Timings = {
  /** Largest contentful paint, ms from the start of the navigation. */
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time: the part above 50 ms of each task after the first paint. */
  readonly tbt: number;
};

export type LoadMeasurement = Timings & Traffic;

/** A cookie as a request sends it. */
export type Cookie = { readonly name: string; readonly value: string };

/** A new browser context with a phone's screen and an empty cache. */
export async function openPhoneContext(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() };
}

export async function throttlePage(cdp: CDPSession, what: { network: boolean }): Promise<void> {
  await cdp.send('Network.enable');
  if (what.network) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Opens a URL as on a first visit, over slow 4G and with a CPU four times slower. With `cookies`, as a customer who is signed in. Throws
 * if the browser ends up on another page.
 */
export async function measureLoad(browser: Browser, url: string, cookies: readonly Cookie[] = []): Promise<LoadMeasurement> {
  const { page, cdp, close } = await openPhoneContext(browser);
  try {
    await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: new URL(url).origin })));
    await throttlePage(cdp, { network: true });
    const answer = await page.goto(url, { waitUntil: 'networkidle', timeout: LOAD_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    if (answer?.status() !== 200 || page.url() !== url) throw new Error(`${url} answered ${answer?.status()} and led to ${page.url()}`);
    const timings = await page.evaluate(readTimings);
    if (!Number.isFinite(timings.lcp)) throw new Error(`${url} painted nothing`);
    return { ...timings, ...summarizeTraffic(await page.evaluate(readFetchedResources), timings.lcp) };
  } finally {
    await close();
  }
}

/** Runs in the page: the document and all other fetched resources. */
function readFetchedResources(): FetchedResource[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].flatMap((entry) =>
    entry instanceof PerformanceResourceTiming
      ? { url: entry.name, start: entry.startTime, bytes: entry.encodedBodySize, cached: entry.transferSize === 0 }
      : [],
  );
}

/** Runs in the page: reads the buffered performance entries. */
async function readTimings(): Promise<Timings> {
  const buffered = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const found: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => {
        observer.disconnect();
        resolve(found);
      }, 200);
    });
  const [paints, shifts, tasks] = await Promise.all([buffered('largest-contentful-paint'), buffered('layout-shift'), buffered('longtask')]);
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0);
  return {
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    cls: shifts.filter((entry) => Reflect.get(entry, 'hadRecentInput') !== true).reduce((sum, entry) => sum + numberOf(entry, 'value'), 0),
    tbt: tasks
      .filter(({ startTime }) => startTime >= (first?.startTime ?? 0))
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}
