const SECOND_MS = 1000;
const MAX_DELAY_MS = 15_000;
const PROCESSING_MS = [1_000, 1_000, 2_000, 3_000] as const;
/** A payment in an app may take up to an hour. After 90 polls one a minute is enough, because a return to the tab polls immediately. */
const PROCESSING_LATER_MS = [
  { polls: 30, ms: 5_000 },
  { polls: 90, ms: 15_000 },
] as const;
const PROCESSING_LAST_MS = 60_000;

type Polling = {
  kind: 'checking' | 'processing';
  polls: number;
  /** The number of responses lost in a row, of polls or of any other call of the payment. */
  losses: number;
};

/**
 * The time to wait before the next poll, in ms. The first poll of kind `checking` is sent immediately unless responses were lost. Responses
 * lost in a row lengthen a wait, up to `MAX_DELAY_MS`, unless it is longer already.
 */
export function pollDelayMs({ kind, polls, losses }: Polling): number {
  const lost = losses === 0 ? 0 : Math.min(MAX_DELAY_MS, SECOND_MS * 2 ** (losses - 1));
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

/**
 * How long the lock is held after the work, in ms. Chromium sends lock grants and storage changes to other processes separately, so without
 * a wait a tab could get the lock before it sees the stored value.
 */
const STORAGE_SYNC_MS = 200;

/**
 * Runs `work` under a lock shared by all tabs of this browser. Resolves once the work is done. The lock is released only after other tabs
 * can see what the work has stored. Browsers without Web Locks run the work without a lock.
 */
export function withTabLock(name: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve().then(work);
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, async () => {
      work();
      resolve();
      await new Promise((seen) => setTimeout(seen, STORAGE_SYNC_MS));
    });
    held.catch(reject);
  });
}
