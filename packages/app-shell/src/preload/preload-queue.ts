/** Maximum number of routes preloaded at a time (semantics, app shell). */
export const MAX_CONCURRENT_PRELOADS = 4;
/** Maximum length of the waiting list. The oldest entries are dropped, because the newest are likeliest to be opened. */
const MAX_WAITING = 8;

export type PreloadQueue = {
  /** Preloads a page soon. A page that is already waiting becomes the next to start; one that is being preloaded is ignored. */
  add(href: string): void;
  /** Removes a page that is still waiting. */
  drop(href: string): void;
};

/**
 * Preloads pages, four at a time at most, newest request first. A finished or failed page can be requested again: its loader decides how
 * long its data is fresh.
 * @param preload fetches what a page needs; its failures are ignored
 * @param mayPreload false while nothing should be preloaded, as for a user who saves data
 */
export function createPreloadQueue(preload: (href: string) => Promise<unknown>, mayPreload: () => boolean): PreloadQueue {
  const running = new Set<string>();
  let waiting: string[] = [];
  const next = () => {
    const href = running.size < MAX_CONCURRENT_PRELOADS ? waiting.pop() : undefined;
    if (href === undefined) return;
    running.add(href);
    const settle = () => {
      running.delete(href);
      next();
    };
    preload(href).then(settle, settle);
    next();
  };
  return {
    add(href) {
      if (!mayPreload() || running.has(href)) return;
      waiting = [...waiting.filter((other) => other !== href), href].slice(-MAX_WAITING);
      next();
    },
    drop(href) {
      waiting = waiting.filter((other) => other !== href);
    },
  };
}
