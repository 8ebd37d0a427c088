import { DILNOZA } from '../../src/customer.ts';
import { amountOf } from '../../src/money.ts';
import { expect, test } from '../../src/test.ts';

/** The browser says so when a server is gone; that is what these tests do to it. */
const GONE = /Failed to load resource|ERR_|net::/;
const STEPS = ['before-charge', 'after-charge', 'after-settle'] as const;

for (const server of ['sandbox', 'gateway'] as const) {
  for (const step of STEPS) {
    test(`the ${server} is killed ${step.replace('-', ' the ')}: the customer who comes back sees the truth and is charged once`, async ({
      customer,
      page,
      labels,
      stack,
      quiet,
    }) => {
      quiet.expects(GONE);
      const before = await stack.tools.ledger(DILNOZA.phone);
      await customer.signInByPassword();
      await customer.openPayment();
      const amount = amountOf(await page.getByLabel(labels.amount).inputValue());
      await customer.submitPayment();
      // The sandbox stands still there until it is killed; for the gateway it only lingers, since it lives on.
      await stack.tools.faults([
        { operation: 'billing.confirmPayment', at: step, ...(server === 'sandbox' ? { fault: 'hang' } : { fault: 'delay', ms: 1500 }) },
      ]);
      await customer.enterCode();
      await stack.tools.reached(`billing.confirmPayment@${step}`);
      await stack[server].end('SIGKILL');
      await stack[server].start();

      await page.reload();
      await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 30_000 });
      const after = await stack.tools.ledger(DILNOZA.phone);
      expect(after.provider_sum - before.provider_sum).toBe(amount);
      expect(after.ledger_sum).toBe(after.provider_sum);
    });
  }

  test(`the ${server} is killed after the answer: the payment is still there, and there is one`, async ({
    customer,
    page,
    labels,
    stack,
    quiet,
  }) => {
    quiet.expects(GONE);
    const before = await stack.tools.ledger(DILNOZA.phone);
    await customer.signInByPassword();
    await customer.openPayment();
    const amount = amountOf(await page.getByLabel(labels.amount).inputValue());
    await customer.submitPayment();
    await customer.enterCode();
    await expect(customer.heading(labels.paid)).toBeVisible();
    await stack[server].end('SIGKILL');
    await stack[server].start();

    await page.reload();
    await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 30_000 });
    const after = await stack.tools.ledger(DILNOZA.phone);
    expect(after.provider_sum - before.provider_sum).toBe(amount);
    expect(after.ledger_sum).toBe(after.provider_sum);
  });

  test(`the ${server} is killed while the customer waits: the page itself finds the truth without a reload`, async ({
    customer,
    page,
    labels,
    stack,
    quiet,
  }) => {
    quiet.expects(GONE);
    await customer.signInByPassword();
    await customer.openPayment();
    await customer.submitPayment();
    await stack.tools.faults([
      {
        operation: 'billing.confirmPayment',
        at: 'after-charge',
        ...(server === 'sandbox' ? { fault: 'hang' } : { fault: 'delay', ms: 1500 }),
      },
    ]);
    await customer.enterCode();
    await stack.tools.reached('billing.confirmPayment@after-charge');
    await stack[server].end('SIGKILL');
    await expect(customer.heading(labels.checking)).toBeVisible({ timeout: 20_000 });
    await stack[server].start();
    await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('main')).toContainText('сум');
  });
}
