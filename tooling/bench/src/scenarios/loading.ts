import { startAuditor } from '@muddat/e2e/lighthouse';
import { KEY_PAGE_PATHS } from '@muddat/e2e/site-pages';
import { startStack } from '@muddat/e2e/stack';
import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { type Browser, chromium } from '@playwright/test';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { startBaselineServer } from '../loading/baseline/baseline-server.ts';
import { parseCookieHeader, signInDemoCustomer } from '../loading/customer-session.ts';
import { type LoadMeasurement, measureLoad } from '../loading/measure-load.ts';
import { measureNavigation } from '../loading/measure-navigation.ts';
import { measuredPages } from '../loading/measured-pages.ts';
import { markMissedTarget, reportLoading } from '../loading/report-loading.ts';
import { percentile } from '../percentile.ts';
import type { BenchOptions } from './payments.ts';

const AUDITS_MAX = 3;
/** A single navigation varies by half: within ten minutes the median of nine ranged from 79 to 115 ms for one build. */
const NAVIGATIONS_PER_ROUND = 5;
const NAVIGATION_TARGET_MS = 100;

/**
 * Measures, for each page on a cheap phone: largest paint compared with a static page, requests and bytes, layout shift, blocking time,
 * Lighthouse performance and client navigation. Every round measures the floor and each page once, so that a slow minute of the machine
 * affects all of them. Fails only if a page does not load.
 */
export async function runLoadingScenario({ rounds }: BenchOptions): Promise<ScenarioResult> {
  const stack = await startStack();
  const floor = await startBaselineServer();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const auditor = await startAuditor();
  try {
    const { cookie, order } = await signInDemoCustomer(stack.url);
    const cookies = parseCookieHeader(cookie);
    const pages = measuredPages(order).map((page) => ({ ...page, url: `${stack.url}${page.path}`, runs: [] as LoadMeasurement[] }));
    // Load each page once first, so that no measurement includes a page's first rendering on the server.
    for (const { url, signedIn } of pages) await measureLoad(browser, url, signedIn ? cookies : []);
    const floors: LoadMeasurement[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await measureLoad(browser, `${floor.url}/`));
      for (const { url, signedIn, runs } of pages) runs.push(await measureLoad(browser, url, signedIn ? cookies : []));
    }
    const lines: string[] = [];
    const indices: number[] = [];
    for (const { name, url, targets, signedIn, runs } of pages) {
      const scores: number[] = [];
      for (let run = 0; run < Math.min(rounds, AUDITS_MAX); run += 1) {
        const audited = await auditor.audit(url, ['performance'], signedIn ? cookies : []);
        scores.push(...audited.scores.map(({ score }) => score));
        indices.push(audited.benchmarkIndex);
      }
      lines.push(reportLoading({ page: name, targets, site: runs, floor: floors, scores }));
    }
    const index = percentile(indices, 0.5);
    lines.push(
      await reportNavigation(browser, stack.url, rounds * NAVIGATIONS_PER_ROUND),
      `this machine has the benchmark index ${index.toFixed(0)}, a quarter of it is ${(index / 4).toFixed(0)}; Chromium's tools take 1000 for a middling phone, 264 for a slow one`,
    );
    return { lines, failures: [] };
  } finally {
    await Promise.all([auditor.close(), browser.close(), floor.close()]);
    await stack.stop();
  }
}

async function reportNavigation(browser: Browser, site: string, count: number): Promise<string> {
  const ways: number[] = [];
  for (let run = 0; run < count; run += 1)
    ways.push(await measureNavigation(browser, `${site}${KEY_PAGE_PATHS.store}`, KEY_PAGE_PATHS.partners));
  const way = percentile(ways, 0.5);
  const single = ways.map((ms) => ms.toFixed(0)).join(', ');
  return `${markMissedTarget(`from page to page ${way.toFixed(0)} ms`, way <= NAVIGATION_TARGET_MS, NAVIGATION_TARGET_MS)} (${single})`;
}
