import { expectAccessible } from '../../src/accessible.ts';
import { Customer } from '../../src/customer.ts';
import { LABELS } from '../../src/labels.ts';
import { findCampaignErrors, withCampaign } from '../../src/links.ts';
import { openComplete } from '../../src/open-page.ts';
import { findUntranslatedTexts } from '../../src/pictures/checks/untranslated.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import { EXHAUSTIVE_TEST, expect, STATUS_4XX_MESSAGE, test } from '../../src/test.ts';

for (const lang of ['ru', 'uz'] as const) {
  test(
    `[S1-02][S8-04] in ${lang} the 404 page and sign-in errors are in that language only, and the phone stays`,
    lang === 'uz' ? {} : EXHAUSTIVE_TEST,
    async ({ page, stack, quiet }) => {
      quiet.expects(STATUS_4XX_MESSAGE);
      const labels = LABELS[lang];
      const customer = new Customer(page, lang, labels, stack);
      await openComplete(page, withCampaign(`/${lang}/no-such-page`));
      expect(await findUntranslatedTexts(page, lang), 'no such page').toEqual([]);
      await expect.poll(() => findCampaignErrors(page, true), 'no such page').toEqual([]);

      await customer.open('/sign-up');
      await customer.button(labels.byPassword).click();
      await customer.button(labels.signIn).click();
      expect(await findUntranslatedTexts(page, lang), 'empty fields').toEqual([]);
      await page.getByLabel(labels.phone).fill('900000001');
      await page.getByLabel(labels.password, { exact: true }).fill('not-this-one');
      await customer.button(labels.signIn).click();
      await expect(page.getByText(labels.wrongPassword).first()).toBeVisible();
      await expect(page.getByLabel(labels.phone)).toHaveValue('+998 90 000 00 01');
      expect(await findUntranslatedTexts(page, lang), 'a refused password').toEqual([]);
      await expectAccessible(page);
    },
  );
}

