import { amountFromText } from '../../src/amount-from-text.ts';
import { DILNOZA } from '../../src/customer.ts';
import { describeEachSizeAndLang, expect, SMOKE_TEST, STATUS_4XX_MESSAGE, test } from '../../src/test.ts';

describeEachSizeAndLang(['phone-ru', 'desktop-uz'], () => {
  test(
    'a customer signs in by SMS code, pays an instalment by card, and pays off the order by a payment app [X-02][S7-16]',
    SMOKE_TEST,
    async ({ customer, page, labels, stack }) => {
      const before = await stack.tools.ledger(DILNOZA.phone);
      await customer.signInByCode();
      await customer.openPayment();
      const amount = amountFromText(await page.getByLabel(labels.amount).inputValue());
      expect(amount).toBeGreaterThan(0);
      // The exact time, not a second earlier as in other tests: the code of the sign-in may have been sent within that second.
      const asked = Date.now();
      await customer.submitPayment();
      await customer.enterCode(DILNOZA, asked);
      await expect(customer.heading(labels.paid)).toBeVisible();

      const after = await stack.tools.ledger(DILNOZA.phone);
      expect(after.provider_sum - before.provider_sum).toBe(amount);
      expect(after.ledger_sum).toBe(after.provider_sum);

      await page.getByRole('link', { name: labels.toOrder }).first().click();
      await expect(page).toHaveURL(/\/orders\/[^/]+$/);
      await expect(page.getByRole('main')).not.toBeEmpty();

      await page.getByRole('link', { name: labels.payOff }).click();
      await expect(page.getByRole('heading', { name: labels.payoffHeading })).toBeVisible();
      const payoff = amountFromText(await page.getByLabel(labels.amount).inputValue());
      await page.getByRole('radio', { name: 'Payme' }).check();
      await customer.submitPayment();
      await page.locator('button[value=approve]').click();
      // The payment app redirects the customer to the page that they left.
      await expect(page).toHaveURL(/\/orders\/[^/]+\/pay/);
      await expect(customer.heading(labels.paid)).toBeVisible();
      const closed = await stack.tools.ledger(DILNOZA.phone);
      expect(closed.provider_sum - after.provider_sum).toBe(payoff);
      expect(closed.ledger_sum).toBe(closed.provider_sum);
    },
  );
});

describeEachSizeAndLang(['phone-ru'], () => {
  test('signing out leads to a public page, and the back button shows no customer data', async ({ customer, page, labels, quiet }) => {
    // After Back the page may fetch its data before it knows that the session has ended, and is refused.
    quiet.expects(STATUS_4XX_MESSAGE);
    await customer.signIn();
    await customer.openMainPage();
    // On a phone, signing out is at the bottom of the profile.
    await customer.open('/profile');
    await customer.button(labels.signOut).click();
    await expect(page).not.toHaveURL(/profile/);
    await page.goBack();
    // After Back the page may redirect by itself, which would interrupt the next step.
    await expect(customer.heading(labels.signInHeading)).toBeVisible();
    await expect(page.getByText('Dilnoza Karimova')).toHaveCount(0);
    expect(await page.locator('body').textContent()).not.toMatch(/\d\u00a0(сум|soʻm)/);
    await customer.open('/main-page');
    await expect(customer.heading(labels.signInHeading)).toBeVisible();
    await expect(customer.heading(labels.mainPage)).toHaveCount(0);
  });
});
