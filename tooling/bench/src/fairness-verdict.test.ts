import { expect, test } from 'vitest';
import { judgeFairness } from './fairness-verdict.ts';

const idle = Array.from({ length: 100 }, (_, index) => index / 10);
const times = (factor: number) => idle.map((ms) => ms * factor);

test.each([
  ['as fast as alone', times(1), []],
  ['three times as slow', times(3), []],
  ['slower', times(3.5), ['limit beside papers: p95 32.9 ms of 100 calls, idle 9.4 ms, 3.5 times, and at most 3 are allowed']],
  [
    'a load that was over before the first call',
    [],
    ['limit beside papers: p95 NaN ms of 0 calls, idle 9.4 ms, NaN times, and at most 3 are allowed'],
  ],
])('%s', (_title, beside, failures) => {
  const { lines, ...verdict } = judgeFairness([{ call: 'limit', load: 'papers', idle, beside }]);
  expect(lines).toHaveLength(1);
  expect(verdict.failures).toEqual(failures);
});
