import { Problem } from '../http/problem.ts';

/**
 * spec gap: how many calls a backend gets at once. `open`: calls that anybody can cause, such as searches, pages, pictures. `kept`:
 * sign-in, payments and calls for customers only. Each lane has its own slots, so a flood of `open` calls cannot block `kept` ones.
 */
export type ConcurrencyLane = 'open' | 'kept';
export type ConcurrencyLimits = Readonly<Record<ConcurrencyLane, { atOnce: number; waiting: number }>> & { readonly waitMs: number };

export const CONCURRENCY_LIMITS: ConcurrencyLimits = {
  open: { atOnce: 8, waiting: 128 },
  kept: { atOnce: 32, waiting: 512 },
  waitMs: 5_000,
};
const RETRY_AFTER_S = 2;

export type ConcurrencyLimiter = {
  /**
   * Waits for a free slot at a backend and returns the function that frees the slot. Throws upstream_unavailable (503 with Retry-After)
   * when too many calls wait or the wait takes too long.
   */
  acquire(origin: string, lane: ConcurrencyLane, signal?: AbortSignal): Promise<() => void>;
};

type Queue = { busy: number; waiting: (() => void)[] };

const queueFullProblem = (): Problem =>
  new Problem('upstream_unavailable', {
    status: 503,
    headers: { 'retry-after': String(RETRY_AFTER_S) },
    extras: { retry_after: RETRY_AFTER_S },
  });

/**
 * A bounded queue for each backend and lane. Backends with the same origin share queues, since they may be one process, as the sandbox is.
 */
export function createConcurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const queues = new Map<string, Queue>();
  const queueOf = (name: string): Queue => {
    const known = queues.get(name) ?? { busy: 0, waiting: [] };
    queues.set(name, known);
    return known;
  };

  return {
    async acquire(origin, lane, signal) {
      const { atOnce, waiting } = limits[lane];
      const queue = queueOf(`${lane} ${origin}`);
      if (queue.busy >= atOnce) {
        if (queue.waiting.length >= waiting) throw queueFullProblem();
        await waitForSlot(queue, limits.waitMs, signal);
      } else queue.busy += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        // Passes the slot to the next waiting call directly, so that no new call takes it first.
        const next = queue.waiting.shift();
        if (next) next();
        else queue.busy -= 1;
      };
    },
  };
}

/** Waits in the queue until a slot is free. Rejects with a 503 after `waitMs`, or with the signal's reason when it aborts. */
function waitForSlot(queue: Queue, waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (error: unknown): void => {
      const at = queue.waiting.indexOf(go);
      if (at !== -1) queue.waiting.splice(at, 1);
      settle();
      reject(error);
    };
    const timer = setTimeout(() => stop(queueFullProblem()), waitMs);
    const abort = (): void => stop(signal?.reason);
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const go = (): void => {
      settle();
      resolve();
    };
    queue.waiting.push(go);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
