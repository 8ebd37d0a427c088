import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible.ts';
import { Customer, DILNOZA } from '../../src/customer.ts';
import { askForCode, NEWCOMER } from '../../src/entry-steps.ts';
import { LABELS, type Labels } from '../../src/labels.ts';
import { expect, REFUSED, SMOKE, test } from '../../src/test.ts';

async function fillDetails(page: Page, labels: Labels): Promise<void> {
  await page.getByLabel(labels.fullName).fill(NEWCOMER.name);
  await page.getByLabel(labels.birthdate).fill(NEWCOMER.birthdate);
  await page.getByLabel(labels.password, { exact: true }).fill(NEWCOMER.password);
  await page.getByRole('main').getByRole('button', { name: labels.register, exact: true }).click();
}

for (const lang of ['ru', 'uz'] as const) {
  test(`[S2-05] in ${lang} somebody new registers from nothing: phone, code, details, and is in`, async ({ page, stack }) => {
    const labels = LABELS[lang];
    const customer = new Customer(page, lang, labels, stack);
    await customer.open('/register');
    await expect(customer.heading(labels.registerHeading)).toBeVisible();
    await expectAccessible(page);
    const asked = await askForCode(page, labels, NEWCOMER.national);
    await expectAccessible(page);
    await page.getByLabel(labels.code).fill(await stack.tools.codeFor(NEWCOMER.phone, asked));
    await expect(customer.heading(labels.aboutYou)).toBeFocused();
    await expectAccessible(page);
    await fillDetails(page, labels);
    await expect(customer.heading(labels.mainPage)).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`/${lang}/main-page$`));
  });
}

test('the details of a registration are found again after a reload: the proof holds, and what was typed is offered', async ({
  customer,
  page,
  labels,
  stack,
}) => {
  await customer.open('/register');
  const asked = await askForCode(page, labels, NEWCOMER.national);
  // The step is in the address a moment after it is shown.
  await expect(page).toHaveURL(/step=code/);
  await page.reload();
  // The message was being read elsewhere: the step is still here.
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
});

test('a right code of a phone that nobody registered goes on to the registration without another code', async ({
  customer,
  page,
  labels,
  stack,
  quiet,
}) => {
  quiet.expects(REFUSED);
  await customer.open('/sign-up');
  const asked = await askForCode(page, labels, NEWCOMER.national);
  await page.getByLabel(labels.code).fill(await stack.tools.codeFor(NEWCOMER.phone, asked));
  await expect(customer.heading(labels.aboutYou)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${customer.lang}/register\\?step=details$`));
  await fillDetails(page, labels);
  await expect(customer.heading(labels.mainPage)).toBeAttached();
});

test(
  'somebody new registers by the keyboard alone, and where they came from stays in the address',
  SMOKE,
  async ({ customer, page, labels, stack }) => {
    await customer.open('/register?utm_source=telegram&utm_campaign=fall');
    await page.getByLabel(labels.phone).focus();
    await page.keyboard.type(NEWCOMER.national);
    // Enter asks for a code once the page listens.
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
    await page.keyboard.press('Enter');
    await expect(customer.heading(labels.mainPage)).toBeAttached();
  },
);

test('a registered phone is told so once it is proven, and one press signs in', async ({ customer, page, labels, stack }) => {
  await customer.open('/register');
  const asked = await askForCode(page, labels, DILNOZA.national);
  await page.getByLabel(labels.code).fill(await stack.tools.codeFor(DILNOZA.phone, asked));
  await expect(customer.heading(labels.alreadyWithUs)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(customer.heading(labels.mainPage)).toBeAttached();
});
