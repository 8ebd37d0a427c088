import { isBehindSignIn, PageKindSampler, pageKind } from './page-kind.ts';
import { type ParsedPage, parseHtml } from './parse-html.ts';

/** Requests in flight at a time. */
const MAX_CONCURRENT = 4;
/** Maximum number of pages to visit of each kind (`pageKind`): for example, all stores are one kind. */
const PAGES_PER_KIND = 10;

export type CrawlResult = { readonly pages: number; readonly kinds: readonly string[]; readonly errors: readonly string[] };

/**
 * Crawls a site by the links in its server-rendered HTML and returns the faults. A fault is a missing page or picture, a redirect (except
 * to the sign-in) or a fragment that does not exist. It is also a fault if a page has no title, not exactly one `h1`, or the wrong
 * `lang`.
 */
export async function crawlSite(origin: string, lang: string, starts: readonly string[]): Promise<CrawlResult> {
  const sample = new PageKindSampler(PAGES_PER_KIND);
  const faults: string[] = [];
  const queue = starts.filter((path) => sample.accepts(path));
  const places: { from: string; path: string; id: string }[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const images = new Map<string, string>();

  const visit = async (path: string) => {
    const response = await fetch(new URL(path, origin), { redirect: 'manual' });
    if (isBehindSignIn(path)) {
      const to = response.headers.get('location') ?? '';
      if (to !== `/${lang}/sign-up`) faults.push(`${path} leads a guest to "${to}", not to the sign-in`);
      return;
    }
    if (response.status !== 200) return void faults.push(`${path} answers ${response.status}`);
    const page = parseHtml(await response.text());
    ids.set(path, page.ids);
    faults.push(...findPageErrors(page, lang).map((fault) => `${path} ${fault}`));
    for (const src of page.images) if (src.startsWith('/')) images.set(src, path);
    for (const href of page.links) {
      const to = new URL(href, new URL(path, origin));
      if (to.origin !== origin || to.searchParams.has('alphabet')) continue;
      const next = to.pathname + to.search;
      if (to.hash !== '') places.push({ from: path, path: next, id: decodeURIComponent(to.hash.slice(1)) });
      const ofThisLanguage = to.pathname === `/${lang}` || to.pathname.startsWith(`/${lang}/`);
      if (ofThisLanguage && sample.accepts(next)) queue.push(next);
    }
  };
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));

  for (const { from, path, id } of places)
    if (ids.get(path)?.has(id) === false) faults.push(`${from} leads to #${id}, which ${path} does not have`);
  const pictures = new PageKindSampler(PAGES_PER_KIND);
  for (const [src, from] of images) {
    if (!pictures.accepts(src.replace(/[^/]*$/, ''))) continue;
    const response = await fetch(new URL(src, origin));
    if (!response.ok || !response.headers.get('content-type')?.startsWith('image/'))
      faults.push(`${from} shows ${src}, which is no picture`);
  }
  const addresses = sample.addresses();
  return { pages: addresses.length, kinds: [...new Set(addresses.map(pageKind))], errors: [...new Set(faults)] };
}

function findPageErrors(page: ParsedPage, lang: string): string[] {
  return [
    ...(page.lang === lang ? [] : [`is in "${page.lang}"`]),
    ...(page.title.trim() === '' ? ['has no title'] : []),
    ...(page.headings === 1 ? [] : [`has ${page.headings} headings of the first level`]),
  ];
}
