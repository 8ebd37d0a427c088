import { matchRoute } from '@muddat/routing';
import { expect, type Page } from '@playwright/test';
import { loaded } from './pictures/steps.ts';

/** Opens a page of the public site and waits until it listens: it asks who is signed in once React has taken it over. */
export async function openListening(page: Page, path: string): Promise<void> {
  const listens = page.waitForRequest('**/api/auth/user');
  await page.goto(path);
  await listens;
}

/**
 * Opens a page of either app and waits until all of it is there: of a public page the parts far down too, of the cabinet what was loading.
 * A page that says that there is none has its heading.
 */
export async function openWhole(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  const isCabinet = matchRoute(new URL(page.url()).pathname)?.route.owner === 'cabinet';
  if (isCabinet || !answer?.ok()) await loaded(page);
  else await expect(page.locator('html'), page.url()).toHaveAttribute('data-whole', '');
}
