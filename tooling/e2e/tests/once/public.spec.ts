import { expectAccessible } from '../../src/accessible.ts';
import { shiftsOf, watchShifts } from '../../src/layout-shifts.ts';
import { expect, REFUSED, test } from '../../src/test.ts';

test('nothing on the home page jumps while it comes to life', async ({ page, customer }) => {
  await watchShifts(page);
  await customer.open('');
  await page.waitForLoadState('networkidle');
  const shifts = await shiftsOf(page);
  expect(
    shifts.reduce((total, { value }) => total + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.01);
});

for (const lang of ['ru', 'uz'] as const) {
  test(`the home page in ${lang} is accessible and complete`, async ({ page }) => {
    await page.goto(`/${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and its links lead on', async ({ page }) => {
    await page.goto('/ru');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Oʻz' }).first().click();
    await expect(page).toHaveURL(/\/uz$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the sign-in page before its script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('takes no submission, so that no phone gets into the address', async ({ page, customer, labels }) => {
    await customer.open('/sign-up');
    await page.getByLabel(labels.phone).fill('900000001');
    await page.getByLabel(labels.phone).press('Enter');
    await expect(customer.button(labels.getCode)).toBeDisabled();
    expect(page.url()).not.toContain('?');
  });
});

test('[S2-33] a locale that is none leads to the Russian page for good, with its query', async ({ request }) => {
  const answer = await request.get('/de/public-offer?utm_source=x', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/ru/public-offer?utm_source=x');
});

test('[S2-34] a page that is not there says so with the path and the way home', async ({ page, quiet }) => {
  quiet.expects(REFUSED);
  const answer = await page.goto('/ru/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Ой! Мы не можем найти эту страницу.')).toBeVisible();
  await expect(page.getByText('/ru/no-such-page')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ru$/);
});
