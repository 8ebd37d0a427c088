import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from './pictures/checks/axe.ts';

/** Expects that axe finds no violation of WCAG 2.2 AA on the current page, and that the page does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
}
