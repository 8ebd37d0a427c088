import type { Page } from '@playwright/test';

/** Opens a page of the public site and waits until it listens: it asks who is signed in once React has taken it over. */
export async function openListening(page: Page, path: string): Promise<void> {
  const listens = page.waitForRequest('**/api/auth/user');
  await page.goto(path);
  await listens;
}
