/** Waits, but not longer than until the network is back, the page is looked at again, or the wait is given up. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
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
