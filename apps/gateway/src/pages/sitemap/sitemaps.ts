import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Gateway } from '../../gateway.ts';
import { weakTag } from '../../http/entity-tag.ts';
import { guestClient } from '../../upstream/guest-client.ts';
import { createPageCache } from '../page-cache.ts';
import { countProducts, loadProductEntries, MAX_PRODUCT_SITEMAPS, PRODUCTS_PER_SITEMAP, SINGLE_FILE_SOURCES } from './sources.ts';
import { renderSitemap, renderSitemapIndex, type SitemapEntry } from './write-sitemap.ts';

const compress = promisify(brotliCompress);
const QUALITY = 6;
const HOUR_MS = 3_600_000;
const MB = 1_048_576;
/** A part with products takes about fifty calls. If they take longer than this, crawlers get the cached part. */
const MAX_WAIT_MS = 20_000;
/** The maps have their own turns at the backends: a part takes about fifty calls. */
const MAKER = { requestId: 'sitemap', owner: 'sitemap' } as const;
const PRODUCTS = /^products-([1-9]\d{0,2})$/;

/** Only the compressed form is cached: a part has 2 MB of repetitive text. `entries`: the number of its pages. */
export type SitemapFile = { brotli: Buffer; etag: string; entries: number };
export type Sitemaps = {
  /** The sitemap index, which lists the parts. */
  index(): Promise<SitemapFile>;
  /** A part by its name; null if there is no such part. */
  file(name: string): Promise<SitemapFile | null>;
};

async function compressSitemap(text: string, entries: number): Promise<SitemapFile> {
  const brotli = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { brotli, etag: weakTag(text), entries };
}

/** The site's maps, built from the APIs' lists and cached for an hour. If the APIs do not answer, the last map is served. */
export function createSitemaps(gateway: Gateway): Sitemaps {
  const origin = (): string => gateway.origins.main;
  const client = () => guestClient(gateway, 'ru', MAKER);
  const kept = createPageCache<SitemapFile>({
    freshMs: HOUR_MS,
    staleMs: 0,
    maxWaitMs: MAX_WAIT_MS,
    maxEntries: MAX_PRODUCT_SITEMAPS + 20,
    maxBytes: 32 * MB,
    bytesOf: ({ brotli }) => brotli.length,
    now: gateway.now,
    isCacheable: () => true,
    onError: (error) => gateway.log.warn({ err: error }, 'a map of the site could not be made anew; the one before is served'),
  });
  const entriesOf = (name: string): (() => Promise<SitemapEntry[]>) | null => {
    const source = Object.hasOwn(SINGLE_FILE_SOURCES, name) ? SINGLE_FILE_SOURCES[name] : undefined;
    if (source) return () => source(client());
    const number = Number(PRODUCTS.exec(name)?.[1] ?? 0);
    return number >= 1 && number <= MAX_PRODUCT_SITEMAPS ? () => loadProductEntries(client(), number) : null;
  };
  const file = async (name: string): Promise<SitemapFile | null> => {
    const load = entriesOf(name);
    if (load === null) return null;
    const made = await kept.get(name, async () => {
      const entries = await load();
      return compressSitemap(renderSitemap(origin(), entries), entries.length);
    });
    return made.entries > 0 ? made : null;
  };
  const makeIndex = async (): Promise<SitemapFile> => {
    const small = Object.keys(SINGLE_FILE_SOURCES);
    const made = await Promise.all(small.map(async (name) => [name, await file(name)] as const));
    const products = Math.min(MAX_PRODUCT_SITEMAPS, Math.ceil((await countProducts(client())) / PRODUCTS_PER_SITEMAP));
    const names = made.flatMap(([name, found]) => (found === null ? [] : [name]));
    const numbered = Array.from({ length: products }, (_, index) => `products-${index + 1}`);
    return compressSitemap(renderSitemapIndex(origin(), [...names, ...numbered]), names.length + products);
  };
  return { index: () => kept.get('index', makeIndex), file };
}
