import { QueueFullError } from '@muddat/fair-queue';
import { Problem } from './problem.ts';
import { refuseLate } from './refuse-late.ts';

/**
 * Refuses when a queue is full, a second later: with rate_limited (429) if the client fills its own lane, with upstream_unavailable (503) if
 * all lanes are full, both with Retry-After. Any other error is thrown unchanged.
 */
export async function rethrowFullQueue(error: unknown, retryAfterS: number): Promise<never> {
  if (!(error instanceof QueueFullError)) throw error;
  const options = { headers: { 'retry-after': String(retryAfterS) }, extras: { retry_after: retryAfterS } };
  const isOwn = error.limitReached === 'own';
  return refuseLate(isOwn ? new Problem('rate_limited', options) : new Problem('upstream_unavailable', { status: 503, ...options }));
}
