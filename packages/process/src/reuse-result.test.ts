import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { reuseResult } from './reuse-result.ts';

test('callers share a run and its result for a while, also of a run that fails', async () => {
  let runs = 0;
  const count = reuseResult(async () => {
    runs += 1;
    await setTimeout(5);
    if (runs === 1) throw new Error('first');
    return runs;
  }, 30);
  const settled = await Promise.allSettled([count(), count()]);
  expect([runs, ...settled.map(({ status }) => status)]).toEqual([1, 'rejected', 'rejected']);
  await expect(count()).rejects.toThrow('first');
  await setTimeout(40);
  expect([await count(), await count()]).toEqual([2, 2]);
});
