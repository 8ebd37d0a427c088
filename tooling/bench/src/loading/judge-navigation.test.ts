import { expect, test } from 'vitest';
import { judgeNavigation } from './judge-navigation.ts';

const press = (ms: number, loop = 30) => ({ ms, loop });

test('the middle of the presses with an undisturbed processor counts, and all are printed', () => {
  const { lines, failures } = judgeNavigation([press(80), press(250, 70), press(90, 31), press(180, 60), press(70, 29), press(140, 90)]);
  expect(lines).toEqual(['from page to page 80 ms (70, 80, 90; while the processor was slower by itself 250, 180, 140)']);
  expect(failures).toEqual([]);
});

test('a press is not left out because it was slow itself', () => {
  expect(judgeNavigation([press(150, 29), press(140, 30), press(60, 60), press(50, 70)]).failures).toEqual([
    'from page to page takes 140 ms, and at most 100 are asked for',
  ]);
});

test.each([
  [100, 0],
  [101, 1],
  [Number.NaN, 1],
])('%d ms on a steady processor: %d failures', (ms, failures) => {
  expect(judgeNavigation([press(ms), press(ms), press(ms)]).failures).toHaveLength(failures);
});
