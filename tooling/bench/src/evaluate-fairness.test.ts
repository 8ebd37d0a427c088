import { expect, test } from 'vitest';
import { evaluateFairness } from './evaluate-fairness.ts';

const idle = Array.from({ length: 100 }, (_, index) => index);
const times = (factor: number) => idle.map((ms) => ms * factor);
const allowed = 'and at most 3, or 50 ms more, are allowed';

test.each([
  ['passes calls as fast as when idle', idle, times(1), []],
  ['passes calls three times as slow', idle, times(3), []],
  ['fails slower calls', idle, times(3.5), [`limit beside papers: p95 329.0 ms of 100 calls, idle 94.0 ms, 3.5 times, ${allowed}`]],
  ['passes calls that wait 50 ms longer', [10], [60], []],
  [
    'fails calls that wait longer than that',
    [10],
    [61],
    [`limit beside papers: p95 61.0 ms of 1 calls, idle 10.0 ms, 6.1 times, ${allowed}`],
  ],
  [
    'fails if the load ended before the first call',
    idle,
    [],
    [`limit beside papers: p95 NaN ms of 0 calls, idle 94.0 ms, NaN times, ${allowed}`],
  ],
])('evaluateFairness %s', (_title, calm, underLoad, failures) => {
  const { lines, ...verdict } = evaluateFairness([{ call: 'limit', load: 'papers', idle: calm, underLoad }]);
  expect(lines).toHaveLength(1);
  expect(verdict.failures).toEqual(failures);
});
