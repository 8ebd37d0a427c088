import { expectAccessible } from '../../src/accessible.ts';
import { expect, STATUS_4XX_MESSAGE, test } from '../../src/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and its links work', async ({ page }) => {
    await page.goto('/ru');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Oʻz' }).first().click();
    await expect(page).toHaveURL(/\/uz$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the sign-in page before its script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('does not submit the form, so that no phone gets into the address', async ({ page, customer, labels }) => {
    await customer.open('/sign-up');
    await page.getByLabel(labels.phone).fill('900000001');
    await page.getByLabel(labels.phone).press('Enter');
    await expect(customer.button(labels.getCode)).toBeDisabled();
    expect(page.url()).not.toContain('?');
  });
});

test('[S2-34] an unknown page is a 404 that shows no text from its path, with a link to the home page', async ({ page, quiet }) => {
  quiet.expects(STATUS_4XX_MESSAGE);
  const answer = await page.goto('/ru/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Ой! Мы не можем найти эту страницу.')).toBeVisible();
  await expect(page.locator('data')).toHaveAttribute('value', 'Page not found: /ru/no-such-page');
  await expect(page.getByText('no-such-page')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ru$/);
});
