import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible.ts';
import { isBehindSignIn, KindSample } from '../../src/crawl/page-kind.ts';
import { Customer } from '../../src/customer.ts';
import { LABELS, type Lang } from '../../src/labels.ts';
import { openWhole } from '../../src/open-page.ts';
import { findUntranslated } from '../../src/pictures/checks/untranslated.ts';
import { loaded } from '../../src/pictures/steps.ts';
import { expect, REFUSED, test } from '../../src/test.ts';

/** Addresses of this site that a page links to, without their fragments and choices of language. */
const linksOf = (page: Page, lang: Lang): Promise<string[]> =>
  page.evaluate((prefix) => {
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const own = anchors
      .map(({ href }) => new URL(href))
      .filter((url) => url.origin === location.origin && !url.search.includes('alphabet='));
    return [...new Set(own.map(({ pathname, search }) => pathname + search))].filter(
      (path) => path === prefix || path.startsWith(`${prefix}/`),
    );
  }, `/${lang}`);

const EACH_KIND = 2;

// The two crawls take a minute each, and a worker each.
test.describe.configure({ mode: 'parallel' });

/** Opens pages of every kind that can be reached by links from where one is, and answers what is said in the other language, by page. */
async function crawl(page: Page, lang: Lang, starts: readonly string[]) {
  const waiting = [...starts];
  const sample = new KindSample(EACH_KIND);
  const faults: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (!sample.takes(path)) continue;
    await openWhole(page, path);
    await test.step(`accessible: ${path}`, () => expectAccessible(page));
    faults.push(...(await findUntranslated(page, lang)).map((fault) => `${path}: ${fault}`));
    waiting.push(...(await linksOf(page, lang)).filter(isBehindSignIn));
  }
  return { faults, kinds: sample.kinds().length };
}

for (const lang of ['ru', 'uz'] as const) {
  test(`[S1-02] in ${lang} every kind of page behind the sign-in, every refusal and a missing page say all in that language, and each page is accessible`, async ({
    page,
    stack,
    quiet,
  }) => {
    quiet.expects(REFUSED);
    test.setTimeout(240_000);
    const labels = LABELS[lang];
    const customer = new Customer(page, lang, labels, stack);
    // What links lead to before the sign-in is looked at by crawl.spec.ts.
    await page.goto(`/${lang}/no-such-page`);
    expect(await findUntranslated(page, lang), 'no such page').toEqual([]);

    await customer.open('/sign-up');
    await customer.button(labels.byPassword).click();
    await customer.button(labels.signIn).click();
    expect(await findUntranslated(page, lang), 'empty fields').toEqual([]);
    await page.getByLabel(labels.phone).fill('900000001');
    await page.getByLabel(labels.password, { exact: true }).fill('not-this-one');
    await customer.button(labels.signIn).click();
    await expect(page.getByText(labels.wrongPassword).first()).toBeVisible();
    expect(await findUntranslated(page, lang), 'a refused password').toEqual([]);

    await customer.signIn();
    const inside = await crawl(page, lang, [`/${lang}/main-page`]);
    expect(inside.faults).toEqual([]);
    expect(inside.kinds).toBeGreaterThanOrEqual(5);
  });
}

test.describe('a visitor whose browser asks for Uzbek and who has chosen nothing', () => {
  test.use({ locale: 'uz-UZ' });

  test('[S1-02] meets Russian, the default', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/ru$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

/** Pixels: words of another length may move what is above by a line. */
const SCROLL_SLACK = 32;

test('[S9-01] another language keeps the page, its query, the scroll and what was typed, and is kept in the cookie', async ({
  page,
  context,
  customer,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await customer.open('?utm_source=tg&a=1');
  const price = page.getByRole('textbox', { name: 'Цена товара' });
  await price.fill('7350000');
  // Written with spaces: the calculator has come to life.
  await expect(price).toHaveValue('7\u00a0350\u00a0000');
  // Filling may still be scrolling to the field.
  const down = 180;
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), down);
  const offBy = () => page.evaluate((top) => Math.abs(window.scrollY - top), down);
  await expect.poll(offBy).toBeLessThanOrEqual(SCROLL_SLACK);
  // Pressed without bringing it into view, as a finger on the header would.
  await page.getByRole('link', { name: 'Oʻz', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/\p{Script=Cyrillic}/u);
  await expect(page.getByRole('textbox', { name: 'Mahsulot narxi' })).toHaveValue('7\u00a0350\u00a0000');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/uz?utm_source=tg&a=1');
  await expect.poll(offBy).toBeLessThanOrEqual(SCROLL_SLACK);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await expect(page).toHaveTitle(/[ʻa-z]/);
  expect(await findUntranslated(page, 'uz')).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('uz');
  expect(documents).toHaveLength(1);
});

test('[S9-01] at sign-in another language keeps what was typed, and the whole form speaks it', async ({
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
  expect(await findUntranslated(page, 'uz')).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await page.goto('/');
  await expect(page).toHaveURL(/\/uz$/);
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('uz');
});

test('a payment goes on in the other language with the sum that was typed', async ({ page, customer, labels }) => {
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
  await page.getByLabel(labels.amount).fill('150000');
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Oʻz', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: LABELS.uz.payHeading, exact: true })).toBeVisible();
  await expect(page.getByLabel(LABELS.uz.amount)).toHaveValue('150\u00a0000');
  expect(new URL(page.url()).pathname).toBe(address.replace('/ru/', '/uz/'));
  await loaded(page);
  // What the server says is asked for again after the change.
  await expect.poll(() => findUntranslated(page, 'uz')).toEqual([]);
});

test("the browser's own way back, to a page read in the language before, speaks that language", async ({ page, customer }) => {
  // What a page asks once it listens.
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
  expect(await findUntranslated(page, 'ru')).toEqual([]);
  await page.goForward();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  expect(await findUntranslated(page, 'uz')).toEqual([]);
});

test('[S2-32] links and languages pressed before the scripts have come keep the campaign, and the way back leads to the page before', async ({
  page,
  customer,
}) => {
  // All but the first script, which listens until the rest is there.
  await page.route(/\/assets\/site\/(?!start-)[^/]+\.js$/, () => {});
  await customer.open('/public-offer?utm_source=tg&utm_term=now');
  await page.getByRole('link', { name: 'Muddat' }).first().click();
  await expect(page).toHaveURL(/\/ru\?utm_source=tg&utm_term=now$/);
  await page.waitForLoadState();
  await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
  await expect(page).toHaveURL(/\/uz\?utm_source=tg&utm_term=now$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ru\/public-offer\?utm_source=tg&utm_term=now$/);
});

test('Uzbek is read in Cyrillic by choice: at once, from the server on the next visit, in both apps, until Latin is chosen', async ({
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
