/** Shares one run of `work` among the callers that come during it and in the `ms` after it. */
export function reuseResult<T>(work: () => Promise<T>, ms: number): () => Promise<T> {
  let lastRun: { until: number; readonly result: Promise<T> } | null = null;
  return () => {
    if (lastRun === null || lastRun.until <= performance.now()) {
      const run = { until: Number.POSITIVE_INFINITY, result: work() };
      const endReuse = () => {
        run.until = performance.now() + ms;
      };
      run.result.then(endReuse, endReuse);
      lastRun = run;
    }
    return lastRun.result;
  };
}
