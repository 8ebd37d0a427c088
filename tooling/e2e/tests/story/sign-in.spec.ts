import { expectAccessible } from '../../src/accessible.ts';
import { DILNOZA } from '../../src/customer.ts';
import { holdScripts } from '../../src/hold-scripts.ts';
import { expect, inEach, REFUSED, SMOKE, test } from '../../src/test.ts';

// Each language and each size meets a part of the edges; the parts of the form are tested in both by apps/cabinet.
inEach(['phone-ru', 'desktop-uz'], () => {
  test('[S2-25] the sign-in page takes a phone, sends a code, and signs in by it', async ({ customer, page, labels, stack }) => {
    await customer.open('/sign-up');
    await expect(customer.heading(labels.signInHeading)).toBeVisible();
    await expectAccessible(page);
    await customer.signInByCode();
    await expectAccessible(page);
    await expect(page).toHaveURL(new RegExp(`/${customer.lang}/main-page$`));
    const cookies = await page.context().cookies(stack.url);
    expect(cookies.filter(({ httpOnly, name }) => !httpOnly && name !== 'locale')).toEqual([]);
  });
});

inEach(['phone-ru'], () => {
  test('[S5-04] a wrong code is told in the words of the specification, and the right one still signs in', async ({
    customer,
    page,
    labels,
    stack,
    quiet,
  }) => {
    quiet.expects(REFUSED);
    await customer.open('/sign-up');
    await page.getByLabel(labels.phone).fill(DILNOZA.national);
    const asked = Date.now() - 1000;
    await customer.button(labels.getCode).click();
    await page.getByLabel(labels.code).fill('000000');
    await expect(page.getByText(labels.wrongCode).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(labels.code).fill(await stack.tools.codeFor(DILNOZA.phone, asked));
    await expect(customer.heading(labels.mainPage)).toBeAttached();
  });

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
    // A slow network: the page stands and can be typed into long before React answers.
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
  test('[S8-04] a wrong password is told in the words of the specification, and the phone stays', async ({
    customer,
    page,
    labels,
    quiet,
  }) => {
    quiet.expects(REFUSED);
    await customer.open('/sign-up');
    await customer.fillPassword({ ...DILNOZA, password: 'not-this-one' });
    await expect(page.getByText(labels.wrongPassword).first()).toBeVisible();
    await expect(page.getByLabel(labels.phone)).toHaveValue('+998 90 000 00 01');
    await expectAccessible(page);
  });

  test('half a phone is refused under its field, in the language of the page, and nothing is sent', async ({ customer, page, labels }) => {
    await customer.open('/sign-up');
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.getByLabel(labels.phone).fill('90123');
    await customer.button(labels.getCode).click();
    await expect(page.getByLabel(labels.phone)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(labels.phone)).toBeFocused();
    // What is read meanwhile, the session and a challenge for the bot check, says nothing of the phone.
    expect(sent).toEqual([]);
  });
});

inEach(['desktop-ru'], () => {
  test('signing in needs no mouse', async ({ customer, page, labels, stack }) => {
    await customer.open('/sign-up');
    await page.getByLabel(labels.phone).focus();
    await page.keyboard.type(DILNOZA.national);
    const asked = Date.now() - 1000;
    // Before the scripts have come there is nothing that Enter could send off.
    await expect(customer.button(labels.getCode)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(labels.code)).toBeFocused();
    await page.keyboard.type(await stack.tools.codeFor(DILNOZA.phone, asked));
    await expect(customer.heading(labels.mainPage)).toBeAttached();
  });
});
