import { expect, test } from '../../src/test.ts';

const NETWORK_ERROR_MESSAGE = /Failed to load resource|ERR_|net::/;

test.beforeEach(async ({ customer }) => {
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
});

test('if the session ends during a payment, the customer signs in and continues the payment', async ({
  customer,
  page,
  labels,
  context,
  quiet,
}) => {
  quiet.expects(NETWORK_ERROR_MESSAGE);
  await customer.submitPayment();
  await page.getByLabel(labels.code).fill('00000');
  await context.clearCookies();
  // The last digit sends the code. The page may notice the end of the session before, by a request of its own, and then has no field.
  await page.keyboard.press('0');
  await expect(page.getByRole('heading', { name: labels.signInHeading })).toBeVisible();
  await customer.fillPassword();
  await expect(page.getByLabel(labels.code)).toBeVisible();
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible();
});
