import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export type PageCacheOptions<Page> = {
  /** Served without a look at its age. */
  freshMs: number;
  /** Served at once while a new one is rendered behind it. */
  staleMs: number;
  /** How long a reader waits for a new one while an older one is kept; then the older one is served. */
  patienceMs: number;
  /** Least recently used ones beyond this many, or this many bytes, are dropped. */
  maxEntries: number;
  maxBytes: number;
  bytesOf: (page: Page) => number;
  now: () => number;
  isKept: (page: Page) => boolean;
  onError: (error: unknown) => void;
};
export type PageCache<Page> = {
  get(key: string, render: () => Promise<Page>): Promise<Page>;
  /** A kept page that needs no renewal; it counts as used. */
  fresh(key: string): Page | undefined;
  /** What is kept was made of contents that are no more: each page is rendered anew when it is next asked for. */
  outdate(): void;
  size(): number;
};

/**
 * Stale-while-revalidate with bounds. One rendering at a time for a key, whoever asks. When a rendering fails or takes too long, the
 * last good page is served however old it is: a reader is better off with yesterday's home page than with an error.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { freshMs, staleMs, patienceMs, maxEntries, maxBytes, bytesOf, now, isKept, onError } = options;
  let edition = 0;
  const kept = new LRUCache<string, { page: Page; at: number; edition: number }>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, bytesOf(page)),
  });
  const running = new Map<string, { rendering: Promise<Page>; edition: number }>();

  const start = (key: string, render: () => Promise<Page>): Promise<Page> => {
    const under = running.get(key);
    if (under?.edition === edition) return under.rendering;
    // What the page will be made of is read from now on; an edition that comes meanwhile is not in it.
    const begun = { edition };
    const rendering = render()
      .then((page) => {
        if (isKept(page) && begun.edition >= (kept.peek(key)?.edition ?? 0)) kept.set(key, { page, at: now(), ...begun });
        return page;
      })
      .finally(() => {
        if (running.get(key)?.rendering === rendering) running.delete(key);
      });
    running.set(key, { rendering, ...begun });
    return rendering;
  };

  const newOrKept = async (renewed: Promise<Page>, before: Page): Promise<Page> => {
    const enough = new AbortController();
    const settled = renewed.then(
      (page) => (isKept(page) ? page : before),
      (error: unknown) => {
        onError(error);
        return before;
      },
    );
    const late = wait(patienceMs, before, { signal: enough.signal, ref: false }).catch(() => before);
    return Promise.race([settled, late]).finally(() => enough.abort());
  };

  const isFresh = (entry: { at: number; edition: number }): boolean => entry.edition === edition && now() - entry.at < freshMs;

  return {
    async get(key, render) {
      const entry = kept.get(key);
      if (!entry) return start(key, render);
      if (isFresh(entry)) return entry.page;
      const renewed = start(key, render);
      if (entry.edition === edition && now() - entry.at < freshMs + staleMs) {
        renewed.catch(onError);
        return entry.page;
      }
      return newOrKept(renewed, entry.page);
    },
    fresh(key) {
      const entry = kept.get(key);
      return entry && isFresh(entry) ? entry.page : undefined;
    },
    outdate() {
      edition += 1;
    },
    size: () => kept.size,
  };
}
