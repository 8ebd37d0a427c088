import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEverySecond } from './every-second.ts';
import { metricsRegistry } from './metrics/metrics.ts';

const START_S = 1_800_000_000;
beforeEach(() => void vi.useFakeTimers({ now: START_S * 1_000 }));
afterEach(() => void vi.useRealTimers());

const lastSuccess = async (): Promise<string | undefined> =>
  /last_success_timestamp_seconds\{repeated_job="checker"\} (\S+)/.exec(await metricsRegistry.metrics())?.[1];

test('a job shows its last success, which is its start before the first one, and a failed run leaves it', async () => {
  const failures: unknown[] = [];
  const log = { error: (fields: unknown) => void failures.push(fields) };
  const results = [() => Promise.resolve(), () => Promise.reject(new Error('away')), () => new Promise<void>(() => undefined)];
  const job = startEverySecond('checker', () => (results.shift() ?? Promise.resolve)(), log, 'failed');
  expect(await lastSuccess()).toBe(String(START_S));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await lastSuccess()).toBe(String(START_S + 1));
  await vi.advanceTimersByTimeAsync(9_000);
  expect([await lastSuccess(), failures.length, results.length]).toEqual([String(START_S + 1), 1, 0]);
  void job.stop();
});
