import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atIntervals } from './at-intervals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is repeated a minute after a failure, each call before that fails too, and then it waits for its interval', async () => {
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
  const call = atIntervals(600_000, work);
  await expect(call()).rejects.toThrow('away');
  vi.advanceTimersByTime(59_000);
  await expect(call()).rejects.toThrow('away');
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await call();
  vi.advanceTimersByTime(599_000);
  await call();
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  await call();
  expect(work).toHaveBeenCalledTimes(3);
});
