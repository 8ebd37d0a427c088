import type { Page } from '@playwright/test';

export const CAMPAIGN_UTM = { utm_source: 'tg', utm_medium: 'post', utm_campaign: 'spring sale', utm_content: 'кнопка', utm_term: 'a&b' };
const NAMES = Object.keys(CAMPAIGN_UTM);

type PageLink = {
  to: URL;
  /** Target: a page of this site, another site or scheme, or a fragment of the current page. */
  kind: 'internal' | 'external' | 'place';
  /** Whether it is a link to this page in the other language, which has the same path and query. */
  isLanguage: boolean;
};

/** All links of the page with their `href`. */
async function readLinks(page: Page): Promise<PageLink[]> {
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
    return { to, kind, isLanguage: hreflang };
  });
}

function findLinkErrors({ to, kind, isLanguage }: PageLink, isCampaign: boolean): string[] {
  const own = NAMES.map((name) => ({ name, values: to.searchParams.getAll(name) }));
  if (kind === 'internal' && isCampaign) {
    const wrong = own.filter(({ name, values }) => values.length !== 1 || values[0] !== Reflect.get(CAMPAIGN_UTM, name));
    return wrong.map(({ name, values }) => `${to.href} has ${name} ${values.length} times`);
  }
  if (kind === 'place' || isLanguage) return [];
  return own.filter(({ values }) => values.length > 0).map(({ name }) => `${to.href} has ${name}`);
}

/**
 * Lists the wrong links of a page. If it was opened with the campaign (`isCampaign`), each internal link has every parameter once; no other
 * link has one. A page without links is an error too.
 */
export async function findCampaignErrors(page: Page, isCampaign: boolean): Promise<string[]> {
  const links = await readLinks(page);
  return links.length === 0 ? ['no links'] : links.flatMap((link) => findLinkErrors(link, isCampaign));
}

/** Adds the parameters of `CAMPAIGN_UTM` to a path. */
export function withCampaign(path: string): string {
  const to = new URL(path, 'http://portal');
  for (const [name, value] of Object.entries(CAMPAIGN_UTM)) to.searchParams.set(name, value);
  return to.pathname + to.search;
}

/** Pages of this site in this language that a page links to, without campaign and fragment. Links that choose an alphabet are left out. */
export async function listLinkedPages(page: Page, lang: string): Promise<string[]> {
  const own = (await readLinks(page)).filter(({ kind, to }) => kind === 'internal' && !to.searchParams.has('alphabet'));
  for (const { to } of own) for (const name of NAMES) to.searchParams.delete(name);
  const inLanguage = own.filter(({ to }) => to.pathname === `/${lang}` || to.pathname.startsWith(`/${lang}/`));
  return [...new Set(inLanguage.map(({ to }) => to.pathname + to.search))];
}
