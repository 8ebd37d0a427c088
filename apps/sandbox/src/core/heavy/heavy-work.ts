import { createFairQueue, type FairQueue, type FairQueueLimits, QueueFullError } from '@muddat/fair-queue';
import { Problem } from '../problem.ts';
import { HEAVY_WORKERS } from './run-in-thread.ts';

/** spec gap: a page offers three documents, so no customer needs more than twenty waiting files. */
const QUEUE_LIMITS: FairQueueLimits = { workers: HEAVY_WORKERS, waitingOfOne: 20, waitingOfAll: 400 };
/** Within this time a full queue finishes about forty documents. */
const RETRY_AFTER_SECONDS = 5;

/** Runs PDF drawing, packing and decoding of photos: one job of a customer at a time, customers in turn (docs/decisions/heavy-work.md). */
export type HeavyWorkQueue = FairQueue;

/** A queue whose refusals are Problems: 429 if too many jobs of this customer wait, 503 if too many wait in total. */
export function createHeavyWorkQueue(limits: FairQueueLimits = QUEUE_LIMITS): HeavyWorkQueue {
  const queue = createFairQueue(limits);
  return {
    run: async (owner, job, signal) => {
      try {
        return await queue.run(owner, job, signal);
      } catch (error) {
        throw error instanceof QueueFullError ? queueFullProblem(error) : error;
      }
    },
  };
}

function queueFullProblem({ limitReached }: QueueFullError): Problem {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return limitReached === 'own'
    ? new Problem('rate_limited', { extras: { retry_after: RETRY_AFTER_SECONDS }, headers })
    : new Problem('upstream_unavailable', { status: 503, headers });
}
