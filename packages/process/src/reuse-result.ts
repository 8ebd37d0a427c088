/** Shares one run of `work` among the callers that come during it and in the `ms` after it. */
export function reuseResult<T>(work: () => Promise<T>, ms: number): () => Promise<T> {
  let kept: { until: number; readonly result: Promise<T> } | null = null;
  return () => {
    if (kept === null || kept.until <= performance.now()) {
      const fresh = { until: Number.POSITIVE_INFINITY, result: work() };
      const endReuse = () => {
        fresh.until = performance.now() + ms;
      };
      fresh.result.then(endReuse, endReuse);
      kept = fresh;
    }
    return kept.result;
  };
}
