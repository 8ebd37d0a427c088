import { expect, type Page } from '@playwright/test';
import { findBarriers } from './pictures/checks/axe.ts';

/** The page as it stands has no fault of WCAG 2.2 AA that axe can see, and nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
}
