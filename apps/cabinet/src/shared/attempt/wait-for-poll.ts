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
