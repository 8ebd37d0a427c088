import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runWorkersFor } from './run-for.ts';

test('runWorkersFor runs its workers at the same time and waits for every call that it started', async () => {
  let running = 0;
  let most = 0;
  const run = await runWorkersFor(['a', 'b', 'c'], 0.5, async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
  });
  expect(most).toBe(3);
  expect(running).toBe(0);
  expect(run.succeeded).toBe(run.started);
  expect(run.started).toBeGreaterThanOrEqual(6);
  expect(run.seconds).toBeGreaterThanOrEqual(0.5);
});

test('runWorkersFor stops a worker whose call fails and returns the error', async () => {
  const run = await runWorkersFor(['good', 'bad'], 0.03, async (worker) => {
    await sleep(5);
    if (worker === 'bad') throw new Error('422 card_busy');
  });
  expect(run.refused).toEqual(['422 card_busy']);
  expect(run.started).toBe(run.succeeded + 1);
});
