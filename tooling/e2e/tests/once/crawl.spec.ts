import { ROUTES } from '@muddat/routing';
import { expectAccessible } from '../../src/accessible.ts';
import { crawlSite } from '../../src/crawl/crawl-site.ts';
import { KindSample } from '../../src/crawl/page-kind.ts';
import { readHtml } from '../../src/crawl/read-html.ts';
import { findUntranslated } from '../../src/pictures/checks/untranslated.ts';
import { expect, test } from '../../src/test.ts';

const CRAWL_MS = 600_000;
/** The same pages in either language: a second of each kind is looked at in one of them. */
const EACH_KIND_SEEN = { ru: 2, uz: 1 };

/** Pages that no link leads to: a form, a mail or the worker does. */
const UNLINKED: ReadonlySet<string> = new Set(['home-test', 'offline', 'content-page', 'search']);
const PUBLIC_IDS = ROUTES.filter(({ owner, status, id }) => owner === 'public-site' && status === 'live' && !UNLINKED.has(id)).map(
  ({ id }) => id,
);

test.describe.configure({ timeout: CRAWL_MS });

for (const lang of ['ru', 'uz'] as const) {
  test(`[S1-02] every link of the site in ${lang} leads to a page of that language, without any script`, async ({ stack }) => {
    const { faults, kinds, pages } = await crawlSite(stack.url, lang, [`/${lang}`, `/${lang}/test`, `/${lang}/search?q=televizor`]);
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(100);
    expect(PUBLIC_IDS.filter((id) => !kinds.some((kind) => kind === `${lang} ${id}` || kind.startsWith(`${lang} ${id} `)))).toEqual([]);
  });

  test(`[S1-02] each kind of page in ${lang} is quiet, accessible and in one language`, async ({ page, stack }) => {
    const sample = new KindSample(EACH_KIND_SEEN[lang]);
    const queue = [
      `/${lang}`,
      `/${lang}/test`,
      `/${lang}/basket`,
      `/${lang}/offline`,
      `/${lang}/p/showcase`,
      `/${lang}/search?q=ntktdbpjh`,
    ];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (!sample.takes(path)) continue;
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect.soft(await findUntranslated(page, lang), path).toEqual([]);
      await test.step(`accessible: ${path}`, () => expectAccessible(page));
      const { links } = readHtml(await page.content());
      for (const href of links) {
        const to = new URL(href, page.url());
        const isPublic = to.origin === stack.url && (to.pathname === `/${lang}` || to.pathname.startsWith(`/${lang}/`));
        if (isPublic && !to.searchParams.has('alphabet')) queue.push(to.pathname + to.search);
      }
    }
    expect(sample.kinds().length).toBeGreaterThan(15);
  });
}
