import pLimit from 'p-limit';
import { Problem } from '../http/problem.ts';

/** Pages rendered at the same time. More would only slow each one down and use more memory. */
const MAX_CONCURRENT = 16;
/** Renderings that wait; further requests get 503. */
const MAX_WAITING = 256;

/** The response when the queue is full. */
const BUSY = { status: 503, headers: { 'retry-after': '5' } };

export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Renders a limited number of pages at a time. Rejects with a Problem of status 503 when too many wait. */
export function createRenderQueue(atOnce = MAX_CONCURRENT, maxWaiting = MAX_WAITING): RenderQueue {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw new Problem('upstream_unavailable', BUSY);
    return limit(work);
  };
}
