const AFTER_LOAD_MS = 3_000;

/**
 * Runs a task some time after the document has loaded; answers how to call it off. An idle moment alone is too early: the page has many
 * of them while its data come, and five more scripts before its largest paint break the budget of its first view.
 */
export function afterLoad(task: () => void): () => void {
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
