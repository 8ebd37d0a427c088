/** Lets only the latest call to a path finish: a new call aborts the previous one. */
export function createLatestOnly() {
  const running = new Map<string, AbortController>();
  return async function latestOnly<T>(
    path: string,
    signal: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    running.get(path)?.abort(new DOMException('A later call has replaced this one', 'AbortError'));
    const controller = new AbortController();
    running.set(path, controller);
    const onAbort = () => controller.abort(signal?.reason);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await call(controller.signal);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      if (running.get(path) === controller) running.delete(path);
    }
  };
}

export type LatestOnly = ReturnType<typeof createLatestOnly>;
