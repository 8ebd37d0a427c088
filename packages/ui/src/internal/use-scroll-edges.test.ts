import { expect, it } from 'vitest';
import { hiddenSides } from './use-scroll-edges.ts';

it.each([
  ['no side if all is shown', 0, 300, 300, null],
  ['no side for a fraction of a pixel', 0.4, 300, 300.8, null],
  ['the end when scrolled to the start', 0, 300, 500, 'end'],
  ['both sides when scrolled to the middle', 80, 300, 500, 'both'],
  ['the start when scrolled to the end', 200, 300, 500, 'start'],
] as const)('a scrollable row hides content at %s', (_name, left, shown, whole, side) => {
  expect(hiddenSides(left, shown, whole)).toBe(side);
});
