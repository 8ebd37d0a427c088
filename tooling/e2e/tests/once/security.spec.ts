import { DILNOZA } from '../../src/customer.ts';
import { openSecondBrowser } from '../../src/second-browser.ts';
import { startSecondGateway } from '../../src/stack.ts';
import { EXHAUSTIVE_TEST, expect, STATUS_4XX_MESSAGE, test } from '../../src/test.ts';

/**
 * Time limit for a page to notice that its session has ended. The event stream reports that immediately. While the stream is broken or not
 * open yet, the page polls every 30 s.
 */
const LIVE_MS = 60_000;

test(
  'ending a session from the list sends the other browser to the sign-in page',
  EXHAUSTIVE_TEST,
  async ({ customer, page, labels, browser, stack, lang }) => {
    await customer.signIn();
    await customer.openMainPage();
    // Other tests may have left sessions of this customer on this gateway.
    await page.evaluate(() =>
      fetch('/api/auth/sessions/end-others', { method: 'POST', headers: { 'x-requested-with': 'muddat-web' } }).then(({ ok }) => ok),
    );
    const other = await openSecondBrowser({ browser, stack, lang, labels });
    await other.signIn();
    await other.openMainPage();
    await customer.open('/profile/security');
    await page.getByRole('button', { name: /^Завершить сеанс: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить сеанс', exact: true }).click();
    await expect(page.getByRole('main').getByText(labels.endedSessions)).toBeVisible();
    await expect(page.getByText('Других входов нет: вы вошли только здесь.')).toBeVisible();
    await expect(other.heading(labels.signInHeading)).toBeVisible({ timeout: LIVE_MS });
    await page.reload();
    await expect(customer.heading(labels.securityHeading)).toBeVisible();
    await other.close();
  },
);

test('a customer adds a passkey, signs in without phone and password, and deletes it', async ({ browser, stack, lang, labels, quiet }) => {
  quiet.expects(STATUS_4XX_MESSAGE);
  // Passkeys need a host name: with an IP address WebAuthn refuses them.
  const gateway = await startSecondGateway(stack, { BOT_PROTECTION: 'off' }, 'localhost');
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
  // The sign-in just before does not count as proof for this action.
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await proof.getByRole('button', { name: labels.password, exact: true }).click();
  await proof.getByLabel(labels.password, { exact: true }).fill(DILNOZA.password);
  await proof.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByRole('main').getByText(/^Ключ добавлен/)).toBeVisible();
  await expect(page.getByText('Ещё не использован')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: labels.signOut, exact: true }).click();
  // Signing out redirects to the home page.
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
