import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const NETWORK_ERROR_MESSAGE = /Failed to load resource|ERR_|net::/;

test.beforeEach(async ({ customer }) => {
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
});

test(
  'if the network fails during a payment, the page says so and shows the result once online',
  EXHAUSTIVE_TEST,
  async ({ customer, labels, stack, quiet, context }) => {
    quiet.expects(NETWORK_ERROR_MESSAGE);
    test.setTimeout(120_000);
    await customer.submitPayment();
    // The delay is longer than the 15 s timeout of a call, because going offline does not cut an open connection.
    await stack.tools.injectFaults([{ operation: 'billing.confirmPayment', at: 'after-charge', fault: 'delay', ms: 20_000 }]);
    await customer.enterCode();
    await stack.tools.waitForStep('billing.confirmPayment@after-charge');
    await context.setOffline(true);
    await expect(customer.heading(labels.checking)).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 45_000 });
  },
);

test('if the session ends during a payment, the customer signs in and continues the payment', async ({
  customer,
  page,
  labels,
  context,
  quiet,
}) => {
  quiet.expects(NETWORK_ERROR_MESSAGE);
  await customer.submitPayment();
  await expect(page.getByLabel(labels.code)).toBeVisible();
  await context.clearCookies();
  await page.getByLabel(labels.code).fill('000000');
  await expect(page.getByRole('heading', { name: labels.signInHeading })).toBeVisible({ timeout: 20_000 });
  await customer.fillPassword();
  await expect(page.getByLabel(labels.code)).toBeVisible({ timeout: 20_000 });
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible();
});
