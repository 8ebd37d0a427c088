import { LRUCache } from 'lru-cache';

export type PageCacheOptions<Page> = {
  /** How long a cached page is served without being rendered again. */
  freshMs: number;
  /** How long after `freshMs` a cached page is served at once while a new one is rendered in the background. */
  staleMs: number;
  /** How long a reader waits for a slow rendering before the cached page is served instead. */
  patienceMs: number;
  /** The least recently used beyond this many, or this many bytes, are dropped. */
  maxEntries: number;
  maxBytes: number;
  bytesOf: (page: Page) => number;
  isKept: (page: Page) => boolean;
  /** Told of a renewal that failed; its readers get the kept page. */
  onError: (error: unknown) => void;
  now: () => number;
};
export type PageCache<Page> = {
  get(key: string, render: Render<Page>): Promise<Page>;
  /** A kept page that needs no renewal; it counts as used. */
  fresh(key: string): Page | undefined;
  /** The contents have changed: each page is rendered anew when it is next asked for. */
  outdate(): void;
};

type Render<Page> = () => Promise<Page>;
/** `edition` counts the changes of the contents. */
type Kept<Page> = { page: Page; edition: number };

/**
 * Stale-while-revalidate with bounds, by lru-cache: it renders a page once for all who ask at once. When a rendering fails or takes too
 * long, the last good page is served however old it is: a reader is better off with yesterday's home page than with an error.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { freshMs, staleMs, patienceMs, maxEntries, maxBytes, bytesOf, isKept, onError, now } = options;
  let edition = 0;
  const kept = new LRUCache<string, Kept<Page>, Render<Page>>({
    max: maxEntries,
    maxSize: maxBytes,
    // lru-cache hands out what is larger than the whole cache and does not keep it.
    sizeCalculation: ({ page }) => (isKept(page) ? Math.max(1, bytesOf(page)) : maxBytes + 1),
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // After a time-out readers get the cached page; the rendering continues and its result is cached.
    allowStaleOnFetchAbort: true,
    async fetchMethod(_key, before, { context: render }) {
      // The page is made of the contents of this edition; a change during the rendering is not in it.
      const begun = edition;
      try {
        const page = await render();
        return before === undefined || isKept(page) ? { page, edition: begun } : undefined;
      } catch (error) {
        if (before === undefined) throw error;
        onError(error);
        return undefined;
      }
    },
  });

  const fresh = (key: string): Page | undefined => {
    const entry = kept.get(key);
    return entry?.edition === edition ? entry.page : undefined;
  };
  const ask = async (key: string, render: Render<Page>) => {
    const before = kept.peek(key, { allowStale: true });
    const isCurrent = before?.edition === edition;
    const status: LRUCache.Status<string, Kept<Page>, Render<Page>> = {};
    const found = await kept.fetch(key, {
      context: render,
      status,
      forceRefresh: !isCurrent,
      allowStale: isCurrent && kept.getRemainingTTL(key) > -staleMs,
      ...(before && { signal: AbortSignal.timeout(patienceMs) }),
    });
    const answer = found ?? before;
    const wasUnderWay = status.fetch === 'inflight';
    return { page: answer ? answer.page : await render(), isOutdated: wasUnderWay && answer?.edition !== edition };
  };

  return {
    fresh,
    async get(key, render) {
      const ready = fresh(key);
      if (ready !== undefined) return ready;
      const { page, isOutdated } = await ask(key, render);
      // A rendering that was under way when the contents changed was made of the old ones.
      return isOutdated ? (await ask(key, render)).page : page;
    },
    outdate() {
      edition += 1;
    },
  };
}
