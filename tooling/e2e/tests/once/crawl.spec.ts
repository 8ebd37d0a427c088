import { ROUTES } from '@muddat/routing';
import { expectAccessible } from '../../src/accessible.ts';
import { crawlSite } from '../../src/crawl/crawl-site.ts';
import { KindSample } from '../../src/crawl/page-kind.ts';
import { readHtml } from '../../src/crawl/read-html.ts';
import { shiftsOf, watchShifts } from '../../src/layout-shifts.ts';
import { openWhole } from '../../src/open-page.ts';
import { findUntranslated } from '../../src/pictures/checks/untranslated.ts';
import { expect, test } from '../../src/test.ts';

const CRAWL_MS = 600_000;
/** Lists that are narrowed by a query draw the same page in either language, so one language looks at them. */
const NARROWED_SEEN = { ru: 1, uz: 0 };

/** Pages that no link leads to: a form, a mail, the worker or the code on a paper does. */
const UNLINKED: ReadonlySet<string> = new Set(['home-test', 'offline', 'content-page', 'search', 'verify', 'verify-code']);
/** Pages of which the seed has one, that no link leads to, or that are found by what is typed. */
const STARTS = [
  '',
  '/test',
  '/basket',
  '/offline',
  '/p/showcase',
  '/pages/about',
  '/faq/21',
  '/faq?q=karta',
  '/become-partner',
  '/verify',
  '/verify/7K3QF-9XM2P-D4T8W-BZ6RA',
  '/search?q=ntktdbpjh',
];
/** What moved by itself in all, by the score of web vitals. */
const MOST_SHIFT = 0.01;

const PUBLIC_IDS = ROUTES.filter(({ owner, status, id }) => owner === 'public-site' && status === 'live' && !UNLINKED.has(id)).map(
  ({ id }) => id,
);

const idsMissing = (kinds: readonly string[], lang: string) =>
  PUBLIC_IDS.filter((id) => !kinds.some((kind) => kind === `${lang} ${id}` || kind.startsWith(`${lang} ${id} `)));

test.describe.configure({ mode: 'parallel', timeout: CRAWL_MS });

for (const lang of ['ru', 'uz'] as const) {
  test(`[S1-02] every link of the site in ${lang} leads to a page of that language, without any script`, async ({ stack }) => {
    const { faults, kinds, pages } = await crawlSite(stack.url, lang, [`/${lang}`, `/${lang}/test`, `/${lang}/search?q=televizor`]);
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(100);
    expect(idsMissing(kinds, lang)).toEqual([]);
  });

  test(`[S1-02] each kind of page in ${lang} is quiet, accessible, in one language, and stands still while it comes to life`, async ({
    page,
    stack,
  }) => {
    const sample = new KindSample(1);
    const narrowed = new KindSample(NARROWED_SEEN[lang]);
    await watchShifts(page);
    const queue = STARTS.map((path) => `/${lang}${path}`);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (!(path.includes('?') ? narrowed : sample).takes(path)) continue;
      await openWhole(page, path);
      const form = page.locator('#question, #request');
      if ((await form.count()) > 0) {
        await form.scrollIntoViewIfNeeded();
        await expect(form.getByRole('textbox').first()).toBeVisible();
      }
      const shifts = await shiftsOf(page);
      const shift = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(shift, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
      expect.soft(await findUntranslated(page, lang), path).toEqual([]);
      await test.step(`accessible: ${path}`, () => expectAccessible(page));
      const { links } = readHtml(await page.content());
      for (const href of links) {
        const to = new URL(href, page.url());
        const isPublic = to.origin === stack.url && (to.pathname === `/${lang}` || to.pathname.startsWith(`/${lang}/`));
        if (isPublic && !to.searchParams.has('alphabet')) queue.push(to.pathname + to.search);
      }
    }
    expect(idsMissing(sample.kinds(), lang)).toEqual([]);
  });
}
