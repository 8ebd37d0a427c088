import type { Browser, CDPSession, Page } from '@playwright/test';

/** Slow 4G as Chromium's own tools throttle it: 1.6 Mbit/s down, 0.75 up, 150 ms of way, with their correction for single requests. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1_600 * 1_024) / 8) * 0.9,
  uploadThroughput: ((750 * 1_024) / 8) * 0.9,
};
const PROCESSOR_SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** After everything has come, what still hydrates may block or shift. */
const SETTLE_MS = 1_500;
const LOAD_LIMIT_MS = 120_000;

export type Load = {
  /** Largest contentful paint, ms from the start of the navigation. */
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time: what tasks after the first paint took beyond 50 ms each. */
  readonly tbt: number;
};

/** A phone with an empty cache. */
export async function newPhone(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() };
}

export async function slowDown(cdp: CDPSession, what: { network: boolean }): Promise<void> {
  await cdp.send('Network.enable');
  if (what.network) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
}

/** Opens an address as somebody does for the first time, on slow 4G and with a processor four times slower. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, cdp, close } = await newPhone(browser);
  try {
    await slowDown(cdp, { network: true });
    await page.goto(url, { waitUntil: 'networkidle', timeout: LOAD_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(readEntries);
  } finally {
    await close();
  }
}

/** In the page: what the browser kept of its loading. */
async function readEntries(): Promise<Load> {
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
