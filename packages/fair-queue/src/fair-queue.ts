import { AsyncResource } from 'node:async_hooks';

export type FairQueueLimits = {
  /** Maximum number of jobs that run at once. */
  readonly workers: number;
  /** Maximum number of jobs of one owner that run at once; default 1. Below `workers`, so that one owner never holds them all. */
  readonly runningOfOne?: number;
  /** Maximum number of waiting jobs of one owner, in addition to those that run. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
};

export type FairQueue = {
  /**
   * Runs a job when it is its owner's turn. Rejects with `QueueFullError`, with the error of the job, or with the signal's reason: a waiting
   * job then never runs, a running job occupies its worker until it ends.
   */
  run<T>(owner: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/** The queue is full: for this owner (`own`) or in total (`all`). */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly limitReached: 'own' | 'all';

  constructor(limitReached: 'own' | 'all') {
    super(`the queue is full: ${limitReached}`);
    this.limitReached = limitReached;
  }
}

type OwnerLane = { readonly waiting: Set<() => Promise<void>>; running: number };

/** Owners take turns (round robin), so that an owner with a hundred jobs delays another owner by one job at most. */
export function createFairQueue({ workers, runningOfOne = 1, waitingOfOne, waitingOfAll }: FairQueueLimits): FairQueue {
  /** Owners in the order of their turns: an owner whose job starts moves to the end. */
  const lanes = new Map<string, OwnerLane>();
  let [running, waiting] = [0, 0];

  const startNext = (): void => {
    // An owner that was moved to the end is visited again in this loop, and may start its next job if workers are free.
    for (const [owner, lane] of lanes) {
      if (running >= workers) return;
      const [job] = lane.waiting;
      if (lane.running >= runningOfOne || job === undefined) continue;
      lane.waiting.delete(job);
      lane.running += 1;
      running += 1;
      waiting -= 1;
      lanes.delete(owner);
      lanes.set(owner, lane);
      void job().finally(() => {
        lane.running -= 1;
        running -= 1;
        dropIfIdle(owner, lane);
        startNext();
      });
    }
  };
  const dropIfIdle = (owner: string, lane: OwnerLane): void => {
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(owner);
  };

  return {
    run: (owner, job, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const lane = lanes.get(owner) ?? { waiting: new Set(), running: 0 };
        const startsAtOnce = running < workers && lane.running < runningOfOne;
        if (!startsAtOnce && lane.waiting.size >= waitingOfOne) return reject(new QueueFullError('own'));
        if (!startsAtOnce && waiting >= waitingOfAll) return reject(new QueueFullError('all'));
        const leave = (): void => {
          if (lane.waiting.delete(start)) waiting -= 1;
          dropIfIdle(owner, lane);
          reject(signal?.reason);
        };
        // A job that waits starts when a different job ends. It keeps its caller's context, so that a trace shows it there.
        const start = AsyncResource.bind(async (): Promise<void> => {
          try {
            resolve(await job());
          } catch (error) {
            reject(error);
          } finally {
            signal?.removeEventListener('abort', leave);
          }
        });
        signal?.addEventListener('abort', leave, { once: true });
        lane.waiting.add(start);
        waiting += 1;
        lanes.set(owner, lane);
        startNext();
      }),
  };
}
