import type { Mutant } from './mutants.ts';

const plantFile = (title: string, file: string, text: string, expectedOutput: string): Mutant => ({
  check: 'tiers',
  title,
  file,
  text: () => text,
  expectedOutput: [expectedOutput],
});
const PASSES = "import { expect, test } from 'vitest';\n\ntest('passes', () => {\n  expect(1).toBe(1);\n});\n";
const BROWSER_TEST = "import { test } from '../../src/test.ts';\n\n";

/** Tests that no tier runs, and too many of the slowest kind. */
export const TIER_MUTANTS: readonly Mutant[] = [
  plantFile('a test that no project runs', 'tooling/planted.test.ts', PASSES, 'tooling/planted.test.ts'),
  plantFile('an ending that is no tier', 'packages/schedule/src/planted.exaustive.test.ts', PASSES, 'planted.exaustive.test.ts'),
  plantFile(
    'a tag that no runner knows',
    'tooling/e2e/tests/once/planted-tag.spec.ts',
    `${BROWSER_TEST}test('passes', { tag: '@exaustive' }, () => undefined);\n`,
    'no runner knows the tag @exaustive',
  ),
  plantFile(
    'browser tests by the dozen',
    'tooling/e2e/tests/once/planted.spec.ts',
    `${BROWSER_TEST}for (let turn = 0; turn < 100; turn += 1) test(String(turn), () => undefined);\n`,
    'its budget is',
  ),
];
