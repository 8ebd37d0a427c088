import type { Page } from '@playwright/test';
import type { Labels } from '../labels.ts';
import type { ScreenshotTour } from './screenshot-tour.ts';

/** The field appends typed digits, so it is emptied first. */
export async function typeCode(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill('');
  await field.fill(code);
}

export const mainHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the main page and waits until its sections are loaded. */
export async function openMainPage(visitor: ScreenshotTour, page: Page) {
  await page.goto(visitor.path('/main-page'));
  await waitUntilLoaded(page);
  return mainHeading(page, visitor.labels.mainPage);
}

/** Opens a page and waits until its sections are loaded. */
export async function openPath(visitor: ScreenshotTour, page: Page, path: string) {
  await page.goto(visitor.path(path));
  await waitUntilLoaded(page);
  return page.locator('main h1').first();
}

/** Waits until no loading message is left; such messages end in an ellipsis. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.getByRole('status').filter({ hasText: /…$/ }).first().waitFor({ state: 'detached' });
}

export async function submitPayment(page: Page, labels: Labels): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: labels.paySubmit }).last().click();
}

/** Opens the sign-in page and waits for its hydration. */
export async function openSignIn(visitor: ScreenshotTour, page: Page, search = ''): Promise<void> {
  await page.goto(visitor.path(`/sign-up${search}`));
  await waitForHydration(page);
}

export async function openRegister(visitor: ScreenshotTour, page: Page): Promise<void> {
  await page.goto(visitor.path('/register'));
  await waitForHydration(page);
}

/** Waits for hydration: the server-rendered page is visible before its script, and a click before hydration is lost. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('form button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}
