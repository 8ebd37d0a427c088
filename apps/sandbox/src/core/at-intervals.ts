/** A failed run is repeated after this time, so that a slow failure does not hold up the rest of its job. */
const RETRY_MS = 60_000;

/**
 * Returns a function for a job that runs every second: it does `work` at the first call and then `intervalMs` after each success. While
 * the last run is a failure, every call throws its error, so that the job does not count as successful.
 */
export function atIntervals(intervalMs: number, work: () => Promise<void>): () => Promise<void> {
  let dueAt = 0;
  let failure: { readonly error: unknown } | null = null;
  return async () => {
    if (performance.now() >= dueAt) {
      failure = await work().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      dueAt = performance.now() + (failure === null ? intervalMs : RETRY_MS);
    }
    if (failure !== null) throw failure.error;
  };
}
