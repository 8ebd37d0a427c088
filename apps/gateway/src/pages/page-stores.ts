import type { PackedPage } from './pack.ts';
import { isPartial, type PackedPayload } from './pack-payload.ts';
import type { PageAddress } from './page-address.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const FRESH_MS = 30_000;
const STALE_MS = 600_000;
/** How long a reader waits for a slow rendering when a cached page exists. */
const PATIENCE_MS = 3_000;

const MB = 1_048_576;
/**
 * Three separate caches, so that crawlers (each product, each combination of facets) cannot evict the home page. A page takes about 100 KB,
 * plain and compressed. Payloads need only one cache: rebuilding one from a cached page costs nothing.
 */
const ROOMS = {
  fixed: { maxEntries: 500, maxBytes: 64 * MB },
  records: { maxEntries: 1_000, maxBytes: 64 * MB },
  queries: { maxEntries: 500, maxBytes: 32 * MB },
} as const;
const PAYLOADS = { maxEntries: 2_000, maxBytes: 40 * MB } as const;
type Room = keyof typeof ROOMS;

export type PageStores = {
  pages(address: PageAddress): PageCache<PackedPage>;
  payloads: PageCache<PackedPayload>;
  outdate(): void;
};

export type PageStoreOptions = { now: () => number; keeps: boolean; onError: (error: unknown) => void };

const roomOf = ({ query, fixed }: PageAddress): Room => (query !== '' ? 'queries' : fixed ? 'fixed' : 'records');
/** Whether the page may be cached: it succeeded and no part of its data is missing. */
const isWhole = ({ status, headers, payload }: PackedPage): boolean =>
  status === 200 && !isPartial(payload) && !/no-store/.test(headers['cache-control'] ?? '');
/** An estimate: a payload is about as large as its document, which contains it as JSON; the gzip form is about as large as the brotli form. */
const bytesOfPage = ({ html, brotli, payload }: PackedPage): number => html.length * (payload === undefined ? 1 : 2) + 2 * brotli.length;

export function createPageStores({ now, keeps, onError }: PageStoreOptions): PageStores {
  const common = { freshMs: FRESH_MS, staleMs: STALE_MS, patienceMs: PATIENCE_MS, now, onError };
  const pagesIn = (room: Room): PageCache<PackedPage> =>
    createPageCache({ ...common, ...ROOMS[room], bytesOf: bytesOfPage, isKept: (page) => keeps && isWhole(page) });
  const pages = { fixed: pagesIn('fixed'), records: pagesIn('records'), queries: pagesIn('queries') };
  const payloads = createPageCache<PackedPayload>({
    ...common,
    ...PAYLOADS,
    bytesOf: ({ body, brotli }) => body.length + 2 * brotli.length,
    isKept: ({ status, keep }) => keeps && status === 200 && keep,
  });
  return {
    pages: (address) => pages[roomOf(address)],
    payloads,
    outdate() {
      for (const store of [...Object.values(pages), payloads]) store.outdate();
    },
  };
}
