import { unfoldFooter } from '../../src/footer.ts';
import { holdScripts } from '../../src/hold-scripts.ts';
import { findCampaignErrors } from '../../src/links.ts';
import { openComplete, openHydrated } from '../../src/open-page.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const LIMIT = { ru: 'до 15 миллионов сум', uz: '15 million soʻmgacha' } as const;
/** Figures of the specification's marketing copy. Each label precedes its number, as in a `dl`. */
const FIGURES = {
  ru: [/посетителей в месяц400\s000/, /заказов в день300/, /на рынке5\sлет/, /видов товаров100\s000/],
  uz: [/kishi har oy kiradi400\s000/, /kunlik buyurtma300/, /bozorda5\syil/, /turdagi mahsulot100\s000/],
} as const;

test('[S1-03] the home page names the limit, and the page for sellers the figures of the marketing copy, in both languages', async ({
  page,
}) => {
  for (const lang of ['ru', 'uz'] as const) {
    const main = page.getByRole('main');
    await page.goto(`/${lang}`);
    await expect(main).toContainText(LIMIT[lang]);
    await page.goto(`/${lang}/sell-on-muddat`);
    for (const words of FIGURES[lang]) await expect(main).toContainText(words);
  }
});

test('[S2-41] /oz responds as /uz with a canonical link, and its error messages are those of uz', async ({ page, request, stack }) => {
  const answer = await page.goto('/oz');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['link']).toContain('/uz>; rel="canonical"');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${stack.url}/uz`);

  const refusal = async (language: string) => {
    // A depth above the maximum, which is refused.
    const refused = await request.get('/api/installment/v3/categories?depth=9', { headers: { 'Accept-Language': language } });
    expect(refused.status()).toBe(400);
    const body: unknown = await refused.json();
    return body instanceof Object && 'message' in body ? body.message : null;
  };
  expect(await refusal('oz')).toBe(await refusal('uz'));
  expect(await refusal('uz')).not.toBe(await refusal('ru'));
});

test('the calculator of the home page shows mark-up and total for a typed price and a chosen term', EXHAUSTIVE_TEST, async ({ page }) => {
  await page.goto('/ru');
  await page.getByLabel('Цена товара').fill('1000000');
  await page.getByRole('radio', { name: '3' }).press('Space');
  await expect(page.getByRole('main')).toContainText(/70\s000\sсум\s·\s7\s%/);
  await expect(page.getByRole('main')).toContainText(/1\s070\s000\sсум/);
});

test(
  'the home page calculator keeps price and term entered before hydration, and shows their mark-up after it',
  EXHAUSTIVE_TEST,
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/ru', { waitUntil: 'commit' });
    await page.getByLabel('Цена товара').fill('1000000');
    await page.getByRole('radio', { name: '3' }).press('Space');
    await scripts.letGo();
    await expect(page.getByRole('main')).toContainText(/70\s000\sсум\s·\s7\s%/);
    await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
    await expect(page.getByLabel('Цена товара')).toHaveValue(/^1\s000\s000$/);
  },
);

test('[S2-32] UTM parameters follow links and a change of language; without utm_source no link carries them', async ({
  page,
  customer,
}) => {
  const utm = 'utm_source=tg&utm_campaign=spring';
  await page.goto(`/ru?${utm}&other=1`);
  await unfoldFooter(page);
  const offer = page.getByRole('contentinfo').getByRole('link', { name: 'Публичная оферта' });
  // Cached documents are shared by all visitors, so a script adds the campaign to their links.
  await expect(offer).toHaveAttribute('href', `/ru/public-offer?${utm}`);
  await offer.click();
  await expect(page).toHaveURL(new RegExp(`/ru/public-offer\\?${utm}$`));
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Oʻz' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/uz/public-offer\\?${utm}$`));
  const withoutSource = '?utm_medium=post&utm_campaign=spring';
  await openHydrated(page, `/ru${withoutSource}`);
  expect(await findCampaignErrors(page, false)).toEqual([]);
  await unfoldFooter(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Публичная оферта' }).click();
  await expect(page).toHaveURL(/\/ru\/public-offer$/);
  await customer.signIn();
  await openComplete(page, `/ru/main-page${withoutSource}`);
  expect(await findCampaignErrors(page, false)).toEqual([]);
});
