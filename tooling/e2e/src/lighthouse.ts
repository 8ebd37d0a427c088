import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse, { type Result } from 'lighthouse';

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export type CategoryScore = {
  readonly category: LighthouseCategory;
  /** 0 to 100. */
  readonly score: number;
  /** The audits that cost points, with their titles. */
  readonly failedAudits: readonly string[];
};
export type AuditResult = {
  /** In the order in which the categories were requested. */
  readonly scores: readonly CategoryScore[];
  /** How fast the machine is, by Lighthouse's own measure. Chromium's tools take 1000 for a middling phone and 264 for a slow one. */
  readonly benchmarkIndex: number;
};
export type Auditor = {
  /** Loads the page once for all `categories`. `cookies`: the session to use. Rejects if the browser ends up on another page. */
  audit(url: string, categories: readonly LighthouseCategory[], cookies?: readonly { name: string; value: string }[]): Promise<AuditResult>;
  close(): Promise<void>;
};

/** Maximum number of recordings. A failed one says nothing about the page, and Lighthouse itself advises to repeat it. */
const MAX_RECORDINGS = 3;

/** Starts Lighthouse with its phone settings in a separate browser. */
export async function startAuditor(): Promise<Auditor> {
  const port = await getPort({ host: '127.0.0.1' });
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  const cdp = await browser.newBrowserCDPSession();
  return {
    async audit(url, categories, cookies = []) {
      // Lighthouse's tab shares the browser's cookie jar. A Cookie header among its extra headers would reach documents but not API calls.
      await cdp.send('Storage.clearCookies');
      await cdp.send('Storage.setCookies', { cookies: cookies.map(({ name, value }) => ({ name, value, url })) });
      let spoiled = 'no report';
      for (let recording = 0; recording < MAX_RECORDINGS; recording += 1) {
        const result = await lighthouse(url, {
          port,
          onlyCategories: [...categories],
          disableFullPageScreenshot: true,
          logLevel: 'error',
          output: 'json',
        });
        const shown = result?.lhr.finalDisplayedUrl ?? url;
        if (shown !== url) throw new Error(`${url} led Lighthouse to ${shown}`);
        const audited = result && toAuditResult(result.lhr, categories);
        if (audited) return audited;
        spoiled = result?.lhr.runtimeError?.message ?? spoiled;
      }
      throw new Error(`Lighthouse could not judge ${categories.join(', ')} of ${url}: ${spoiled}`);
    },
    close: () => browser.close(),
  };
}

/** Null if a category has no score, which means a failed recording. */
function toAuditResult(report: Result, categories: readonly LighthouseCategory[]): AuditResult | null {
  const scores = categories.flatMap((category) => scoreOf(report, category) ?? []);
  return scores.length === categories.length ? { scores, benchmarkIndex: report.environment.benchmarkIndex } : null;
}

function scoreOf(report: Result, category: LighthouseCategory): CategoryScore | null {
  const found = report.categories[category];
  if (!found || found.score === null) return null;
  const failedAudits = found.auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => report.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
  return { category, score: Math.round(found.score * 100), failedAudits };
}
