const SECOND_MS = 1000;
const LONGEST_MS = 15_000;
const PROCESSING_MS = [1_000, 1_000, 2_000, 3_000] as const;
/** A payment app may be waited for an hour: by then a look a minute is enough, and coming back to the tab is a look at once. */
const PROCESSING_LATER_MS = [
  { polls: 30, ms: 5_000 },
  { polls: 90, ms: 15_000 },
] as const;
const PROCESSING_LAST_MS = 60_000;

type Polling = {
  kind: 'checking' | 'processing';
  /** Polls so far. */
  polls: number;
  /** Answers lost one after another, of this or any other call of the payment. */
  losses: number;
};

/** How long to wait before the next poll: not at all after a reload, ever longer while nothing answers. */
export function pollDelayMs({ kind, polls, losses }: Polling): number {
  const lost = losses === 0 ? 0 : Math.min(LONGEST_MS, SECOND_MS * 2 ** (losses - 1));
  if (kind === 'processing') return Math.max(lost, PROCESSING_MS[polls] ?? processingLaterMs(polls));
  return polls === 0 ? lost : Math.max(lost, SECOND_MS);
}

const processingLaterMs = (polls: number): number => PROCESSING_LATER_MS.find((step) => polls < step.polls)?.ms ?? PROCESSING_LAST_MS;

/** Waits, but ends early when the network is back, the tab becomes visible, or `signal` aborts. */
export function waitForPoll(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { signal: ended.signal });
    window.addEventListener('online', end, { signal: ended.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), { signal: ended.signal });
  });
}

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
