import { expect, it } from 'vitest';
import { sidesWithMore } from './use-scroll-edges.ts';

it.each([
  ['nothing where all is shown', 0, 300, 300, null],
  ['nothing for a part of a pixel', 0.4, 300, 300.8, null],
  ['the end at the start', 0, 300, 500, 'end'],
  ['both in the middle', 80, 300, 500, 'both'],
  ['the start at the end', 200, 300, 500, 'start'],
] as const)('%s', (_name, left, shown, whole, side) => {
  expect(sidesWithMore(left, shown, whole)).toBe(side);
});
