import { QueueFullError } from '@muddat/fair-queue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rethrowFullQueue } from './full-queue.ts';
import { Problem } from './problem.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['own', 429, 'rate_limited'],
  ['all', 503, 'upstream_unavailable'],
] as const)('a full queue (%s) is refused with %i and Retry-After, a second later', async (limitReached, status, code) => {
  let refusal: unknown;
  rethrowFullQueue(new QueueFullError(limitReached), 5).catch((error: unknown) => (refusal = error));
  await vi.advanceTimersByTimeAsync(999);
  expect(refusal).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(refusal).toMatchObject({ statusCode: status, code, options: { headers: { 'retry-after': '5' } } });
});

test('any other error is thrown at once', async () => {
  const error = new Problem('not_found');
  await expect(rethrowFullQueue(error, 5)).rejects.toBe(error);
});
