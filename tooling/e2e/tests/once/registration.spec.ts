import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible.ts';
import { NEWCOMER, requestCode } from '../../src/entry-steps.ts';
import { EXHAUSTIVE_TEST, expect, SMOKE_TEST, test } from '../../src/test.ts';

/** Enough presses of Tab for the stops between two fields: links, and the button that shows the password. */
const MAX_STOPS = 6;
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_STOPS && !(await isFocused()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test(
  'after a reload the registration keeps its proof and offers the typed details, without the password',
  EXHAUSTIVE_TEST,
  async ({ customer, page, labels, stack }) => {
    await customer.open('/register');
    const asked = await requestCode(page, labels, NEWCOMER.national);
    // The URL contains the step a moment after the page shows the step.
    await expect(page).toHaveURL(/step=code/);
    await page.reload();
    // The step survives a reload, for instance after reading the message in another app.
    await expect(page.getByLabel(labels.code)).toBeFocused();
    await page.getByLabel(labels.code).fill(await stack.tools.codeFor(NEWCOMER.phone, asked));
    await page.getByLabel(labels.fullName).fill(NEWCOMER.name);
    await page.getByLabel(labels.birthdate).fill(NEWCOMER.birthdate);
    await page.getByLabel(labels.password, { exact: true }).fill(NEWCOMER.password);
    await expect(page).toHaveURL(/step=details/);
    await page.reload();
    await expect(customer.heading(labels.aboutYou)).toBeVisible();
    await customer.button(labels.goOn).click();
    await expect(page.getByLabel(labels.fullName)).toHaveValue(NEWCOMER.name);
    await expect(page.getByLabel(labels.birthdate)).toHaveValue('22.11.1995');
    await expect(page.getByLabel(labels.password, { exact: true })).toHaveValue('');
    await page.goBack();
    await expect(page.getByLabel(labels.phone)).toHaveValue('+998 90 987 12 34');
    await page.goForward();
    await expect(customer.heading(labels.aboutYou)).toBeVisible();
  },
);

test(
  '[S2-05] a new customer registers by keyboard alone with phone, code and details, and the address keeps UTM parameters',
  SMOKE_TEST,
  async ({ customer, page, labels, stack }) => {
    await customer.open('/register?utm_source=telegram&utm_campaign=fall');
    await page.getByLabel(labels.phone).focus();
    await page.keyboard.type(NEWCOMER.national);
    // Enter submits only after hydration.
    await expect(customer.button(labels.getCode)).toBeEnabled();
    const asked = Date.now() - 1000;
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(labels.code)).toBeFocused();
    await page.keyboard.type(await stack.tools.codeFor(NEWCOMER.phone, asked));
    await expect(customer.heading(labels.aboutYou)).toBeFocused();
    await expect(page).toHaveURL(/utm_source=telegram.*step=details/);
    for (const text of [NEWCOMER.name, NEWCOMER.birthdate, NEWCOMER.password]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    for (const name of [labels.acceptOffer, labels.agreeToPolicy]) {
      const box = page.getByRole('checkbox', { name });
      await tabTo(page, box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await expectAccessible(page);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: labels.register, exact: true }));
    await page.keyboard.press('Enter');
    await expect(customer.heading(labels.mainPage)).toBeAttached();
    await expect(page).toHaveURL(/\/ru\/main-page/);
  },
);
