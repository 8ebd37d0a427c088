import { DILNOZA } from '../../src/customer.ts';
import { openSecondBrowser } from '../../src/second-browser.ts';
import { startGatewayBeside } from '../../src/stack.ts';
import { expect, REFUSED, test } from '../../src/test.ts';

/** The stream tells of it at once. Where it has broken off or was not begun yet, which takes seconds, the page asks every half a minute. */
const LIVE_MS = 60_000;
const NEW_PASSWORD = 'togʻdagi-uzun-yoʻl';
const NEW_PHONE = { phone: '+998901112233', national: '901112233', password: DILNOZA.password };

test('a session ended from the list: the other browser goes to the sign-in by itself', async ({
  customer,
  page,
  labels,
  browser,
  stack,
  lang,
}) => {
  await customer.signIn();
  await customer.openMainPage();
  // Other tests have signed the same customer in on this gateway.
  await page.evaluate(() =>
    fetch('/api/auth/sessions/end-others', { method: 'POST', headers: { 'x-requested-with': 'muddat-web' } }).then(({ ok }) => ok),
  );
  const other = await openSecondBrowser({ browser, stack, lang, labels });
  await other.signIn();
  await other.openMainPage();
  await customer.open('/profile/security');
  await page.getByRole('button', { name: /^Завершить сеанс: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить', exact: true }).click();
  await expect(page.getByText(labels.endedSessions)).toBeVisible();
  await expect(page.getByText('Других входов нет: вы вошли только здесь.')).toBeVisible();
  await expect(other.heading(labels.signInHeading)).toBeVisible({ timeout: LIVE_MS });
  await page.reload();
  await expect(customer.heading(labels.securityHeading)).toBeVisible();
  await other.close();
});

test('a change of password signs the other browser out by itself, and only the new one signs in', async ({
  customer,
  page,
  labels,
  browser,
  stack,
  lang,
  quiet,
}) => {
  quiet.expects(REFUSED);
  const other = await openSecondBrowser({ browser, stack, lang, labels });
  await other.signIn();
  await other.openMainPage();
  await customer.signIn();
  await customer.open('/profile/password');
  await page.getByLabel(labels.currentPassword, { exact: true }).fill('not-this-one');
  await page.getByLabel(labels.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await customer.button(labels.changePassword).click();
  await expect(page.getByLabel(labels.currentPassword, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(labels.currentPassword, { exact: true }).fill(DILNOZA.password);
  await customer.button(labels.changePassword).click();
  await expect(page.getByRole('heading', { name: labels.passwordChanged })).toBeVisible();
  await expect(page.getByText(labels.endedSessions)).toBeVisible();
  await expect(other.heading(labels.signInHeading)).toBeVisible({ timeout: LIVE_MS });
  await other.fillPassword({ ...DILNOZA, password: NEW_PASSWORD });
  await expect(other.heading(labels.mainPage)).toBeAttached();
  await other.close();
});

test('after a change of phone one signs in with the new one', async ({ customer, page, labels, stack, lang, browser }) => {
  await customer.signIn();
  await customer.open('/profile/phone');
  const asked = Date.now() - 1000;
  await customer.button(labels.getCode).click();
  await page.getByLabel(labels.code).fill(await stack.tools.codeFor(DILNOZA.phone, asked));
  await page.getByLabel(labels.newPhone).fill(NEW_PHONE.national);
  await customer.button(labels.getCode).click();
  await page.getByLabel(labels.code).fill(await stack.tools.codeFor(NEW_PHONE.phone));
  await expect(page.getByRole('heading', { name: labels.phoneChanged })).toBeVisible();
  const elsewhere = await openSecondBrowser({ browser, stack, lang, labels });
  await elsewhere.signInByPassword(NEW_PHONE);
  await elsewhere.close();
});

test('a passkey that was added signs in without phone and password', async ({ browser, stack, lang, labels, quiet }) => {
  quiet.expects(REFUSED);
  // Passkeys belong to a name: the same gateway would refuse them at an address of digits.
  const gateway = await startGatewayBeside(stack, { BOT_PROTECTION: 'off' }, 'localhost');
  const customer = await openSecondBrowser({ browser, stack, lang, labels, url: gateway.url });
  const { page } = customer;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await customer.signIn();
  await customer.open('/profile/security');
  await page.getByRole('button', { name: 'Добавить ключ', exact: true }).click();
  await expect(page.getByText(/^Ключ добавлен/)).toBeVisible();
  await expect(page.getByText('Ещё не использован')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: labels.signOut, exact: true }).click();
  // Signing out leaves for the home page.
  await page.waitForURL(new RegExp(`/${lang}/?$`));
  await customer.open('/sign-up');
  await customer.button(labels.byPasskey).click();
  await expect(customer.heading(labels.mainPage)).toBeAttached();
  await customer.open('/profile/security');
  await expect(page.getByText(/^Последний вход: /)).toBeVisible();
  await page.getByRole('button', { name: /^Удалить ключ: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Удалить ключ: / })).toHaveCount(0);
  await customer.close();
  await gateway.stop();
});
