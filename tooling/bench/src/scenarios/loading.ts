import { startAuditor } from '@muddat/e2e/lighthouse';
import { KEY_PAGES } from '@muddat/e2e/site-pages';
import { startStack } from '@muddat/e2e/stack';
import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { chromium } from '@playwright/test';
import { startFloorServer } from '../loading/floor-server.ts';
import { judgeLoading } from '../loading/judge-loading.ts';
import { type Load, measureLoad } from '../loading/measure-load.ts';
import { measureNavigation } from '../loading/measure-navigation.ts';
import { percentile } from '../percentile.ts';
import type { Result } from '../verdict.ts';

const RUNS = 7;
const AUDITS = 3;
/** Single ones differ by half: the middle of nine was 79 to 115 ms for one build within ten minutes. */
const NAVIGATIONS = 25;
const NAVIGATION_MAX_MS = 100;

/**
 * What somebody waits for on a cheap phone, a page each: its largest paint beside that of a static page with the same content, sent
 * by a bare server and measured in turn with it; what shifts, what blocks; Lighthouse's performance; and the way from page to page.
 */
export async function loading(): Promise<Result> {
  const stack = await startStack();
  const floor = await startFloorServer(stack.url);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const auditor = await startAuditor();
  const lines: string[] = [];
  const failures: string[] = [];
  const indices: number[] = [];
  try {
    for (const [page, path] of Object.entries(KEY_PAGES)) {
      // Both have been asked once, so that neither is measured while it is being made.
      await Promise.all([fetch(`${stack.url}${path}`), fetch(`${floor.url}${path}`)]);
      const [site, floors]: [Load[], Load[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        site.push(await measureLoad(browser, `${stack.url}${path}`));
        floors.push(await measureLoad(browser, `${floor.url}${path}`));
      }
      const scores: number[] = [];
      for (let run = 0; run < AUDITS; run += 1) {
        const { score, benchmarkIndex } = await auditor.audit(`${stack.url}${path}`, 'performance');
        scores.push(score);
        indices.push(benchmarkIndex);
      }
      const judged = judgeLoading({ page, site, floor: floors, scores });
      lines.push(...judged.lines);
      failures.push(...judged.failures);
    }
    const ways: number[] = [];
    for (let run = 0; run < NAVIGATIONS; run += 1)
      ways.push(await measureNavigation(browser, `${stack.url}${KEY_PAGES.faq}`, KEY_PAGES.partners));
    const way = percentile(ways, 0.5);
    lines.push(`from page to page ${way.toFixed(0)} ms (${ways.map((ms) => ms.toFixed(0)).join(', ')})`);
    if (way > NAVIGATION_MAX_MS)
      failures.push(`from page to page takes ${way.toFixed(0)} ms, and at most ${NAVIGATION_MAX_MS} are asked for`);
    const index = percentile(indices, 0.5);
    lines.push(
      `this machine has the benchmark index ${index.toFixed(0)}, a quarter of it is ${(index / 4).toFixed(0)}; Chromium's tools take 1000 for a middling phone, 264 for a slow one`,
    );
    return { lines, failures };
  } finally {
    await Promise.all([auditor.close(), browser.close(), floor.close()]);
    await stack.stop();
  }
}
