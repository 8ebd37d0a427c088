import type { Page } from '@playwright/test';
import { KindSample } from './crawl/page-kind.ts';
import { openWhole } from './open-page.ts';

export const UTM = { utm_source: 'tg', utm_medium: 'post', utm_campaign: 'spring sale', utm_content: 'кнопка', utm_term: 'a&b' };
const NAMES = Object.keys(UTM);

type SeenLink = {
  href: string;
  /** What it leads to: a page of this site, another site or scheme, or a place on this very page. */
  kind: 'internal' | 'external' | 'place';
  /** This page in another language: its address, query and all, and no way to another page. */
  isLanguage: boolean;
};

/** Every link of the page as it is written. */
async function linksOf(page: Page): Promise<SeenLink[]> {
  const written = await page
    .locator('a[href]')
    .evaluateAll((anchors) =>
      anchors.map((anchor) => ({ href: anchor.getAttribute('href') ?? '', hreflang: anchor.hasAttribute('hreflang') })),
    );
  const here = new URL(page.url());
  return written.map(({ href, hreflang }) => {
    const to = new URL(href, here);
    const internal = to.origin === here.origin && to.protocol.startsWith('http');
    const kind = !internal ? 'external' : href.startsWith('#') || href === '' ? 'place' : 'internal';
    return { href, kind, isLanguage: hreflang };
  });
}

/** What is wrong with a link on a page that was reached by a campaign, or was not. */
function faultsOfLink({ href, kind, isLanguage }: SeenLink, page: string, isCampaign: boolean): string[] {
  const { searchParams } = new URL(href, page);
  const own = NAMES.map((name) => ({ name, values: searchParams.getAll(name) }));
  if (kind === 'internal' && isCampaign) {
    const wrong = own.filter(({ name, values }) => values.length !== 1 || values[0] !== Reflect.get(UTM, name));
    return wrong.map(({ name, values }) => `${page}: ${href} has ${name} ${values.length} times`);
  }
  if (kind === 'place' || isLanguage) return [];
  return own.filter(({ values }) => values.length > 0).map(({ name }) => `${page}: ${href} has ${name}`);
}

/** Pages of one kind make their links alike. */
const EACH_KIND = 1;

type Crawl = {
  page: Page;
  starts: readonly string[];
  search: string;
  isCampaign: boolean;
  /** Which of the pages that are linked to are gone to; every one unless told. */
  follows?: (path: string) => boolean;
  settled: (page: Page, faults: () => Promise<string[]>) => Promise<void>;
};

/** Goes from page to page by the links of both apps, and answers which pages were seen. */
export async function crawl({ page, starts, search, isCampaign, follows = () => true, settled }: Crawl): Promise<Set<string>> {
  const queue = [...starts];
  const sample = new KindSample(EACH_KIND);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (!sample.takes(path)) continue;
    await openWhole(page, `${path}${search}`);
    await settled(page, async () => (await linksOf(page)).flatMap((link) => faultsOfLink(link, page.url(), isCampaign)));
    const inside = (await linksOf(page)).filter(({ kind }) => kind === 'internal').map(({ href }) => new URL(href, page.url()).pathname);
    queue.push(...inside.filter(follows));
  }
  return new Set(sample.addresses());
}
