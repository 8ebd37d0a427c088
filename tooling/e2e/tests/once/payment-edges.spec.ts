import type { Page } from '@playwright/test';
import { Customer, DILNOZA } from '../../src/customer.ts';
import { amountOf } from '../../src/money.ts';
import { expect, test } from '../../src/test.ts';

const GONE = /Failed to load resource|ERR_|net::/;
const shownAmount = async (page: Page, label: string) => amountOf(await page.getByLabel(label).inputValue());

test.beforeEach(async ({ customer }) => {
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
});

test('a double click makes one payment', async ({ customer, page, labels, stack }) => {
  const before = await stack.tools.ledger(DILNOZA.phone);
  const amount = await shownAmount(page, labels.amount);
  await page.getByRole('main').getByRole('button', { name: labels.paySubmit }).dblclick();
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible();
  const after = await stack.tools.ledger(DILNOZA.phone);
  expect(after.provider_sum - before.provider_sum).toBe(amount);
});

test('a second tab joins the payment that the first one has begun', async ({ customer, page, lang, labels, stack, context }) => {
  const before = await stack.tools.ledger(DILNOZA.phone);
  const amount = await shownAmount(page, labels.amount);
  await customer.submitPayment();
  await expect(page.getByLabel(labels.code)).toBeVisible();
  const second = new Customer(await context.newPage(), lang, labels, stack);
  await second.page.goto(new URL(page.url()).pathname);
  await expect(second.page.getByLabel(labels.code)).toBeVisible();
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible();
  await second.page.reload();
  const after = await stack.tools.ledger(DILNOZA.phone);
  expect(after.provider_sum - before.provider_sum).toBe(amount);
});

test('a reload while the code is awaited comes back to the code', async ({ customer, page, labels }) => {
  await customer.submitPayment();
  await expect(page.getByLabel(labels.code)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(labels.code)).toBeVisible();
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible();
});

test('a reload of the receipt shows the receipt, and the back button leaves without paying again', async ({
  customer,
  page,
  labels,
  stack,
}) => {
  await customer.submitPayment();
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible();
  const { provider_sum } = await stack.tools.ledger(DILNOZA.phone);
  await page.reload();
  await expect(customer.heading(labels.paid)).toBeVisible();
  await page.goBack();
  await expect(customer.heading(labels.paid)).toBeHidden();
  expect((await stack.tools.ledger(DILNOZA.phone)).provider_sum).toBe(provider_sum);
});

test('an answer lost after the payment was made is found again by its key', async ({ customer, page, labels, stack, quiet }) => {
  quiet.expects(GONE);
  const before = await stack.tools.ledger(DILNOZA.phone);
  const amount = await shownAmount(page, labels.amount);
  await stack.tools.faults([{ operation: 'billing.createPayment', fault: 'after-commit-reset' }]);
  await customer.submitPayment();
  await expect(page.getByLabel(labels.code)).toBeVisible({ timeout: 20_000 });
  await stack.tools.faults([{ operation: 'billing.confirmPayment', fault: 'after-commit-reset' }]);
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 20_000 });
  const after = await stack.tools.ledger(DILNOZA.phone);
  expect(after.provider_sum - before.provider_sum).toBe(amount);
  expect(after.ledger_sum).toBe(after.provider_sum);
});

test('the network is cut while paying: the page says so, and finds the result when it is back', async ({
  customer,
  labels,
  stack,
  quiet,
  context,
}) => {
  quiet.expects(GONE);
  test.setTimeout(120_000);
  await customer.submitPayment();
  // Longer than the 15 s that a call may take: the browser does not cut a connection that is open already.
  await stack.tools.faults([{ operation: 'billing.confirmPayment', at: 'after-charge', fault: 'delay', ms: 20_000 }]);
  await customer.enterCode();
  await stack.tools.reached('billing.confirmPayment@after-charge');
  await context.setOffline(true);
  await expect(customer.heading(labels.checking)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 45_000 });
});

test('a session that ends in the middle of a payment asks for the sign-in, and the payment goes on after it', async ({
  customer,
  page,
  labels,
  context,
  quiet,
}) => {
  quiet.expects(GONE);
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
