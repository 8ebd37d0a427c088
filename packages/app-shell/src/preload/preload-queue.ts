/** Routes that are being preloaded at the same time, at most (semantics, app shell). */
export const MAX_PRELOADS = 4;
/** Of those that wait, the last asked for are the likeliest to be opened; older ones are let go. */
const MAX_WAITING = 8;

export type PreloadQueue = {
  /** Preloads a page soon; a page that is being preloaded or waits already is not asked for twice. */
  add(href: string): void;
  /** Lets go of a page that still waits. */
  drop(href: string): void;
};

/**
 * Preloads pages, never more than four at once, the last asked for first. One that failed, or has come, may be asked for again: how
 * long a page that came is fresh is the loader's business.
 * @param preload fetches what a page needs; its failure is nobody's error
 * @param mayPreload false where the reader saves data
 */
export function createPreloadQueue(preload: (href: string) => Promise<unknown>, mayPreload: () => boolean): PreloadQueue {
  const running = new Set<string>();
  let waiting: string[] = [];
  const next = () => {
    const href = running.size < MAX_PRELOADS ? waiting.pop() : undefined;
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
