import { LRUCache } from 'lru-cache';

export type PageCacheOptions<Page> = {
  /** How long a cached page is served without being rendered again. */
  freshMs: number;
  /** How long after `freshMs` a cached page is served at once while a new one is rendered in the background. */
  staleMs: number;
  /** How long a reader waits for a slow rendering before the cached page is served instead. */
  maxWaitMs: number;
  /** Beyond this many pages or bytes, the least recently used are dropped. */
  maxEntries: number;
  maxBytes: number;
  bytesOf: (page: Page) => number;
  isCacheable: (page: Page) => boolean;
  /** Called when rendering again fails; readers get the cached page. */
  onError: (error: unknown) => void;
  now: () => number;
};
export type PageCache<Page> = {
  get(key: string, render: Render<Page>): Promise<Page>;
  /** A cached page that is still fresh; marks it as recently used. */
  getFresh(key: string): Page | undefined;
  /** Whether a page is cached, however old. */
  has(key: string): boolean;
  /** Call when the contents have changed: each page is rendered again at its next request. */
  invalidate(): void;
};

/** `renews`: whether a page is cached, which readers get while this rendering is made. */
type Render<Page> = (renews: boolean) => Promise<Page>;
/** `edition`: the number of content changes (`invalidate`) before the rendering began. */
type CachedPage<Page> = { page: Page; edition: number };

/**
 * Stale-while-revalidate cache with limits, based on lru-cache. Simultaneous requests for a page share one rendering. If a rendering fails
 * or takes too long, the last good page is served, however old: better than an error.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { freshMs, staleMs, maxWaitMs, maxEntries, maxBytes, bytesOf, isCacheable, onError, now } = options;
  let edition = 0;
  const kept = new LRUCache<string, CachedPage<Page>, Render<Page>>({
    max: maxEntries,
    maxSize: maxBytes,
    // lru-cache returns an entry that is larger than the whole cache without storing it.
    sizeCalculation: ({ page }) => (isCacheable(page) ? Math.max(1, bytesOf(page)) : maxBytes + 1),
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // After a time-out readers get the cached page; the rendering continues and its result is cached.
    allowStaleOnFetchAbort: true,
    async fetchMethod(_key, before, { context: render }) {
      // The rendering reads the contents of this edition; a change during it may be missed.
      const begun = edition;
      try {
        const page = await render(before !== undefined);
        return before === undefined || isCacheable(page) ? { page, edition: begun } : undefined;
      } catch (error) {
        if (before === undefined) throw error;
        onError(error);
        return undefined;
      }
    },
  });

  const getFresh = (key: string): Page | undefined => {
    const entry = kept.get(key);
    return entry?.edition === edition ? entry.page : undefined;
  };
  const ask = async (key: string, render: Render<Page>) => {
    const before = kept.peek(key, { allowStale: true });
    const isCurrent = before?.edition === edition;
    const status: LRUCache.Status<string, CachedPage<Page>, Render<Page>> = {};
    const found = await kept.fetch(key, {
      context: render,
      status,
      forceRefresh: !isCurrent,
      allowStale: isCurrent && kept.getRemainingTTL(key) > -staleMs,
      ...(before && { signal: AbortSignal.timeout(maxWaitMs) }),
    });
    const answer = found ?? before;
    const wasUnderWay = status.fetch === 'inflight';
    return { page: answer ? answer.page : await render(false), isOutdated: wasUnderWay && answer?.edition !== edition };
  };

  return {
    getFresh,
    has: (key) => kept.peek(key, { allowStale: true }) !== undefined,
    async get(key, render) {
      const ready = getFresh(key);
      if (ready !== undefined) return ready;
      const { page, isOutdated } = await ask(key, render);
      // This rendering had begun before the contents changed, so render once more.
      return isOutdated ? (await ask(key, render)).page : page;
    },
    invalidate() {
      edition += 1;
    },
  };
}
