import { ROUTES, type Route } from '@muddat/routing';
import { crawlPages } from '../../src/crawl/crawl-pages.ts';
import { crawlSite } from '../../src/crawl/crawl-site.ts';
import { isBehindSignIn } from '../../src/crawl/page-kind.ts';
import { Customer } from '../../src/customer.ts';
import { LABELS } from '../../src/labels.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const CRAWL_MS = 600_000;
/**
 * How many pages with a query the crawl of the public pages visits, of each kind. One language is enough for these: the query has the same
 * effect in both.
 */
const QUERIED_PAGES_PER_KIND = { ru: 1, uz: 0 };

/** Pages that no link leads to, only a form, an e-mail, the service worker or a printed code. The seed has no returned goods. */
const UNLINKED: ReadonlySet<string> = new Set([
  'home-test',
  'offline',
  'content-page',
  'search',
  'compare',
  'verify',
  'verify-code',
  'return-case',
  // Leads to the profile.
  'cabinet',
]);
/** Pages that no link leads to, or that need a typed query; of some the seed has one record. */
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
  '/compare?id=1000&id=1001',
  '/sign-up',
  '/register',
];
/** Where a customer starts, and pages reached only by a filled basket, a button or an order other than the first. */
const CABINET_STARTS = [
  '/main-page',
  '/profile/password',
  '/profile/phone',
  '/cabinet/checkout',
  '/orders/100008/hardship',
  '/orders/100001/return',
];

const idsOf = (isWanted: (route: Route) => boolean) =>
  ROUTES.filter((route) => route.status === 'live' && !UNLINKED.has(route.id) && isWanted(route)).map(({ id }) => id);
const PUBLIC_IDS = idsOf(({ owner }) => owner === 'public-site');
const ENTRY_IDS = idsOf(({ auth }) => auth === 'guest');
const CABINET_IDS = idsOf(({ auth }) => auth === true);

const idsMissing = (ids: readonly string[], kinds: readonly string[], lang: string) =>
  ids.filter((id) => !kinds.some((kind) => kind === `${lang} ${id}` || kind.startsWith(`${lang} ${id} `)));

test.describe.configure({ mode: 'parallel', timeout: CRAWL_MS });

/** Pages of different kinds, for the tier that opens only a few: forms, rich text, prices, a table, a payment. */
const SAMPLE = {
  public: ['', '/p/showcase', '/compare?id=1000&id=1001'],
  cabinet: ['/main-page', '/orders/100001/pay', '/cabinet/checkout'],
};
const follows = () => false;

test('[S1-02][S2-32] three public pages in ru and three customer pages in uz pass the rules of every page', async ({ page, stack }) => {
  await crawlPages({ page, lang: 'ru', starts: SAMPLE.public, queriedPagesPerKind: 1, follows });
  await new Customer(page, 'uz', LABELS.uz, stack).signIn();
  await crawlPages({ page, lang: 'uz', starts: SAMPLE.cabinet, queriedPagesPerKind: 1, follows });
});

for (const lang of ['ru', 'uz'] as const) {
  test(`[S1-02] without scripts every link of the site in ${lang} leads to a page in that language`, EXHAUSTIVE_TEST, async ({ stack }) => {
    const { errors, kinds, pages } = await crawlSite(stack.url, lang, [`/${lang}`, `/${lang}/test`, `/${lang}/search?q=televizor`]);
    expect(errors).toEqual([]);
    expect(pages).toBeGreaterThan(100);
    expect(idsMissing(PUBLIC_IDS, kinds, lang)).toEqual([]);
  });

  test(
    `[S1-02][S2-32] public pages in ${lang} are accessible, translated and stable, log no errors, and keep UTM parameters`,
    EXHAUSTIVE_TEST,
    async ({ page }) => {
      const isPublic = (path: string) => !isBehindSignIn(path);
      const kinds = await crawlPages({ page, lang, starts: STARTS, queriedPagesPerKind: QUERIED_PAGES_PER_KIND[lang], follows: isPublic });
      expect(idsMissing([...PUBLIC_IDS, ...ENTRY_IDS], kinds, lang)).toEqual([]);
    },
  );

  test(
    `[S1-02][S2-32] customer pages in ${lang} are accessible, translated and stable, log no errors, and keep UTM parameters`,
    EXHAUSTIVE_TEST,
    async ({ page, stack }) => {
      await new Customer(page, lang, LABELS[lang], stack).signIn();
      const kinds = await crawlPages({ page, lang, starts: CABINET_STARTS, queriedPagesPerKind: 1, follows: isBehindSignIn });
      expect(idsMissing(CABINET_IDS, kinds, lang)).toEqual([]);
    },
  );
}