test.describe('a visitor with an Uzbek browser and no chosen language', () => {
  test.use({ locale: 'uz-UZ' });

  test('[S1-02] gets Russian, the default', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/ru$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

/** Tolerance in px: words of another length may move content above by a line. */
const SCROLL_SLACK = 32;

test('[S9-01] a change of language keeps page, query, scroll position and typed price, and is saved in the cookie', async ({
  page,
  context,
  customer,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await customer.open('?utm_source=tg&a=1');
  const price = page.getByRole('textbox', { name: 'Цена товара' });
  await price.fill('7350000');
  // The spaces show that the calculator is hydrated.
  await expect(price).toHaveValue('7\u00a0350\u00a0000');
  // `fill` may still be scrolling to the field.
  const down = 180;
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), down);
  const offBy = () => page.evaluate((top) => Math.abs(window.scrollY - top), down);
  await expect.poll(offBy).toBeLessThanOrEqual(SCROLL_SLACK);
  // Clicked by script, without scrolling the link into view: a finger on the header would not scroll either.
  await page.getByRole('link', { name: 'Oʻz', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/\p{Script=Cyrillic}/u);
  await expect(page.getByRole('textbox', { name: 'Mahsulot narxi' })).toHaveValue('7\u00a0350\u00a0000');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/uz?utm_source=tg&a=1');
  await expect.poll(offBy).toBeLessThanOrEqual(SCROLL_SLACK);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await expect(page).toHaveTitle(/[ʻa-z]/);
  expect(await findUntranslatedTexts(page, 'uz')).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('uz');
  expect(documents).toHaveLength(1);
});

test('[S9-01] a change of language at sign-in keeps the typed phone and translates the whole form', async ({
  page,
  context,
  customer,
  labels,
}) => {
  await customer.open('/sign-up?utm_source=tg');
  await expect(customer.button(labels.getCode)).toBeEnabled();
  await page.getByLabel(labels.phone).fill('90123');
  await customer.button(labels.getCode).click();
  await expect(page.getByLabel(labels.phone)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
  const phone = page.getByLabel(LABELS.uz.phone);
  await expect(phone).toHaveValue('+998 90 123');
  await expect(page).toHaveURL(/\/uz\/sign-up\?utm_source=tg$/);
  await expect(page).toHaveTitle(/^Kirish/);
  expect(await findUntranslatedTexts(page, 'uz')).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await page.goto('/');
  await expect(page).toHaveURL(/\/uz$/);
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('uz');
});

test('a change of language during a payment keeps the typed amount', EXHAUSTIVE_TEST, async ({ page, customer, labels }) => {
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
  await page.getByLabel(labels.amount).fill('150000');
  const address = new URL(page.url()).pathname;
  // On a phone the top row has space for a menu only.
  await page.locator('summary').filter({ hasText: 'Рус' }).click();
  await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: LABELS.uz.payHeading, exact: true })).toBeVisible();
  await expect(page.getByLabel(LABELS.uz.amount)).toHaveValue('150\u00a0000');
  expect(new URL(page.url()).pathname).toBe(address.replace('/ru/', '/uz/'));
  await waitUntilLoaded(page);
  // The page fetches server texts again after the change of language.
  await expect.poll(() => findUntranslatedTexts(page, 'uz')).toEqual([]);
});

test(
  'Back to a page opened in another language shows that language, and Forward the later one',
  EXHAUSTIVE_TEST,
  async ({ page, customer }) => {
    // A page requests the session once it is hydrated.
    const asks = () => page.waitForRequest('**/api/auth/user');
    const first = asks();
    await customer.open('/public-offer');
    await first;
    await page.getByRole('link', { name: 'Muddat' }).first().click();
    await expect(page).toHaveURL(/\/ru$/);
    await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
    const listens = asks();
    await page.goBack();
    await expect(page).toHaveURL(/\/ru\/public-offer$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await listens;
    expect(await findUntranslatedTexts(page, 'ru')).toEqual([]);
    await page.goForward();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
    expect(await findUntranslatedTexts(page, 'uz')).toEqual([]);
  },
);

test(
  '[S2-32] page and language links clicked before hydration keep UTM parameters, and Back leads to the first page',
  EXHAUSTIVE_TEST,
  async ({ page, customer }) => {
    // Blocks all scripts except the first one, which handles clicks until the rest has loaded.
    await page.route(/\/assets\/site\/(?!start-)[^/]+\.js$/, () => {});
    await customer.open('/public-offer?utm_source=tg&utm_term=now');
    await page.getByRole('link', { name: 'Muddat' }).first().click();
    await expect(page).toHaveURL(/\/ru\?utm_source=tg&utm_term=now$/);
    await page.waitForLoadState();
    await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
    await expect(page).toHaveURL(/\/uz\?utm_source=tg&utm_term=now$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/ru\/public-offer\?utm_source=tg&utm_term=now$/);
  },
);

test('a visitor who chooses Cyrillic gets it in both apps, also from the server, until Latin is chosen', async ({
  page,
  context,
  customer,
}) => {
  await customer.open('');
  await page.getByRole('link', { name: 'Ўз', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
  await expect(page).toHaveURL(/\/uz$/);
  await expect(page.getByRole('textbox', { name: 'Маҳсулот нархи' })).toBeVisible();
  const kept = (await context.cookies()).find(({ name }) => name === 'alphabet');
  expect([kept?.value, kept?.sameSite]).toEqual(['cyrl', 'Lax']);
  await expect(page.getByRole('main')).not.toContainText(/(?<!\p{L})\p{Ll}+[\u02BB\u02BC]/u);

  const answer = await context.request.get('/uz');
  expect(await answer.text()).toContain('<html lang="uz-Cyrl"');
  await page.goto('/uz/sign-up');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
  await page.getByLabel('Телефон рақами').fill('90123');
  await page.getByRole('button', { name: 'Код олиш' }).click();
  await expect(page.getByText('Рақамни тўлиқ киритинг: +998 ва яна 9 та рақам')).toBeVisible();
  await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
  await expect(page.getByLabel(LABELS.uz.phone)).toHaveValue('+998 90 123');
  expect((await context.cookies()).some(({ name }) => name === 'alphabet')).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the alphabet is chosen by a plain link', async ({ page, customer }) => {
    await customer.open('/public-offer');
    await page.getByRole('link', { name: 'Ўз', exact: true }).click();
    await expect(page).toHaveURL(/\/uz\/public-offer$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
    await expect(page.getByRole('link', { name: 'Ўз', exact: true })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  });
});
