import { expect, test } from 'vitest';
import { findListErrors, findUnrunFiles, hasUnknownEnding, type TestLists } from './tiers.ts';

const WHOLE: TestLists = {
  default: ['a'],
  exhaustive: ['b', 'c', 'd', 'e'],
  all: ['a', 'b', 'c', 'd', 'e'],
  quarters: [['b'], ['c'], ['d'], ['e']],
};

test.each([
  ['that agree', {}, []],
  ['of which a test is in no tier', { all: [...WHOLE.all, 'f'] }, ['f: is in no tier']],
  ['with an empty quarter', { quarters: [['b', 'c'], [], ['d'], ['e']] }, ['Quarter 2 of the exhaustive tier is empty.']],
  [
    'with a test outside of all quarters',
    { quarters: [['b'], ['c'], ['d'], ['d']] },
    ['e: is in no quarter of the exhaustive tier', 'd: is in two quarters'],
  ],
  [
    'with a foreign test in a quarter',
    { quarters: [['b'], ['c'], ['d'], ['e', 'a']] },
    ['a: is in a quarter, but not in the exhaustive tier'],
  ],
])('findListErrors judges lists %s', (_what, change, errors) => {
  expect(findListErrors({ ...WHOLE, ...change })).toEqual(errors);
});

test('findUnrunFiles returns the test files that no project includes', () => {
  expect(findUnrunFiles(['a.test.ts', 'b.test.ts'], ['unit a.test.ts'])).toEqual(['b.test.ts: no project of vitest.config.ts includes it']);
});

test.each([
  ['a.test.ts', false],
  ['a.exhaustive.test.ts', false],
  ['a.view.test.tsx', false],
  ['a.view.exhaustive.test.tsx', false],
  ['a.exaustive.test.ts', true],
])('hasUnknownEnding of %s is %s', (file, expected) => {
  expect(hasUnknownEnding(`src/${file}`, (path) => path === 'src/a.view.tsx')).toBe(expected);
});
