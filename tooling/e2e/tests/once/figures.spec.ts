import type { Page } from '@playwright/test';
import { startAuditor } from '../../src/lighthouse.ts';
import { measurePageWeight } from '../../src/page-weight.ts';
import { KEY_PAGE_PATHS } from '../../src/site-pages.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const KB = 1000;
/** The document of a page, which contains the style rules that it uses. */
const DOCUMENT_LIMIT = 20 * KB;
/** Scripts that the document requests, in bytes. */
const START_LIMIT = 128 * KB;
/** Maximum size of all scripts in bytes, including those that are loaded later: the calculator, the basket button. */
const SCRIPT_LIMIT = 136.5 * KB;
const ALL_LIMIT = 250 * KB;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const AUDIT_MS = 300_000;

/** Reports every figure that is out of bounds, with its page. */
async function expectLightPage(page: Page, path: string): Promise<void> {
  const { document, start, scripts, all } = await measurePageWeight(page, path);
  expect.soft(document, `${path}: document`).toBeGreaterThan(5 * KB);
  expect.soft(document, `${path}: document`).toBeLessThanOrEqual(DOCUMENT_LIMIT);
  expect.soft(start, `${path}: start`).toBeGreaterThan(100 * KB);
  expect.soft(start, `${path}: start`).toBeLessThanOrEqual(START_LIMIT);
  expect.soft(scripts, `${path}: scripts`).toBeLessThanOrEqual(SCRIPT_LIMIT);
  expect.soft(all, `${path}: all`).toBeLessThanOrEqual(ALL_LIMIT);
}

const LIGHT = 'with a document of at most 20 KB and 128 KB of JavaScript, and weighs at most 250 KB in all';
test(`[X-15] the home page starts ${LIGHT}`, ({ page }) => expectLightPage(page, KEY_PAGE_PATHS.home));
test(`[X-15] every key page starts ${LIGHT}`, EXHAUSTIVE_TEST, async ({ browser, stack }) => {
  for (const path of Object.values(KEY_PAGE_PATHS)) {
    // A first visit each: a context of its own has an empty cache.
    const context = await browser.newContext({ baseURL: stack.url });
    await expectLightPage(await context.newPage(), path);
    await context.close();
  }
});

test('Lighthouse scores every key page 100 for accessibility, best practices and SEO', EXHAUSTIVE_TEST, async ({ stack }) => {
  test.setTimeout(AUDIT_MS);
  const auditor = await startAuditor();
  try {
    for (const [name, path] of Object.entries(KEY_PAGE_PATHS)) {
      const { scores } = await auditor.audit(`${stack.url}${path}`, CATEGORIES);
      expect.soft(scores, name).toEqual(CATEGORIES.map((category) => ({ category, score: 100, failedAudits: [] })));
    }
  } finally {
    await auditor.close();
  }
});
