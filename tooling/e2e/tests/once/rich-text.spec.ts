import { CAMPAIGN_UTM } from '../../src/links.ts';
import { openHydrated } from '../../src/open-page.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const CAMPAIGN = `?${new URLSearchParams(CAMPAIGN_UTM)}`;
/** An attribute value that is lost if a new document is loaded. */
const MARK = 'same-document';

for (const { tier, path, alphabet, link, heading } of [
  { tier: {}, path: '/ru/p/showcase', alphabet: '', link: 'условиях рассрочки', heading: 'Правила осенней акции' },
  {
    tier: EXHAUSTIVE_TEST,
    path: '/uz/p/showcase',
    alphabet: '&alphabet=cyrl',
    link: 'муддатли тўлов шартларидагидек',
    heading: 'Кузги акция қоидалари',
  },
]) {
  test(`${path}${alphabet}: a link in rich text keeps UTM parameters, and no document loads there or on Back`, tier, async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await openHydrated(page, `${path}${CAMPAIGN}${alphabet}`);
    const before = documents.length;
    await page.evaluate((mark) => document.documentElement.setAttribute('data-mark', mark), MARK);

    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(/\/installment-terms\?/);
    for (const [name, value] of Object.entries(CAMPAIGN_UTM)) expect(new URL(page.url()).searchParams.get(name)).toBe(value);
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);

    const payload = page.waitForResponse((answer) => answer.url().includes('/payload/') && answer.url().includes('/p/showcase.json'));
    await page.goBack();
    expect(await (await payload).text()).not.toMatch(/<(?:p|h2|table)\b/);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('table').filter({ hasText: '300\u00a0000' }).getByRole('row')).toHaveCount(3);
    await expect(page.locator('html')).toHaveAttribute('data-mark', MARK);
    expect(documents.slice(before)).toEqual([]);
  });
}
