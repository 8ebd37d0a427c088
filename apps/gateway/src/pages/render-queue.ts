import pLimit from 'p-limit';
import { Problem } from '../http/problem.ts';

/** So many pages are made at once; more would only make each of them slower, and hold the memory of all. */
const AT_ONCE = 16;
/** So many more wait; whoever comes then is better told to come again. */
const MAX_WAITING = 256;

/** What a reader is told who comes when there is no room. */
const BUSY = { status: 503, headers: { 'retry-after': '5' } };

export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Pages are rendered a few at a time. Rejects with a Problem of status 503 when too many wait already. */
export function createRenderQueue(atOnce = AT_ONCE, maxWaiting = MAX_WAITING): RenderQueue {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw new Problem('upstream_unavailable', BUSY);
    return limit(work);
  };
}
