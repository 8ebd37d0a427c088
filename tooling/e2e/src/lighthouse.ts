import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from './ports.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export type Audited = {
  /** 0 to 100. */
  readonly score: number;
  /** What took points off: the audit and what it says. */
  readonly faults: readonly string[];
};
export type Auditor = { audit(url: string, category: Category): Promise<Audited>; close(): Promise<void> };

/** Lighthouse as it is set up for phones, in a browser of its own. */
export async function startAuditor(): Promise<Auditor> {
  const port = await freePort();
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  return {
    async audit(url, category) {
      const result = await lighthouse(url, { port, onlyCategories: [category], logLevel: 'error', output: 'json' });
      const report = result?.lhr;
      const found = report?.categories[category];
      if (!report || !found || found.score === null)
        throw new Error(`Lighthouse could not judge ${category} of ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
      const faults = found.auditRefs
        .filter(({ weight }) => weight > 0)
        .flatMap(({ id }) => report.audits[id] ?? [])
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
      return { score: Math.round(found.score * 100), faults };
    },
    close: () => browser.close(),
  };
}
