import { DILNOZA } from '../../src/customer.ts';
import { amountOf } from '../../src/money.ts';
import { expect, REFUSED, test } from '../../src/test.ts';

test('a customer signs in by the code from the SMS, pays the next instalment by card and a second code, and sees schedule, ledger and order changed', async ({
  customer,
  page,
  labels,
  stack,
}) => {
  const before = await stack.tools.ledger(DILNOZA.phone);
  await customer.signInByCode();
  await customer.openPayment();
  const amount = amountOf(await page.getByLabel(labels.amount).inputValue());
  expect(amount).toBeGreaterThan(0);
  const asked = Date.now() - 1000;
  await customer.submitPayment();
  await customer.enterCode(DILNOZA, asked);
  await expect(customer.heading(labels.paid)).toBeVisible();

  const after = await stack.tools.ledger(DILNOZA.phone);
  expect(after.provider_sum - before.provider_sum).toBe(amount);
  expect(after.ledger_sum).toBe(after.provider_sum);

  await page.getByRole('link', { name: labels.toOrder }).first().click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
  await expect(page.getByRole('main')).not.toBeEmpty();
});

test('signing out leads to a public page, and the back button shows nothing of the customer', async ({ customer, page, labels, quiet }) => {
  // A page that is come back to may ask for its data before it knows that nobody is signed in, and is refused.
  quiet.expects(REFUSED);
  await customer.signInByPassword();
  await page
    .getByRole('button', { name: labels.signOut })
    .or(page.getByRole('link', { name: labels.signOut }))
    .first()
    .click();
  await expect(page).not.toHaveURL(/main-page/);
  await page.goBack();
  await expect(customer.heading(labels.mainPage)).toHaveCount(0);
  await customer.open('/main-page');
  await expect(customer.heading(labels.signInHeading)).toBeVisible();
  await expect(customer.heading(labels.mainPage)).toHaveCount(0);
});
