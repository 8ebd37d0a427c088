import type { Locator } from '@playwright/test';
import { Customer, DILNOZA } from '../../src/customer.ts';
import { requestCode } from '../../src/entry-steps.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

test('[X-05] if no code arrives, the customer can request a call and change the phone', async ({ customer, page, labels, stack }) => {
  await page.clock.install();
  await customer.open('/sign-up');
  await requestCode(page, labels, DILNOZA.national);
  await expect(customer.button(labels.byCall)).toHaveCount(0);
  await stack.tools.advance('PT61S');
  await page.clock.fastForward('01:01');
  const again = Date.now();
  await customer.button(labels.byCall).click();
  await expect(page.getByText(labels.calling)).toBeVisible();
  await customer.button(labels.changeNumber).click();
  await expect(page.getByLabel(labels.phone)).toHaveValue('+998 90 000 00 01');
  // The code that was requested before is still valid, so no second one is requested.
  await customer.button(labels.getCode).click();
  await page.getByLabel(labels.code).fill(await stack.tools.codeFor(DILNOZA.phone, again));
  await expect(customer.heading(labels.mainPage)).toBeAttached();
});

test('signing in by code from the home page takes at most four taps', async ({ customer, page, labels, stack }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await customer.open('');
  await tap(page.getByRole('banner').locator('summary'));
  await tap(page.getByRole('link', { name: labels.signIn, exact: true }).first());
  await tap(page.getByLabel(labels.phone));
  await page.keyboard.type(DILNOZA.national);
  const asked = Date.now() - 1000;
  await tap(customer.button(labels.getCode));
  await expect(page.getByLabel(labels.code)).toBeFocused();
  await page.keyboard.type(await stack.tools.codeFor(DILNOZA.phone, asked));
  await expect(customer.heading(labels.mainPage)).toBeAttached();
  expect(taps).toBeLessThanOrEqual(4);
});

test(
  'a tab on the sign-in page opens the main page after a sign-in in another tab',
  EXHAUSTIVE_TEST,
  async ({ customer, page, labels, context, stack }) => {
    await customer.open('/sign-up');
    await expect(customer.button(labels.getCode)).toBeEnabled();
    const other = await context.newPage();
    const beside = new Customer(other, customer.lang, labels, stack);
    await beside.signIn();
    await beside.openMainPage();
    // This order matters: once brought to the front, the page may already be navigating.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.bringToFront();
    await expect(customer.heading(labels.mainPage)).toBeAttached();
  },
);

test(
  'on a small phone with an open keyboard the code field and the sign-in button can be reached',
  EXHAUSTIVE_TEST,
  async ({ customer, page, labels }) => {
    // 360 x 640 with half of the height taken by the keyboard.
    await page.setViewportSize({ width: 360, height: 320 });
    await customer.open('/sign-up');
    await page.getByLabel(labels.phone).tap();
    await page.keyboard.type(DILNOZA.national);
    await customer.button(labels.getCode).tap();
    await expect(page.getByLabel(labels.code)).toBeFocused();
    await expect(page.getByLabel(labels.code)).toBeInViewport();
    const submit = customer.button(labels.signIn);
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
  },
);

test(
  'without a network the sign-in shows an error and keeps the typed phone',
  EXHAUSTIVE_TEST,
  async ({ customer, page, labels, context, quiet }) => {
    quiet.expects(/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
    await customer.open('/sign-up');
    await page.getByLabel(labels.phone).fill(DILNOZA.national);
    // The button is enabled once the page's scripts have loaded.
    await expect(customer.button(labels.getCode)).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByText('Нет интернета. То, что вы ввели, не пропадёт.')).toBeVisible();
    await customer.button(labels.getCode).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Нет связи с сервером' })).toBeVisible();
    await expect(page.getByLabel(labels.phone)).toHaveValue('+998 90 000 00 01');
    await context.setOffline(false);
    await customer.button(labels.getCode).click();
    await expect(page.getByLabel(labels.code)).toBeFocused();
  },
);
