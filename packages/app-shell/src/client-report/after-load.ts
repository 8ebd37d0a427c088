const AFTER_LOAD_MS = 3_000;

/**
 * Runs a task three seconds after the document has loaded. Returns a function that cancels it. `requestIdleCallback` would be too early:
 * the page is idle while it waits for data, and more scripts before its largest paint would exceed the budget of the first view.
 */
export function scheduleAfterLoad(task: () => void): () => void {
  let isCanceled = false;
  const run = () => setTimeout(() => isCanceled || task(), AFTER_LOAD_MS);
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
  return () => {
    isCanceled = true;
  };
}
