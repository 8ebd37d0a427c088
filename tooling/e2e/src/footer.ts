import type { Page } from '@playwright/test';

/** Unfolds the groups of the footer, which are folded on a phone. */
export async function unfoldFooter(page: Page): Promise<void> {
  for (const group of await page.getByRole('contentinfo').locator('details:not([open]) > summary:visible').all()) await group.click();
}
