import { DILNOZA } from '../../src/customer.ts';
import { holdScripts } from '../../src/hold-scripts.ts';
import { describeEachSizeAndLang, expect, SMOKE_TEST, test } from '../../src/test.ts';

describeEachSizeAndLang(['phone-ru'], () => {
  test(
    '[S2-25][S2-36] a customer signs in by password, and a signed-in one is redirected from the sign-in page',
    SMOKE_TEST,
    async ({ customer, page, labels }) => {
      await customer.signInByPassword();
      await expect(page).toHaveURL(new RegExp(`/${customer.lang}/main-page$`));
      await customer.open('/sign-up');
      await expect(customer.heading(labels.mainPage)).toBeAttached();
      await expect(page).toHaveURL(/main-page$/);
    },
  );

  test('[S2-37] a customer who was sent to the sign-in returns to the requested page', async ({ customer, page, labels }) => {
    await customer.signIn();
    await customer.openMainPage();
    await page.getByRole('main').getByRole('link', { name: labels.payNext }).first().click();
    await expect(customer.heading(labels.payHeading)).toBeVisible();
    const wanted = new URL(page.url()).pathname;
    await customer.loseSession();
    await page.goto(wanted);
    await expect(customer.heading(labels.signInHeading)).toBeVisible();
    await customer.fillPassword();
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
  });

  test('a phone typed on the sign-in page before hydration is kept after it', async ({ customer, page, labels }) => {
    // Slow network: the server-rendered page accepts typing long before React hydrates it.
    const scripts = await holdScripts(page, /\/assets\/cabinet\/.*\.js$/);
    await page.goto(`/${customer.lang}/sign-up`, { waitUntil: 'commit' });
    await expect(customer.button(labels.getCode)).toBeDisabled();
    await page.getByLabel(labels.phone).pressSequentially(DILNOZA.national);
    await scripts.letGo();
    await customer.button(labels.getCode).click();
    await expect(page.getByLabel(labels.code)).toBeFocused();
  });
});

describeEachSizeAndLang(['desktop-uz'], () => {
  test('[S2-25] a customer signs in by phone and code without a mouse, and no script can read the session', async ({
    customer,
    page,
    labels,
    stack,
  }) => {
    await customer.open('/sign-up');
    await expect(customer.heading(labels.signInHeading)).toBeVisible();
    await page.getByLabel(labels.phone).focus();
    await page.keyboard.type(DILNOZA.national);
    const asked = Date.now() - 1000;
    // Before the scripts have loaded, Enter would submit nothing.
    await expect(customer.button(labels.getCode)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(labels.code)).toBeFocused();
    await page.keyboard.type(await stack.tools.codeFor(DILNOZA.phone, asked));
    await expect(customer.heading(labels.mainPage)).toBeAttached();
    await expect(page).toHaveURL(/\/uz\/main-page$/);
    const cookies = await page.context().cookies(stack.url);
    expect(cookies.filter(({ httpOnly, name }) => !httpOnly && name !== 'locale')).toEqual([]);
  });
});
