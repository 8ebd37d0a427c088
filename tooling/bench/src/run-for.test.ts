import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runFor } from './run-for.ts';

test('what was begun is waited for and counted, and the workers work at once', async () => {
  let running = 0;
  let most = 0;
  const run = await runFor(['a', 'b', 'c'], 0.5, async () => {
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

test('a worker that is refused stops, and its reason is kept', async () => {
  const run = await runFor(['good', 'bad'], 0.03, async (worker) => {
    await sleep(5);
    if (worker === 'bad') throw new Error('422 card_busy');
  });
  expect(run.refused).toEqual(['422 card_busy']);
  expect(run.started).toBe(run.succeeded + 1);
});
