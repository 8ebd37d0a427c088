import { amountFromText } from '../../src/amount-from-text.ts';
import { DILNOZA } from '../../src/customer.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

/** Messages that the browser logs when a server is down, which these tests cause. */
const NETWORK_ERROR_MESSAGE = /Failed to load resource|ERR_|net::/;
/**
 * For the page all steps look equal: a call without a response. The sandbox's `recovery.test.ts` and `main.test.ts` test what happens to a
 * payment at each step. The call hangs in the tests that kill the sandbox, and is only delayed in those that kill the gateway.
 */
const AFTER_CHARGE = { operation: 'billing.confirmPayment', at: 'after-charge' };
const FAULTS = { sandbox: { ...AFTER_CHARGE, fault: 'hang' }, gateway: { ...AFTER_CHARGE, fault: 'delay', ms: 5_000 } } as const;

for (const server of ['sandbox', 'gateway'] as const) {
  test(
    `after the ${server} is killed during a charge a reload shows the payment, charged once`,
    server === 'sandbox' ? {} : EXHAUSTIVE_TEST,
    async ({ customer, page, labels, stack, quiet }) => {
      quiet.expects(NETWORK_ERROR_MESSAGE);
      const before = await stack.tools.ledger(DILNOZA.phone);
      await customer.signIn();
      await customer.openMainPage();
      await customer.openPayment();
      const amount = amountFromText(await page.getByLabel(labels.amount).inputValue());
      await customer.submitPayment();
      await stack.tools.injectFaults([FAULTS[server]]);
      await customer.enterCode();
      await stack.tools.waitForStep('billing.confirmPayment@after-charge');
      await stack[server].end('SIGKILL');
      await stack[server].start();

      await page.reload();
      await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 30_000 });
      const after = await stack.tools.ledger(DILNOZA.phone);
      expect(after.provider_sum - before.provider_sum).toBe(amount);
      expect(after.ledger_sum).toBe(after.provider_sum);
    },
  );
}

test(
  'after the gateway is killed and restarted the waiting payment page shows the successful payment by itself',
  EXHAUSTIVE_TEST,
  async ({ customer, page, labels, stack, quiet }) => {
    quiet.expects(NETWORK_ERROR_MESSAGE);
    await customer.signIn();
    await customer.openMainPage();
    await customer.openPayment();
    await customer.submitPayment();
    await stack.tools.injectFaults([FAULTS.gateway]);
    await customer.enterCode();
    await stack.tools.waitForStep('billing.confirmPayment@after-charge');
    await stack.gateway.end('SIGKILL');
    await expect(customer.heading(labels.checking)).toBeVisible();
    await stack.gateway.start();
    await expect(customer.heading(labels.paid)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('main')).toContainText('сум');
  },
);
