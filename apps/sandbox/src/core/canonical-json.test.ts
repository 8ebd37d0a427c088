import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it.each([
  [{ a: 1, b: { c: [1, { y: 1, x: 2 }] } }, { b: { c: [1, { x: 2, y: 1 }] }, a: 1 }, true],
  [{ a: 1 }, { a: '1' }, false],
  [[1, 2], [2, 1], false],
  [{ a: null }, {}, false],
])('canonicalJson of %j and %j is the same: %s', (left, right, same) => {
  expect(canonicalJson(left) === canonicalJson(right)).toBe(same);
});
