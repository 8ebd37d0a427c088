import { availableParallelism } from 'node:os';
import { Problem } from '../problem.ts';
import { createFairQueue, type FairQueue, type FairQueueLimits, QueueFull } from './fair-queue.ts';

/** Two at least, so that one customer never holds up all others; few, for a photo may hold 160 MB while it is decoded. */
export const HEAVY_WORKERS = Math.min(4, Math.max(2, availableParallelism() - 1));
/** spec gap: a page offers three documents; nobody waits for more than twenty files. */
const LIMITS: FairQueueLimits = { workers: HEAVY_WORKERS, waitingOfOne: 20, waitingOfAll: 400 };
/** In this time a full queue has finished about forty documents. */
const RETRY_AFTER_SECONDS = 5;

/** Runs PDF drawing, packing and decoding of photos: one job of a customer at a time, customers in turn (docs/decisions/heavy-work.md). */
export type HeavyWork = FairQueue;

/** A queue that answers refusals: 429 when too much of this customer waits, 503 when too much waits in total. */
export function createHeavyWork(limits: FairQueueLimits = LIMITS): HeavyWork {
  const queue = createFairQueue(limits);
  return {
    run: async (owner, job, signal) => {
      try {
        return await queue.run(owner, job, signal);
      } catch (error) {
        throw error instanceof QueueFull ? refusalOf(error) : error;
      }
    },
  };
}

function refusalOf({ whose }: QueueFull): Problem {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return whose === 'own'
    ? new Problem('rate_limited', { extras: { retry_after: RETRY_AFTER_SECONDS }, headers })
    : new Problem('upstream_unavailable', { status: 503, headers });
}
