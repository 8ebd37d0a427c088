import type { PackedPage } from './pack.ts';
import { isPartialPayload, type PackedPayload } from './pack-payload.ts';
import type { PageAddress } from './page-address.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const FRESH_MS = 30_000;
const STALE_MS = 600_000;
/** How long a reader waits for a slow rendering when a cached page exists. */
const MAX_WAIT_MS = 3_000;

const MB = 1_048_576;
/**
 * Three separate caches, so that crawlers (each product, each combination of facets) cannot evict the home page. A page takes about 100 KB,
 * plain and compressed. Payloads need only one cache: rebuilding one from a cached page costs nothing.
 */
const CACHE_LIMITS = {
  fixed: { maxEntries: 500, maxBytes: 64 * MB },
  records: { maxEntries: 1_000, maxBytes: 64 * MB },
  queries: { maxEntries: 500, maxBytes: 32 * MB },
} as const;
const PAYLOAD_CACHE_LIMITS = { maxEntries: 2_000, maxBytes: 40 * MB } as const;
type CacheName = keyof typeof CACHE_LIMITS;

export type PageCaches = {
  pages(address: PageAddress): PageCache<PackedPage>;
  payloads: PageCache<PackedPayload>;
  invalidate(): void;
};

export type PageCachesOptions = { now: () => number; isCachingOn: boolean; onError: (error: unknown) => void };

const cacheNameOf = ({ query, fixed }: PageAddress): CacheName => (query !== '' ? 'queries' : fixed ? 'fixed' : 'records');
/** Whether the page may be cached: it succeeded and no part of its data is missing. */
const isCacheable = ({ status, headers, payload }: PackedPage): boolean =>
  status === 200 && !isPartialPayload(payload) && !/no-store/.test(headers['cache-control'] ?? '');
/**
 * An estimate: a payload is about as large as its document, which contains it as JSON; the gzip form is about as large as the brotli form.
 */
const bytesOfPage = ({ html, brotli, payload }: PackedPage): number => html.length * (payload === undefined ? 1 : 2) + 2 * brotli.length;

export function createPageCaches({ now, isCachingOn, onError }: PageCachesOptions): PageCaches {
  const common = { freshMs: FRESH_MS, staleMs: STALE_MS, maxWaitMs: MAX_WAIT_MS, now, onError };
  const pagesIn = (room: CacheName): PageCache<PackedPage> =>
    createPageCache({ ...common, ...CACHE_LIMITS[room], bytesOf: bytesOfPage, isCacheable: (page) => isCachingOn && isCacheable(page) });
  const pages = { fixed: pagesIn('fixed'), records: pagesIn('records'), queries: pagesIn('queries') };
  const payloads = createPageCache<PackedPayload>({
    ...common,
    ...PAYLOAD_CACHE_LIMITS,
    bytesOf: ({ body, brotli }) => body.length + 2 * brotli.length,
    isCacheable: ({ status, isCacheable }) => isCachingOn && status === 200 && isCacheable,
  });
  return {
    pages: (address) => pages[cacheNameOf(address)],
    payloads,
    invalidate() {
      for (const store of [...Object.values(pages), payloads]) store.invalidate();
    },
  };
}
