import { LRUCache } from 'lru-cache';

export type PageCacheOptions<Page> = {
  /** A kept page needs no renewal for so long. */
  freshMs: number;
  /** For so long after that it is served at once, while it is renewed behind the reader. */
  staleMs: number;
  /** A reader waits so long for a renewal that hangs on a slow backend, and then gets the kept page. */
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
    // A page goes on being rendered when its readers have got the one before, and is there for the next of them.
    allowStaleOnFetchAbort: true,
    async fetchMethod(_key, before, { context: render }) {
      // What is read from now on goes into the page; contents that change meanwhile do not.
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
