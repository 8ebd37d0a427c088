import type { Page } from '@playwright/test';

/** Unfolds the groups of the footer, which are folded on a phone. */
export async function unfoldFooter(page: Page): Promise<void> {
  const folded = page.getByRole('contentinfo').locator('details:not([open]) > summary:visible');
  while ((await folded.count()) > 0) await folded.first().click();
}
