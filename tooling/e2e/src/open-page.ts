import { matchRoute } from '@muddat/routing';
import { expect, type Page } from '@playwright/test';
import { waitUntilLoaded } from './pictures/steps.ts';

/** Opens a page of the public site and waits until the page is hydrated: then it fetches the session. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  // A browser that has just started, on a busy machine, needs more than the usual 20 seconds.
  const listens = page.waitForRequest('**/api/auth/user', { timeout: 60_000 });
  await page.goto(path);
  await listens;
}

/**
 * Opens a page of either app and waits until it is complete: on a public page the lazy sections too, in the cabinet all loading states. A
 * 404 page is complete when its heading is there.
 */
export async function openComplete(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  const isCabinet = matchRoute(new URL(page.url()).pathname)?.route.owner === 'cabinet';
  if (isCabinet || !answer?.ok()) await waitUntilLoaded(page);
  else await expect(page.locator('html'), page.url()).toHaveAttribute('data-whole', '');
}
