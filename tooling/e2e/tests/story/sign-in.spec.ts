import { DILNOZA } from '../../src/customer.ts';
import { holdScripts } from '../../src/hold-scripts.ts';
import { expect, inEach, SMOKE, test } from '../../src/test.ts';

inEach(['phone-ru'], () => {
  test(
    '[S2-25][S2-36] a password is the other way in, and who is in has no business on the sign-in page',
    SMOKE,
    async ({ customer, page, labels }) => {
      await customer.signInByPassword();
      await expect(page).toHaveURL(new RegExp(`/${customer.lang}/main-page$`));
      await customer.open('/sign-up');
      await expect(customer.heading(labels.mainPage)).toBeAttached();
      await expect(page).toHaveURL(/main-page$/);
    },
  );

  test('[S2-37] who was sent to sign in comes back to the page they wanted', async ({ customer, page, labels }) => {
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

  test('what was typed before the scripts came is there when they have come', async ({ customer, page, labels }) => {
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

inEach(['desktop-uz'], () => {
  test('[S2-25] the sign-in page takes a phone, sends a code, and signs in by it, without a mouse; no script can read the session', async ({
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
