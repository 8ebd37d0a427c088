const AFTER_LOAD_MS = 3_000;

/**
 * Runs a task three seconds after the document has loaded. Returns a function that cancels it. `requestIdleCallback` would be too early:
 * the page is idle while it waits for data, and more scripts before its largest paint would exceed the budget of the first view.
 */
export function scheduleAfterLoad(task: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const run = () => {
    if (signal.aborted) return;
    const timer = window.setTimeout(task, AFTER_LOAD_MS);
    signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true });
  };
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true, signal });
  return () => stop.abort();
}
