export type PageCacheOptions<Page> = {
  /** Served without a look at its age. */
  freshMs: number;
  /** Served at once while a new one is rendered behind it. */
  staleMs: number;
  /** Least recently used ones beyond this are dropped. */
  maxEntries: number;
  now: () => number;
  isKept: (page: Page) => boolean;
  onError: (error: unknown) => void;
};
export type PageCache<Page> = { get(key: string, render: () => Promise<Page>): Promise<Page>; size(): number };

/**
 * Stale-while-revalidate with a bound. One rendering at a time for a key, whoever asks. When a rendering fails, the last
 * good page is served however old it is: a reader is better off with yesterday's home page than with an error.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { freshMs, staleMs, maxEntries, now, isKept, onError } = options;
  const kept = new Map<string, { page: Page; at: number }>();
  const running = new Map<string, Promise<Page>>();

  const start = (key: string, render: () => Promise<Page>): Promise<Page> => {
    const under = running.get(key);
    if (under) return under;
    const rendering = render()
      .then((page) => {
        if (isKept(page)) {
          kept.delete(key);
          kept.set(key, { page, at: now() });
          const oldest = kept.keys().next();
          if (kept.size > maxEntries && !oldest.done) kept.delete(oldest.value);
        }
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  };

  return {
    async get(key, render) {
      const entry = kept.get(key);
      if (!entry) return start(key, render);
      kept.delete(key);
      kept.set(key, entry);
      const age = now() - entry.at;
      if (age < freshMs) return entry.page;
      const renewed = start(key, render);
      if (age < freshMs + staleMs) {
        renewed.catch(onError);
        return entry.page;
      }
      try {
        const page = await renewed;
        return isKept(page) ? page : entry.page;
      } catch (error) {
        onError(error);
        return entry.page;
      }
    },
    size: () => kept.size,
  };
}
