import { createFairQueue, type FairQueue, type FairQueueLimits } from '@muddat/fair-queue';
import { rethrowFullQueue } from '../http/full-queue.ts';
import { Problem } from '../http/problem.ts';

/**
 * spec gap: how many calls a backend gets at once. `open`: calls that anybody can cause, such as searches, pages, pictures. `kept`:
 * sign-in, payments and calls for customers only. Each lane has its own queue, so a flood of `open` calls cannot block `kept` ones.
 */
export type BackendLane = 'open' | 'kept';
export type BackendQueueLimits = Readonly<Record<BackendLane, FairQueueLimits>> & {
  /** Longest wait for a turn, in ms. */
  readonly waitMs: number;
};

/**
 * A page makes up to six calls at once. Three of a guest keep a page fast, and leave most of a lane to other clients. A browser that restores
 * a customer's tabs opens several pages at once.
 */
export const BACKEND_QUEUE_LIMITS: BackendQueueLimits = {
  open: { workers: 8, runningOfOne: 3, waitingOfOne: 64, waitingOfAll: 512 },
  kept: { workers: 32, runningOfOne: 16, waitingOfOne: 512, waitingOfAll: 2_048 },
  waitMs: 5_000,
};
const RETRY_AFTER_S = 2;

/** Owner of the calls that the gateway makes for itself, such as for the guest's token. */
export const PORTAL_OWNER = 'portal';

/** `origin`: the backend. `owner`: whose turn the call waits for. `signal`: ends the wait. */
export type BackendTurn = { readonly origin: string; readonly lane: BackendLane; readonly owner: string; readonly signal: AbortSignal };

export type BackendQueues = {
  /**
   * Makes a call when it is its owner's turn at the backend. Rejects with rate_limited if too many calls of the owner wait, and with
   * upstream_unavailable (503) if too many calls wait in total, or the call waits too long; all with Retry-After.
   */
  run<Result>(turn: BackendTurn, call: () => Promise<Result>): Promise<Result>;
  /** How many calls wait for their turn, at all backends. */
  waitingCalls(): Readonly<Record<BackendLane, number>>;
};

const waitedTooLong = (): Problem =>
  new Problem('upstream_unavailable', {
    status: 503,
    headers: { 'retry-after': String(RETRY_AFTER_S) },
    extras: { retry_after: RETRY_AFTER_S },
  });

/** A fair queue for each backend and lane. Backends with the same origin share queues, since they may be one process, as the sandbox is. */
export function createBackendQueues({ waitMs, ...lanes }: BackendQueueLimits): BackendQueues {
  const queues = new Map<string, FairQueue>();
  const queueOf = (lane: BackendLane, origin: string): FairQueue => {
    const queue = queues.get(`${lane} ${origin}`) ?? createFairQueue(lanes[lane]);
    queues.set(`${lane} ${origin}`, queue);
    return queue;
  };
  const waitingCalls = { open: 0, kept: 0 };
  return {
    waitingCalls: () => ({ ...waitingCalls }),
    async run({ origin, lane, owner, signal }, call) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(waitedTooLong()), waitMs);
      let waits = true;
      waitingCalls[lane] += 1;
      const stopWaiting = (): void => {
        clearTimeout(timer);
        if (waits) waitingCalls[lane] -= 1;
        waits = false;
      };
      const begin = () => {
        stopWaiting();
        return call();
      };
      try {
        return await queueOf(lane, origin).run(owner, begin, AbortSignal.any([signal, late.signal]));
      } catch (error) {
        return await rethrowFullQueue(error, RETRY_AFTER_S);
      } finally {
        stopWaiting();
      }
    },
  };
}
