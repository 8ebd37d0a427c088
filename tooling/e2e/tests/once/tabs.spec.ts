import type { Page } from '@playwright/test';
import { Customer } from '../../src/customer.ts';
import { expect, SIGNED_OUT, test } from '../../src/test.ts';

/** What any amount looks like; none may stay in a page whose session is over. */
const AMOUNT = /\d\u00a0(сум|soʻm)/;

const shown = (page: Page) => page.locator('body').textContent();

test('a sign-out is seen in the other tab at once, and no amount stays in it', async ({
  customer,
  page,
  context,
  labels,
  stack,
  quiet,
  lang,
}) => {
  quiet.expects(SIGNED_OUT);
  await page.setViewportSize({ width: 1280, height: 800 });
  await customer.signIn();
  await customer.openMainPage();
  const other = await context.newPage();
  const beside = new Customer(other, lang, labels, stack);
  await beside.open('/main-page');
  await expect.poll(() => shown(other)).toMatch(AMOUNT);
  await customer.button(labels.signOut).first().click();
  // Nobody has touched the other tab, and it asks for nothing by itself: what it shows comes of the news alone.
  await expect(beside.heading(labels.signInHeading)).toBeVisible();
  expect(await shown(other)).not.toMatch(AMOUNT);
});

test('after a sign-out the back button brings back no page of the customer', async ({ customer, page, labels, quiet }) => {
  quiet.expects(SIGNED_OUT);
  await page.setViewportSize({ width: 1280, height: 800 });
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
  await customer.button(labels.signOut).first().click();
  await expect(page).toHaveURL(/\/(ru|uz)$/);
  await page.goBack();
  await expect(customer.heading(labels.signInHeading)).toBeVisible();
  expect(await shown(page)).not.toMatch(AMOUNT);
});
