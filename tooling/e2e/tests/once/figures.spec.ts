import type { Page } from '@playwright/test';
import { startAuditor } from '../../src/lighthouse.ts';
import { KEY_PAGES } from '../../src/site-pages.ts';
import { expect, test } from '../../src/test.ts';

const KB = 1000;
const SCRIPT_LIMIT = 120 * KB;
const HOME_LIMIT = 250 * KB;
const AUDIT_MS = 300_000;

/** Bytes that came over the wire for a first visit, by kind, as the browser counts them. */
async function weigh(page: Page, path: string): Promise<{ script: number; all: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const sizes = [...bytes].map(([id, size]) => ({ kind: kinds.get(id), size }));
  const sum = (wanted: typeof sizes) => wanted.reduce((total, { size }) => total + size, 0);
  return { script: sum(sizes.filter(({ kind }) => kind === 'Script')), all: sum(sizes) };
}

for (const [name, path] of Object.entries(KEY_PAGES)) {
  test(`[X-15] the ${name} page loads at most 120 KB of JavaScript for a first visit`, async ({ page }) => {
    const { script, all } = await weigh(page, path);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT);
    expect(all).toBeLessThanOrEqual(HOME_LIMIT);
  });
}

test('Lighthouse gives 100 for accessibility, best practices and search engines', async ({ stack }) => {
  test.setTimeout(AUDIT_MS);
  const auditor = await startAuditor();
  try {
    for (const [name, path] of Object.entries(KEY_PAGES)) {
      for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
        const { score, faults } = await auditor.audit(`${stack.url}${path}`, category);
        expect.soft({ score, faults }, `${name}: ${category}`).toEqual({ score: 100, faults: [] });
      }
    }
  } finally {
    await auditor.close();
  }
});
