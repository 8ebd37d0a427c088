import { expect, test } from 'vitest';
import { evaluateFairness } from './evaluate-fairness.ts';

const idle = Array.from({ length: 100 }, (_, index) => index / 10);
const times = (factor: number) => idle.map((ms) => ms * factor);

test.each([
  ['passes calls as fast as when idle', times(1), []],
  ['passes calls three times as slow', times(3), []],
  ['fails slower calls', times(3.5), ['limit beside papers: p95 32.9 ms of 100 calls, idle 9.4 ms, 3.5 times, and at most 3 are allowed']],
  [
    'fails if the load ended before the first call',
    [],
    ['limit beside papers: p95 NaN ms of 0 calls, idle 9.4 ms, NaN times, and at most 3 are allowed'],
  ],
])('evaluateFairness %s', (_title, underLoad, failures) => {
  const { lines, ...verdict } = evaluateFairness([{ call: 'limit', load: 'papers', idle, underLoad }]);
  expect(lines).toHaveLength(1);
  expect(verdict.failures).toEqual(failures);
});
