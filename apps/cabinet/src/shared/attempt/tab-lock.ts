/** A lock may be granted before another tab's process sees what was stored under it: Chromium sends the two by ways of their own. */
const SEEN_BY_ALL_MS = 200;

/**
 * Does one piece of work at a time under a name, over all tabs of this browser; resolves when it is done, and lets the next tab begin
 * when that can see what was stored. Without Web Locks the tab is alone.
 */
export function withTabLock(name: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve().then(work);
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, async () => {
      work();
      resolve();
      await new Promise((seen) => setTimeout(seen, SEEN_BY_ALL_MS));
    });
    held.catch(reject);
  });
}
